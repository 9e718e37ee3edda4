import { rotatePoint, type Point } from './point.ts';

/** Where a piece is, as the geometry works it out: MU and degrees, floats. The heading is clockwise, 0 toward blue's base edge. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}

/** The integers that a table stores: thousandths of an MU and hundredths of a degree. */
export type StoredPose = readonly [x: number, y: number, heading: number];

export const placementOf = (pose: StoredPose): Placement => ({
  x: pose[0] / 1000,
  y: pose[1] / 1000,
  degrees: pose[2] / 100,
});

/** The degrees brought into 0 (included) to 360 (excluded). */
export const normalDegrees = (degrees: number): number => {
  const turned = ((degrees % 360) + 360) % 360;
  return turned === 360 ? 0 : turned;
};

/** The shorter way from one heading to another, -180 (excluded) to 180. */
export const turnBetween = (from: number, to: number): number => {
  const turn = normalDegrees(to - from);
  return turn > 180 ? turn - 360 : turn;
};

/** Rounded to what the table stores. The added 0 turns a negative zero, which equals 0 but is told apart by tests and hashes, into 0. */
export const poseOf = (placement: Placement): StoredPose => [
  Math.round(placement.x * 1000) + 0,
  Math.round(placement.y * 1000) + 0,
  Math.round(normalDegrees(placement.degrees) * 100) % 36000,
];

export const shiftPlacement = (placement: Placement, dx: number, dy: number): Placement => ({
  x: placement.x + dx,
  y: placement.y + dy,
  degrees: placement.degrees,
});

/** The placement turned clockwise about a pivot, its own heading with it. */
export const rotatePlacement = (placement: Placement, pivot: Point, degrees: number): Placement => {
  // Not spread: this is asked for every slice of every wheel.
  const { x, y } = rotatePoint(placement, pivot, degrees);
  return { x, y, degrees: normalDegrees(placement.degrees + degrees) };
};

/** A whole group turned about one pivot, as one body. */
export const rotateGroup = <Id>(
  group: ReadonlyMap<Id, Placement>,
  pivot: Point,
  degrees: number,
): ReadonlyMap<Id, Placement> =>
  new Map([...group].map(([id, placement]) => [id, rotatePlacement(placement, pivot, degrees)]));
