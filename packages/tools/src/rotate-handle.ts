import { forwardOf, placementOf, type Point } from '@vexillum/geometry';
import { middleOf, movableSelection } from './group-poses.ts';
import type { ToolWorld } from './tool-world.ts';

/** The knob's id in the scene, and in its hits. */
export const ROTATE_HANDLE = 'rotate';

/** How far behind the rearmost corner the knob stands, in CSS pixels. */
const GAP = 26;

/** Where the knob that turns the selection belongs: behind it, as its first piece looks. `undefined` where nothing can be turned. */
export const rotateHandleOf = (world: ToolWorld): { readonly at: Point; readonly from: Point } | undefined => {
  const ids = movableSelection(world);
  const first = ids[0] === undefined ? undefined : world.poseOf(ids[0]);
  const middle = middleOf(world, ids);
  if (!first || !middle) return undefined;
  const forward = forwardOf(placementOf(first).degrees);
  const corners = ids.flatMap((id) => world.shapeOf(id) ?? []);
  const behind = Math.max(...corners.map(({ x, y }) => (middle.x - x) * forward.x + (middle.y - y) * forward.y));
  const back = (length: number): Point => ({ x: middle.x - forward.x * length, y: middle.y - forward.y * length });
  return { from: back(behind), at: back(behind + GAP / world.scale()) };
};
