/**
 * Where a piece is: `[x, y, heading]`, integers. x and y in thousandths of an MU (x from red's left to red's right, y from red's
 * base edge to blue's), heading in hundredths of a degree clockwise, 0 to 35999, 0 = toward blue's base edge.
 * A stand is anchored at the midpoint of its front edge, everything else at its centre.
 */
export type Pose = readonly [x: number, y: number, heading: number];

export const MILLI_MU = 1000;
export const FULL_TURN = 36000;

/** Any whole number of hundredths of a degree, brought into 0 to 35999. */
export const normalHeading = (heading: number): number => ((heading % FULL_TURN) + FULL_TURN) % FULL_TURN;

/** A pose from MU and degrees, rounded to what the table stores. */
export const poseFrom = (xMu: number, yMu: number, degrees: number): Pose => [
  Math.round(xMu * MILLI_MU),
  Math.round(yMu * MILLI_MU),
  normalHeading(Math.round(degrees * 100)),
];

export const isSamePose = (a: Pose | undefined, b: Pose | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1] && a[2] === b[2]);
