import { shiftPlacement, type Placement } from '../placement.ts';
import { forwardOf, rightOf } from '../point.ts';

/** Straight ahead by so many MU; less than 0 is back. */
export const advance = (at: Placement, distance: number): Placement => {
  const forward = forwardOf(at.degrees);
  return shiftPlacement(at, forward.x * distance, forward.y * distance);
};

/** Straight to its right by so many MU; less than 0 is to its left. */
export const slide = (at: Placement, distance: number): Placement => {
  const right = rightOf(at.degrees);
  return shiftPlacement(at, right.x * distance, right.y * distance);
};
