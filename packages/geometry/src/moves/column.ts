import { normalDegrees, type Placement, type StoredPose } from '../placement.ts';
import { forwardOf, type Point } from '../point.ts';
import { strokeAt, frontCornersOf, type Stroke } from './stroke.ts';
import { wheelTurn, type WheelSide } from './wheel.ts';

/** The inner corner of a column's turn: every member comes to it with that front corner, turns there, and follows (section 5). */
export interface Hinge {
  readonly at: Point;
  readonly side: WheelSide;
  readonly degrees: number;
}

/** Stored as x, y and the signed turn; a turn to the left is less than 0. */
export const storedHinge = (hinge: Hinge): StoredPose => [
  Math.round(hinge.at.x * 1000) + 0,
  Math.round(hinge.at.y * 1000) + 0,
  Math.round(wheelTurn(hinge.side, hinge.degrees) * 100) + 0,
];

export const hingeOf = ([x, y, turn]: StoredPose): Hinge => ({
  at: { x: x / 1000, y: y / 1000 },
  side: turn < 0 ? 'left' : 'right',
  degrees: Math.abs(turn) / 100,
});

/** The hinge of a turn that the column's first stand begins where it is. */
export const hingeAt = (lead: Placement, width: number, side: WheelSide, degrees: number): Hinge => {
  const [left, right] = frontCornersOf(lead, width);
  return { at: side === 'left' ? left : right, side, degrees };
};

export interface Following {
  readonly strokes: readonly Stroke[];
  readonly to: Placement;
  /** The hinges that are still ahead: while a member has one, the column is kinked. */
  readonly ahead: readonly Hinge[];
}

const shiftAlong = (at: Placement, distance: number): Stroke => {
  const forward = forwardOf(at.degrees);
  return { kind: 'shift', dx: forward.x * distance, dy: forward.y * distance };
};

const distanceToHinge = (at: Placement, width: number, hinge: Hinge): number => {
  const [left, right] = frontCornersOf(at, width);
  const corner = hinge.side === 'left' ? left : right;
  const forward = forwardOf(at.degrees);
  return Math.max(0, (hinge.at.x - corner.x) * forward.x + (hinge.at.y - corner.y) * forward.y);
};

/** One member marching `distance` MU, turning at each hinge that it reaches. Turning takes no distance; its price does. */
export const followHinges = (at: Placement, width: number, hinges: readonly Hinge[], distance: number): Following => {
  const strokes: Stroke[] = [];
  let place = at;
  let left = distance;
  const take = (stroke: Stroke): void => {
    place = strokeAt(place, stroke);
    strokes.push(stroke);
  };
  for (const [index, hinge] of hinges.entries()) {
    const needed = distanceToHinge(place, width, hinge);
    // A stored pose is rounded: a hinge that is a hair further than the march is reached.
    if (needed > left + 0.001) {
      take(shiftAlong(place, left));
      return { strokes, to: place, ahead: hinges.slice(index) };
    }
    if (needed > 0) take(shiftAlong(place, needed));
    take({ kind: 'turn', pivot: hinge.at, degrees: wheelTurn(hinge.side, hinge.degrees) });
    left = Math.max(0, left - needed);
  }
  if (left > 0) take(shiftAlong(place, left));
  return { strokes, to: { ...place, degrees: normalDegrees(place.degrees) }, ahead: [] };
};

/** How far inner corners part while a member of that depth has turned and the next has not: 2 d sin(a/2). */
export const kinkGap = (depth: number, degrees: number): number =>
  2 * depth * Math.abs(Math.sin((degrees * Math.PI) / 360));
