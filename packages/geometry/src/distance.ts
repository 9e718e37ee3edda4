import { doPolygonsOverlap } from './overlap.ts';
import { distanceToSegment, isInside, type Polygon } from './polygon.ts';
import type { Point } from './point.ts';
import { cornersOf, type Rectangle } from './rectangle.ts';

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether two stretches pass through each other; ends that only touch do not. */
export const doSegmentsCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

const segmentDistance = (a: Point, b: Point, c: Point, d: Point): number =>
  doSegmentsCross(a, b, c, d)
    ? 0
    : Math.min(
        distanceToSegment(a, c, d),
        distanceToSegment(b, c, d),
        distanceToSegment(c, a, b),
        distanceToSegment(d, a, b),
      );

/** Edge to edge distance of two shapes; 0 where they touch or overlap. */
export const distanceOfPolygons = (a: Polygon, b: Polygon): number => {
  if (isInside(a, b[0] as Point) || isInside(b, a[0] as Point)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  let p = a[a.length - 1] as Point;
  for (const q of a) {
    let r = b[b.length - 1] as Point;
    for (const s of b) {
      nearest = Math.min(nearest, segmentDistance(p, q, r, s));
      r = s;
    }
    p = q;
  }
  return nearest;
};

/** Whether two convex shapes are at most so far apart: the cheap look at their edges' directions settles most cases. */
export const areWithin = (a: Polygon, b: Polygon, reach: number): boolean =>
  doPolygonsOverlap(a, b, -reach - 1e-9) && distanceOfPolygons(a, b) <= reach;

/** Edge to edge distance of two bases in MU; 0 where they touch or overlap. */
export const distanceOfRectangles = (a: Rectangle, b: Rectangle): number =>
  distanceOfPolygons(cornersOf(a), cornersOf(b));
