import type { ToolWorld } from '../tool-world.ts';

/** The selected stands that this hand may move. */
export const movableStands = (world: ToolWorld): readonly string[] =>
  world.selection().filter((id) => world.isStand(id) && world.mayMove(id));

/** The selected terrain, camps and markers that this hand may move. */
export const movableScenery = (world: ToolWorld): readonly string[] =>
  world.selection().filter((id) => !world.isStand(id) && world.mayMove(id));
