import type { Polygon } from './polygon.ts';
import type { Point } from './point.ts';
import { cornersOf, type Rectangle } from './rectangle.ts';

interface Shadow {
  readonly low: number;
  readonly high: number;
}

/** How far a shape reaches along a direction. */
export const shadowOn = (polygon: Polygon, x: number, y: number): Shadow => {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const point of polygon) {
    const along = point.x * x + point.y * y;
    if (along < low) low = along;
    if (along > high) high = along;
  }
  return { low, high };
};

/** Whether the line along one of its edges has the one shape behind it and the other before it. */
const isSeparated = (a: Polygon, b: Polygon, by: Polygon, slack: number): boolean => {
  let from = by[by.length - 1] as Point;
  for (const to of by) {
    const x = to.y - from.y;
    const y = from.x - to.x;
    from = to;
    const length = Math.sqrt(x * x + y * y);
    if (length === 0) continue;
    // The direction is as long as the edge, and the slack with it: a division for every edge would take longer than the rest.
    const room = slack * length;
    const onA = shadowOn(a, x, y);
    const onB = shadowOn(b, x, y);
    if (onA.high <= onB.low + room || onB.high <= onA.low + room) return true;
  }
  return false;
};

/** Whether two convex shapes share more than their borders; `slack` MU of sharing is forgiven, and with less than 0 a gap is none. */
export const doPolygonsOverlap = (a: Polygon, b: Polygon, slack = 1e-9): boolean =>
  !isSeparated(a, b, b, slack) && !isSeparated(a, b, a, slack);

/** Whether two bases lie on top of one another by more than `slack` MU. */
export const doRectanglesOverlap = (a: Rectangle, b: Rectangle, slack?: number): boolean =>
  doPolygonsOverlap(cornersOf(a), cornersOf(b), slack);
