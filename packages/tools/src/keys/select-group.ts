import type { HandAtTable } from '../hand-at-table.ts';
import { groupOf } from '../select/double-click.ts';

/** Enter takes all that stand together with the selected stand, as a double click does; nothing where all are taken already. */
export const selectGroup = (hand: HandAtTable): boolean => {
  const selected = hand.world.selection();
  const stands = selected.filter((id) => hand.world.isStand(id));
  const ids = [...new Set([...selected, ...stands.flatMap((id) => groupOf(hand, id))])];
  if (ids.length === selected.length) return false;
  hand.select(ids);
  return true;
};
