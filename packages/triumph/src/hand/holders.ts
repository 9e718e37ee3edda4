import type { Hand } from './hand.ts';
import type { ToolHint } from './tool-effect.ts';
import type { ToolWorld } from './tool-world.ts';

/** Who else has some of these in their hand, and which. */
export const heldBy = (world: ToolWorld, ids: readonly string[]): Extract<ToolHint, { kind: 'held' }> | undefined => {
  const by = ids.map((id) => world.holderOf(id)).find((holder) => holder !== undefined);
  if (by === undefined) return undefined;
  return { kind: 'held', stands: ids.filter((id) => world.holderOf(id) === by), by };
};

/** The first grasp wins: whether somebody else holds one of these, which the player is told. */
export const isTaken = (hand: Hand, ids: readonly string[]): boolean => {
  const hint = heldBy(hand.world, ids);
  if (hint) hand.emit({ kind: 'hint', hint });
  return hint !== undefined;
};

/** The selected stands that this hand may move. */
export const movableStands = (world: ToolWorld): readonly string[] =>
  world.selection().filter((id) => world.isStand(id) && world.mayMove(id));

/** The selected terrain, camps and markers that this hand may move. */
export const movableScenery = (world: ToolWorld): readonly string[] =>
  world.selection().filter((id) => !world.isStand(id) && world.mayMove(id));
