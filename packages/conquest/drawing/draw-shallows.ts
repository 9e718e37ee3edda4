import type { MapArt, MapPoint } from '../src/rules/maps/map-pack.ts';
import { farFrom } from './far-from.ts';
import { type Grid, SEA } from '../src/rules/maps/tracing/grid.ts';
import { ringsOf, signedArea } from '../src/rules/maps/tracing/rings-of.ts';
import { smoothLine } from '../src/rules/maps/tracing/smooth-line.ts';
import { traceLines } from '../src/rules/maps/tracing/trace-lines.ts';
import type { World } from './world.ts';

/** Lighter water round the land, one band over the other. */
export const drawShallows = ({ shallows, board }: World, grid: Grid): MapArt[] => {
  const far = farFrom(grid, (cell) => grid.labels[cell] !== SEA);
  return shallows.flatMap(({ reach, fill }, band) => {
    const beyond = shallows[band - 1]?.fill ?? board.sea;
    const rings = bandRings(grid, far, reach / grid.cell);
    return rings.map((points) => ({ points, fill: signedArea(points) > 0 ? fill : beyond }));
  });
};

/** The outer rings first: a hole is water of the band beyond, laid over it. */
const bandRings = (grid: Grid, far: Float32Array, reach: number): MapPoint[][] => {
  const labels = Int16Array.from(far, (cells) => (cells <= reach ? 0 : SEA));
  const edges = traceLines({ ...grid, labels }).map((line) => {
    const points = line.points.map(([x, y]): MapPoint => [x * grid.cell, y * grid.cell]);
    return { ...line, points: smoothLine(points, line.isClosed, 8, 1.5) };
  });
  return ringsOf(edges, 0)
    .filter((ring) => Math.abs(signedArea(ring)) > 800)
    .sort((one, other) => signedArea(other) - signedArea(one));
};
