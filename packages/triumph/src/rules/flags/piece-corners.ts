import { type Corners, cornersOf, placementOf, rectangleFromCenter } from '@vexillum/geometry';
import { MILLI_MU, type Pose } from '@vexillum/model';

/** The corners of a camp or an obstacle, which lie by their middle: front left, front right, rear right, rear left. */
export const pieceCorners = (size: readonly [width: number, depth: number], pose: Pose): Corners =>
  cornersOf(rectangleFromCenter(placementOf(pose), size[0] / MILLI_MU, size[1] / MILLI_MU));
