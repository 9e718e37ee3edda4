import type { HandAtTable } from '../hand-at-table.ts';
import { middleOf } from '../scenery/group-poses.ts';

/** Pings where the pointer was last, or, for whoever has none, at what is selected. */
export const pingHere = (hand: HandAtTable): boolean => {
  const at = hand.cursor ?? middleOf(hand.world, hand.world.selection());
  if (at) hand.emit({ kind: 'ping', at });
  return at !== undefined;
};
