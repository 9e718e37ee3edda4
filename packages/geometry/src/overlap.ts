import { edgesOf, type Polygon } from './polygon.ts';
import type { Point } from './point.ts';
import { cornersOf, type Rectangle } from './rectangle.ts';

const shadowOn = (polygon: Polygon, axis: Point): readonly [number, number] => {
  const along = polygon.map((point) => point.x * axis.x + point.y * axis.y);
  return [Math.min(...along), Math.max(...along)];
};

const isSeparated = (a: Polygon, b: Polygon, by: Polygon, slack: number): boolean =>
  edgesOf(by).some(([from, to]) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return false;
    const axis = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
    const [minA, maxA] = shadowOn(a, axis);
    const [minB, maxB] = shadowOn(b, axis);
    return maxA <= minB + slack || maxB <= minA + slack;
  });

/** Whether two convex shapes share more than their borders; `slack` MU of sharing is forgiven. */
export const doPolygonsOverlap = (a: Polygon, b: Polygon, slack = 1e-9): boolean =>
  !isSeparated(a, b, a, slack) && !isSeparated(a, b, b, slack);

/** Whether two bases lie on top of one another by more than `slack` MU. */
export const doRectanglesOverlap = (a: Rectangle, b: Rectangle, slack?: number): boolean =>
  doPolygonsOverlap(cornersOf(a), cornersOf(b), slack);
