import type { Hand } from '../hand.ts';
import { heldBy } from '../holders.ts';
import type { ToolWorld } from '../tool-world.ts';

const mineOf = (world: ToolWorld, ids: readonly string[]): readonly string[] => {
  const onBoard = world.geometry().byId;
  return [...new Set(ids)].filter((id) => world.isStand(id) && onBoard.has(id) && world.mayMove(id)).toSorted();
};

/** Those of the pieces that are stands on the board, mine to move, and in nobody else's hand; sorted, each once. */
export const moversOf = (world: ToolWorld, ids: readonly string[]): readonly string[] =>
  mineOf(world, ids).filter((id) => world.holderOf(id) === undefined);

/** Those of the pieces that move when the hand moves them: nobody where another holds one of them. Then the player is told why. */
export const takeUp = (hand: Hand, ids: readonly string[]): readonly string[] => {
  const mine = mineOf(hand.world, ids);
  const held = heldBy(hand.world, mine);
  if (mine.length > 0 && !held) return mine;
  if (ids.length > 0) hand.emit({ kind: 'hint', hint: held ?? { kind: 'nothing-to-move' } });
  return [];
};

/** Who moves when a knob, a key or a proposal is used: those of the open draft, otherwise those of the selection. */
export const moversOfHand = (hand: Hand): readonly string[] => hand.draft?.ids ?? takeUp(hand, hand.world.selection());
