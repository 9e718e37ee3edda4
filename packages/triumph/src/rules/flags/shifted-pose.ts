import { MILLI_MU, type Pose } from '@vexillum/model';
import type { Shift } from './shift-into.ts';

/** Whole units, outward: a shift that ends a hair short would be flagged again. */
const stored = (mu: number): number => Math.sign(mu) * Math.ceil(Math.abs(mu) * MILLI_MU - 1e-6) + 0;

/** The pose so many MU further on the board. */
export const shiftedPose = ([x, y, heading]: Pose, { dx, dy }: Shift): Pose => [
  x + stored(dx),
  y + stored(dy),
  heading,
];
