import { strokeAt, type Stroke } from '../moves/stroke.ts';
import type { Placement } from '../placement.ts';
import { boxAround, type Box } from '../box.ts';
import { shiftPoint, type Point } from '../point.ts';
import { edgesOf, type Polygon } from '../polygon.ts';
import { cornersOf, rectangleFromFront } from '../rectangle.ts';
import { CONTACT_TOLERANCE } from '../tolerances.ts';
import { isNearBox, meetingPoint } from './meeting-point.ts';
import { sliceCount, sweptBetween, type Size } from './swept-area.ts';

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

/** A base drawn in by the contact tolerance at each side: what only brushes past is not in the piece. */
const drawnIn = (at: Placement, size: Size): readonly [Placement, Size] => {
  const radians = (at.degrees * Math.PI) / 180;
  return [
    { ...at, x: at.x - CONTACT_TOLERANCE * Math.sin(radians), y: at.y - CONTACT_TOLERANCE * Math.cos(radians) },
    { width: size.width - 2 * CONTACT_TOLERANCE, depth: size.depth - 2 * CONTACT_TOLERANCE },
  ];
};

const turningTouch = (at: Placement, size: Size, stroke: Stroke, piece: Polygon): Touch | undefined => {
  const count = sliceCount(stroke);
  for (let slice = 0; slice < count; slice += 1) {
    const from = slice / count;
    let to = (slice + 1) / count;
    let point = meetingPoint(sweptBetween(at, size, stroke, from, to), piece);
    if (!point) continue;
    let clear = from;
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const middle = (clear + to) / 2;
      const nearer = meetingPoint(sweptBetween(at, size, stroke, from, middle), piece);
      if (nearer) [to, point] = [middle, nearer];
      else clear = middle;
    }
    return { part: to, point };
  }
  return undefined;
};

/** Where a base first is in the piece during the stroke: at 0 where it stands in it; `undefined` where it never is. */
export const firstTouch = (at: Placement, size: Size, stroke: Stroke, piece: Polygon): Touch | undefined => {
  const [inner, small] = drawnIn(at, size);
  const corners = cornersOf(rectangleFromFront(inner, small.width, small.depth));
  const now = meetingPoint(corners, piece);
  if (now) return { part: 0, point: now };
  if (stroke.kind === 'shift') return shiftTouch(corners, stroke.dx, stroke.dy, piece);
  const toInner: Stroke =
    stroke.kind === 'jump' ? { kind: 'jump', to: drawnIn(strokeAt(at, stroke), size)[0] } : stroke;
  return turningTouch(inner, small, toInner, piece);
};
