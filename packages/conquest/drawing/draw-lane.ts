import type { MapPoint, MapTerritory } from '../src/rules/maps/map-pack.ts';
import { type Grid, labelAt, SEA } from '../src/rules/maps/tracing/grid.ts';

/** How far a lane goes in from the coast, so that one sees where it ends. */
const LANDING = 7;

/** A lane by the shortest way over water between two territories, or by the points given. Throws where it crosses land. */
export const drawLane = (from: MapTerritory, to: MapTerritory, via: readonly MapPoint[], grid: Grid): MapPoint[] => {
  const [start, end] = nearestCoasts(from, to, via);
  const between = via.length > 0 ? via : bow(start, end);
  const line = [start, ...between, end];
  const dry = pointsAlong(line).filter(
    ([x, y]) => labelAt(grid, Math.floor(x / grid.cell), Math.floor(y / grid.cell)) !== SEA,
  );
  if (dry.length > 2)
    throw new Error(`The sea lane from ${from.name} to ${to.name} crosses land near ${String(dry[1])}`);
  const first = between[0] as MapPoint;
  const last = between[between.length - 1] as MapPoint;
  return [inland(start, first), ...between, inland(end, last)];
};

const nearestCoasts = (from: MapTerritory, to: MapTerritory, via: readonly MapPoint[]): [MapPoint, MapPoint] => {
  const [coastA, coastB] = [from.polygons.flat(), to.polygons.flat()];
  const [first, last] = [via[0], via[via.length - 1]];
  if (first && last) return [nearestTo(coastA, first), nearestTo(coastB, last)];
  const ends = coastA.map((a) => [a, nearestTo(coastB, a)] as [MapPoint, MapPoint]);
  return ends.reduce((best, pair) => (distance(...pair) < distance(...best) ? pair : best));
};

const nearestTo = (points: readonly MapPoint[], goal: MapPoint): MapPoint =>
  points.reduce((best, point) => (distance(point, goal) < distance(best, goal) ? point : best));

const distance = (a: MapPoint, b: MapPoint): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Three points of a flat bow: a lane is sailed, not ruled. */
const bow = (a: MapPoint, b: MapPoint): MapPoint[] =>
  [0.25, 0.5, 0.75].map((along) => {
    const out = 0.3 * along * (1 - along);
    return [
      Math.round(a[0] + (b[0] - a[0]) * along + (b[1] - a[1]) * out),
      Math.round(a[1] + (b[1] - a[1]) * along - (b[0] - a[0]) * out),
    ];
  });

const inland = (coast: MapPoint, from: MapPoint): MapPoint => {
  const far = distance(coast, from) || 1;
  return [
    Math.round(coast[0] + ((coast[0] - from[0]) / far) * LANDING),
    Math.round(coast[1] + ((coast[1] - from[1]) / far) * LANDING),
  ];
};

/** Every five units of the line, its ends left out. */
const pointsAlong = (line: readonly MapPoint[]): MapPoint[] =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index] as MapPoint;
    const count = Math.floor(distance(from, to) / 5);
    return Array.from({ length: count }, (_, step): MapPoint => {
      const along = (step + 0.5) / count;
      return [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
    });
  });
