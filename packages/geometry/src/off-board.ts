import type { Body } from './body.ts';
import { isInBox, type Box } from './box.ts';

/** Half a stored unit: a stand flush with the border by its stored pose is on the board. */
const HAIR = 0.0005;

/** Whether any part of a stand is off the board. */
export const isOffBoard = (body: Body, { x, y, width, depth }: Box): boolean => {
  const roomy = { x: x - HAIR, y: y - HAIR, width: width + 2 * HAIR, depth: depth + 2 * HAIR };
  return !body.corners.every((corner) => isInBox(roomy, corner));
};
