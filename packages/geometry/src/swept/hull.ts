import type { Point } from '../point.ts';

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const isAfter = (a: Point, b: Point): boolean => a.x > b.x || (a.x === b.x && a.y > b.y);

/** From left to right, and from near to far. A swept slice has eight points, many times for each pointer event: no sort is as quick as this. */
const sortedAcross = (points: readonly Point[]): Point[] => {
  if (points.length > 16) return points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const sorted = points.slice();
  for (let next = 1; next < sorted.length; next += 1) {
    const point = sorted[next] as Point;
    let at = next;
    for (; at > 0 && isAfter(sorted[at - 1] as Point, point); at -= 1) sorted[at] = sorted[at - 1] as Point;
    sorted[at] = point;
  }
  return sorted;
};

/** Adds the hull's points on one side of the line from the first to the last, without the last. */
const addHalf = (hull: Point[], sorted: readonly Point[], from: number, step: 1 | -1): void => {
  const start = hull.length;
  for (let index = from; index >= 0 && index < sorted.length; index += step) {
    const point = sorted[index] as Point;
    while (hull.length > start + 1 && turn(hull[hull.length - 2] as Point, hull[hull.length - 1] as Point, point) <= 0)
      hull.pop();
    hull.push(point);
  }
  hull.pop();
};

/** The convex hull, counter-clockwise (Andrew's monotone chain). */
export const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = sortedAcross(points);
  const hull: Point[] = [];
  if (sorted.length === 0) return hull;
  addHalf(hull, sorted, 0, 1);
  addHalf(hull, sorted, sorted.length - 1, -1);
  return hull;
};
