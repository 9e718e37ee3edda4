import { shadowOn } from './overlap.ts';
import { edgesOf, type Polygon } from './polygon.ts';

const deepest = (a: Polygon, b: Polygon, by: Polygon): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const [from, to] of edgesOf(by)) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) continue;
    const [x, y] = [(to.y - from.y) / length, (from.x - to.x) / length];
    const onA = shadowOn(a, x, y);
    const onB = shadowOn(b, x, y);
    least = Math.min(least, onA.high - onB.low, onB.high - onA.low);
  }
  return least;
};

/** How far one of two convex shapes must move so that they no longer overlap, in MU; 0 where they do not. */
export const penetrationOf = (a: Polygon, b: Polygon): number =>
  Math.max(0, Math.min(deepest(a, b, a), deepest(a, b, b)));
