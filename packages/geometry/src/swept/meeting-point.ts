import { doSegmentsCross } from '../distance.ts';
import type { Point } from '../point.ts';
import { boxAround, isInBox, type Box } from '../box.ts';
import { edgesOf, isInside, type Polygon } from '../polygon.ts';

const crossing = (a: Point, b: Point, c: Point, d: Point): Point => {
  const across = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  const part = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / across;
  return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) };
};

/** Whether the stretch comes near the box at all. */
export const isNearBox = (a: Point, b: Point, box: Box): boolean =>
  Math.max(a.x, b.x) >= box.x &&
  Math.min(a.x, b.x) <= box.x + box.width &&
  Math.max(a.y, b.y) >= box.y &&
  Math.min(a.y, b.y) <= box.y + box.depth;

/** A point that both shapes share, bent or not; `undefined` where they are apart or only touch. */
export const meetingPoint = (a: Polygon, b: Polygon): Point | undefined => {
  const box = boxAround(a);
  const [first] = b;
  if (!box || !first) return undefined;
  const corner = b.find((point) => isInBox(box, point) && isInside(a, point));
  if (corner) return corner;
  const sides = edgesOf(a);
  for (let index = 0; index < b.length; index += 1) {
    const [r, s] = [b[index] as Point, b[index + 1] ?? first];
    if (!isNearBox(r, s, box)) continue;
    for (const [p, q] of sides) if (doSegmentsCross(p, q, r, s)) return crossing(p, q, r, s);
  }
  return a.find((point) => isInside(b, point));
};
