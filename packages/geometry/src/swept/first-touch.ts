import { doBoxesMeet } from '../body.ts';
import { boxAround, type Box } from '../box.ts';
import type { Stroke } from '../moves/stroke.ts';
import type { Placement } from '../placement.ts';
import { shiftPoint, type Point } from '../point.ts';
import { edgesOf, type Polygon } from '../polygon.ts';
import { isNearBox, meetingPoint, meetingPointNear } from './meeting-point.ts';
import { nearPartOf } from './near-part.ts';
import { boxed, passageOf, type Boxed, type Passage } from './passage.ts';
import { cornersAt, hullBetween, type Size } from './swept-area.ts';

/** Where along a stroke (0 to 1) a base first is in a piece, and at which point. */
export interface Touch {
  readonly part: number;
  readonly point: Point;
}

const HALVINGS = 8;

/** How far along (dx, dy) the point meets the stretch, as a part of that way; infinite where it does not. */
const rayPart = (from: Point, dx: number, dy: number, a: Point, b: Point): number => {
  const across = dx * (b.y - a.y) - dy * (b.x - a.x);
  if (Math.abs(across) < 1e-12) return Number.POSITIVE_INFINITY;
  const part = ((a.x - from.x) * (b.y - a.y) - (a.y - from.y) * (b.x - a.x)) / across;
  const along = ((a.x - from.x) * dy - (a.y - from.y) * dx) / across;
  return part >= 0 && part <= 1 && along >= 0 && along <= 1 ? part : Number.POSITIVE_INFINITY;
};

const shiftTouch = (corners: Polygon, dx: number, dy: number, piece: Polygon): Touch | undefined => {
  let best: Touch | undefined;
  const keep = (part: number, point: Point, moved: number): void => {
    if (part > 1 || (best && part >= best.part)) return;
    best = { part, point: { x: point.x + dx * moved, y: point.y + dy * moved } };
  };
  const sides = edgesOf(corners);
  const reach = boxAround(corners.flatMap((corner) => [corner, shiftPoint(corner, dx, dy)])) as Box;
  let a = piece[piece.length - 1] as Point;
  for (const b of piece) {
    if (isNearBox(a, b, reach)) {
      for (const corner of corners) {
        const part = rayPart(corner, dx, dy, a, b);
        keep(part, corner, part);
      }
      for (const [c, d] of sides) keep(rayPart(b, -dx, -dy, c, d), b, 0);
    }
    a = b;
  }
  return best;
};

/** When it first is in the piece within a slice in which it comes into it. Half a slice bulges out of the whole: nothing near is left out here. */
const momentIn = ({ at, size, stroke }: Passage, from: number, to: number, met: Point, piece: Polygon): Touch => {
  const first = cornersAt(at, size, stroke, from);
  let touch: Touch = { part: to, point: met };
  let clear = from;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (clear + touch.part) / 2;
    const point = meetingPoint(hullBetween(first, cornersAt(at, size, stroke, middle)), piece);
    if (point) touch = { part: middle, point };
    else clear = middle;
  }
  return touch;
};

const turningTouch = (passage: Passage, piece: Boxed): Touch | undefined => {
  const slices = passage.slices();
  const near = nearPartOf(piece.area, passage.box());
  for (const [index, { area, box }] of slices.entries()) {
    if (!doBoxesMeet(box, piece.box)) continue;
    const point = meetingPointNear(area, box, near);
    if (point) return momentIn(passage, index / slices.length, (index + 1) / slices.length, point, piece.area);
  }
  return undefined;
};

/** Where the passing base first is in the piece: at 0 where it stands in it; `undefined` where it never is. */
export const touchOf = (passage: Passage, piece: Boxed): Touch | undefined => {
  const { start, stroke } = passage;
  if (doBoxesMeet(start.box, piece.box)) {
    const now = meetingPointNear(start.area, start.box, nearPartOf(piece.area, start.box));
    if (now) return { part: 0, point: now };
  }
  if (stroke.kind === 'shift') return shiftTouch(start.area, stroke.dx, stroke.dy, piece.area);
  return turningTouch(passage, piece);
};

/** The same for one piece alone. */
export const firstTouch = (at: Placement, size: Size, stroke: Stroke, piece: Polygon): Touch | undefined =>
  piece.length === 0 ? undefined : touchOf(passageOf(at, size, stroke), boxed(piece));
