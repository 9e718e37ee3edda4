import type { Point } from '../point.ts';

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const halfHull = (points: readonly Point[]): Point[] => {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && turn(hull[hull.length - 2] as Point, hull[hull.length - 1] as Point, point) <= 0)
      hull.pop();
    hull.push(point);
  }
  hull.pop();
  return hull;
};

/** The convex hull, counter-clockwise (Andrew's monotone chain). */
export const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
};
