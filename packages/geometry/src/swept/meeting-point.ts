import { doSegmentsCross } from '../distance.ts';
import { boxAround, isInBox, type Box } from '../box.ts';
import type { Point } from '../point.ts';
import { isInside, type Polygon } from '../polygon.ts';
import { isInsideNear, nearPartOf, type NearPart } from './near-part.ts';

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

const borderPoint = (a: Polygon, box: Box, { edges }: NearPart): Point | undefined => {
  for (const [r, s] of edges) {
    if (!isNearBox(r, s, box)) continue;
    for (let index = 0; index < a.length; index += 1) {
      const [p, q] = [a[index] as Point, a[index + 1 === a.length ? 0 : index + 1] as Point];
      if (doSegmentsCross(p, q, r, s)) return crossing(p, q, r, s);
    }
  }
  return undefined;
};

/** A point that a shape, which fills the box, shares with another, of which only a part near the box is given. */
export const meetingPointNear = (a: Polygon, box: Box, near: NearPart): Point | undefined =>
  near.corners.find((point) => isInBox(box, point) && isInside(a, point)) ??
  borderPoint(a, box, near) ??
  a.find((point) => isInsideNear(near, point));

/** A point that both shapes share, bent or not; `undefined` where they are apart or only touch. */
export const meetingPoint = (a: Polygon, b: Polygon): Point | undefined => {
  const box = boxAround(a);
  return box && b.length > 0 ? meetingPointNear(a, box, nearPartOf(b, box)) : undefined;
};
