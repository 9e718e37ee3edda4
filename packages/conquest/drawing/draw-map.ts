import type { MapArt, MapBorder, MapPack, MapPoint, MapRegion, MapTerritory } from '../src/rules/maps/map-pack.ts';
import { drawRose } from './draw-rose.ts';
import { drawLane } from './draw-lane.ts';
import { drawShallows } from './draw-shallows.ts';
import { farFrom } from './far-from.ts';
import { type Grid, SEA } from '../src/rules/maps/tracing/grid.ts';
import { layLand } from './lay-land.ts';
import { type Edge, ringsOf, signedArea } from '../src/rules/maps/tracing/rings-of.ts';
import { smoothLine } from '../src/rules/maps/tracing/smooth-line.ts';
import { tidyLand } from './tidy-land.ts';
import { traceLines } from '../src/rules/maps/tracing/trace-lines.ts';
import { idOf, type PlacedSite, placedSites, type World } from './world.ts';

const CELL = 2.5;
/** Territories that touch along less are hard to see as neighbours: then the sites must be moved. */
const SHORTEST_BORDER = 14;

/** Draws the whole map; the same world gives the same map. Throws where the hand-placed sites do not do what the rules ask. */
export const drawMap = (world: World): MapPack => {
  const grid = layLand(world, CELL);
  tidyLand(grid);
  const edges = edgesOf(grid);
  const sites = placedSites(world);
  const territories = sites.map((site, label) => territoryOf(grid, edges, site, label));
  const art: MapArt[] = [...drawShallows(world, grid), ...drawRose(world.rose, world.roseSize)];
  return {
    format: 'vxmap1',
    id: world.id,
    version: world.version,
    name: world.name,
    description: world.description,
    author: 'The Vexillum authors',
    licence: 'MIT',
    board: world.board,
    regions: regionsOf(world),
    territories,
    borders: [...landBorders(edges, sites), ...seaBorders(world, territories, grid)],
    miniatures: [
      { from: 1, figure: 'soldier' },
      { from: 5, figure: 'tank' },
      { from: 10, figure: 'fighter' },
    ],
    art,
  };
};

/** A region of several islands is named at each of them. */
const regionsOf = ({ landmasses }: World): MapRegion[] => {
  const regions = landmasses.flatMap((landmass) => landmass.regions);
  const byName = new Map(regions.map(({ name, bonus, color }) => [name, { id: idOf(name), name, bonus, color }]));
  return [...byName.values()];
};

const edgesOf = (grid: Grid): Edge[] =>
  traceLines(grid).map((line) => {
    const points = line.points.map(([x, y]): MapPoint => [x * grid.cell, y * grid.cell]);
    const isCoast = line.left === SEA || line.right === SEA;
    return { ...line, points: smoothLine(points, line.isClosed, isCoast ? 2 : 6, isCoast ? 1.1 : 1.4) };
  });

const territoryOf = (grid: Grid, edges: readonly Edge[], site: PlacedSite, label: number): MapTerritory => {
  const rings = ringsOf(edges, label).sort((one, other) => signedArea(other) - signedArea(one));
  if (rings.length === 0) throw new Error(`${site.name} has no land`);
  if (rings.some((ring) => signedArea(ring) <= 0)) throw new Error(`${site.name} has a hole in it`);
  return {
    id: idOf(site.name),
    name: site.name,
    region: idOf(site.region),
    label: labelPoint(grid, label),
    polygons: rings,
  };
};

/** The point with the most of its own land round it; sideways counts less, since names are wide. */
const labelPoint = (grid: Grid, label: number): MapPoint => {
  const far = farFrom(grid, (cell) => grid.labels[cell] !== label);
  let best = 0;
  let most = -1;
  for (let cell = 0; cell < far.length; cell += 1) {
    const room = far[cell] as number;
    const sideways = Math.min(far[cell - 8] ?? 0, far[cell + 8] ?? 0);
    if (grid.labels[cell] === label && room + 0.6 * sideways > most) [best, most] = [cell, room + 0.6 * sideways];
  }
  const [column, row] = [best % grid.columns, Math.floor(best / grid.columns)];
  return [Math.round((column + 0.5) * grid.cell), Math.round((row + 0.5) * grid.cell)];
};

const lengthOf = (points: readonly MapPoint[]): number =>
  points.reduce((sum, [x, y], index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : sum;
  }, 0);

const landBorders = (edges: readonly Edge[], sites: readonly PlacedSite[]): MapBorder[] => {
  const lengths = new Map<string, number>();
  for (const { left, right, points } of edges) {
    if (left === SEA || right === SEA) continue;
    const key = [left, right].sort((one, other) => one - other).join(' ');
    lengths.set(key, (lengths.get(key) ?? 0) + lengthOf(points));
  }
  const borders = [...lengths].map(([key, length]) => {
    const [a, b] = key.split(' ').map((label) => sites[Number(label)]?.name as string) as [string, string];
    return { a, b, length };
  });
  const short = borders.filter(({ length }) => length < SHORTEST_BORDER);
  if (short.length > 0) throw new Error(`They hardly touch: ${short.map(({ a, b }) => `${a} and ${b}`).join(', ')}`);
  return borders.map(({ a, b }) => ({ between: [idOf(a), idOf(b)] }));
};

const seaBorders = (world: World, territories: readonly MapTerritory[], grid: Grid): MapBorder[] =>
  world.seaLanes.map(([from, to, ...via]) => {
    const [a, b] = [from, to].map((name) => territories.find((territory) => territory.name === name));
    if (!a || !b) throw new Error(`There is no ${a ? to : from}`);
    return { between: [a.id, b.id], seaLane: drawLane(a, b, via, grid) };
  });
