import type { Pose } from './true-table.ts';

// Reckoned here by hand and not with the product's own geometry, so that it cannot hide its own mistakes.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half of a stand's front, in MU. */
const HALF = 1;

/** The front corners of a stored pose, in MU. */
export const frontOf = ([x, y, heading]: Pose): { readonly left: Point; readonly right: Point } => {
  const turn = (heading / 100 / 180) * Math.PI;
  const [dx, dy] = [Math.cos(turn) * HALF, -Math.sin(turn) * HALF];
  return { left: { x: x / 1000 - dx, y: y / 1000 - dy }, right: { x: x / 1000 + dx, y: y / 1000 + dy } };
};

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far the worse pair of corners is from meeting when two stands look each other in the face, in MU. */
export const gapFaceToFace = (one: Pose, other: Pose): number => {
  const [a, b] = [frontOf(one), frontOf(other)];
  return Math.max(apart(a.left, b.right), apart(a.right, b.left));
};

/** How far the corner that went furthest has gone straight, in MU. */
export const straightWay = (from: Pose, to: Pose): number => {
  const [a, b] = [frontOf(from), frontOf(to)];
  return Math.max(apart(a.left, b.left), apart(a.right, b.right));
};
