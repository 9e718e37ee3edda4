import { shadowOn } from './overlap.ts';
import type { Point } from './point.ts';
import type { Polygon } from './polygon.ts';

const deepest = (a: Polygon, b: Polygon, by: Polygon, known: number): number => {
  let least = known;
  for (let index = 0; index < by.length && least > 0; index += 1) {
    const from = by[index] as Point;
    const to = by[index + 1 === by.length ? 0 : index + 1] as Point;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) continue;
    const x = (to.y - from.y) / length;
    const y = (from.x - to.x) / length;
    const onA = shadowOn(a, x, y);
    const onB = shadowOn(b, x, y);
    least = Math.min(least, onA.high - onB.low, onB.high - onA.low);
  }
  return least;
};

/** How far one of two convex shapes must move so that they no longer overlap, in MU; 0 where they do not. */
export const penetrationOf = (a: Polygon, b: Polygon): number =>
  Math.max(0, deepest(a, b, b, deepest(a, b, a, Number.POSITIVE_INFINITY)));
