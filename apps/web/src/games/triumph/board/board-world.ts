import { isInBox } from '@vexillum/geometry';
import { MILLI_MU } from '@vexillum/model';
import type { Scene } from '@vexillum/scene';
import type { ToolWorld } from '@vexillum/tools';
import type { Desk } from '../desk.ts';
import { cornersOfPiece } from './corners-of-piece.ts';

/** What the hand's tools may ask of this table and this screen. */
export const boardWorld = (desk: Desk, scene: Scene): ToolWorld => ({
  hitTest: (point, slop) => scene.hitTest(point, { slop }),
  poseOf: (id) => desk.$hand.get().get(id) ?? desk.snapshot.public.pose.get(id),
  shapeOf: (id) => cornersOfPiece(desk, id),
  // Terrain lies still until it is selected: else whoever pushes the table by a wood takes the wood along.
  mayMove: (id) => desk.mayHandle(id) && (desk.kindOf(id) !== 'terrain' || desk.$selection.get().has(id)),
  selection: () => [...desk.$selection.get()],
  piecesIn: (box) =>
    [...desk.snapshot.public.stand.keys()].filter((id) => {
      const pose = desk.snapshot.public.pose.get(id);
      return pose && desk.mayHandle(id) && isInBox(box, { x: pose[0] / MILLI_MU, y: pose[1] / MILLI_MU });
    }),
  scale: () => scene.camera.scale,
  isFlipped: () => scene.camera.isFlipped,
});
