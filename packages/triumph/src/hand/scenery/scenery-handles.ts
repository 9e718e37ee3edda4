import { distanceOfPoints, forwardOf, headingTo, placementOf, type Point } from '@vexillum/geometry';
import type { Hand } from '../hand.ts';
import type { ToolHandle } from '../handle.ts';
import { movableScenery } from '../holders.ts';
import type { ToolWorld } from '../tool-world.ts';
import { middleOf } from './group-poses.ts';

/** How far behind the rearmost corner the knob stands, in CSS pixels. */
const GAP = 26;

/** A marker has a point, and no heading that matters. */
const isTurnable = (id: string): boolean => !id.startsWith('marker:');

/** The knobs of the selected scenery: one to turn it, and one at a corner to resize a piece that is alone. */
export const sceneryHandles = ({ world }: Hand): readonly ToolHandle[] => {
  const ids = movableScenery(world);
  const turn = ids.some(isTurnable) ? turnHandle(world, ids) : undefined;
  const [only, ...more] = ids;
  const resize = only === undefined || more.length > 0 ? undefined : resizeHandle(world, only);
  return [turn, resize].filter((handle) => handle !== undefined);
};

/** Behind the pieces, as the first of them looks. */
const turnHandle = (world: ToolWorld, ids: readonly string[]): ToolHandle | undefined => {
  const first = ids[0] === undefined ? undefined : world.poseOf(ids[0]);
  const middle = middleOf(world, ids);
  if (!first || !middle) return undefined;
  const { degrees } = placementOf(first);
  const forward = forwardOf(degrees);
  const corners = ids.flatMap((id) => world.shapeOf(id) ?? [middle]);
  const behind = Math.max(...corners.map(({ x, y }) => (middle.x - x) * forward.x + (middle.y - y) * forward.y));
  const back = (length: number): Point => ({ x: middle.x - forward.x * length, y: middle.y - forward.y * length });
  return { id: 'turn', from: back(behind), at: back(behind + GAP / world.scale()), degrees };
};

const resizeHandle = (world: ToolWorld, id: string): ToolHandle | undefined => {
  const corner = world.sizeLimitsOf(id) && freeCornerOf(world, id);
  const middle = middleOf(world, [id]);
  return corner && middle && { id: 'resize', at: corner, from: corner, degrees: headingTo(middle, corner) };
};

/** The corner farthest from the other knob: on a small piece the two would lie on each other. */
export const freeCornerOf = (world: ToolWorld, id: string): Point | undefined => {
  const turn = turnHandle(world, [id])?.at;
  // Rounded, so that of two corners equally far the same one is taken at every frame.
  const away = (corner: Point): number => (turn ? Math.round(distanceOfPoints(corner, turn) * 100) : 0);
  return world.shapeOf(id)?.toSorted((a, b) => away(b) - away(a))[0];
};
