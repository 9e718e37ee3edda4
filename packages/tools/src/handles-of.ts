import type { ToolHandle } from './handle.ts';
import type { HandAtTable } from './hand-at-table.ts';
import { sceneryHandles } from './scenery/scenery-handles.ts';
import { standHandles } from './steer/index.ts';
import { movableStands } from './select/movable.ts';

/** The knobs that can be grabbed: those of the stands, or of the scenery, that is selected. */
export const handlesOf = (hand: HandAtTable): readonly ToolHandle[] => {
  if (hand.mode !== 'select') return [];
  return hand.draft || movableStands(hand.world).length > 0 ? standHandles(hand) : sceneryHandles(hand);
};
