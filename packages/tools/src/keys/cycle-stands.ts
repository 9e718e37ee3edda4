import type { HandAtTable } from '../hand-at-table.ts';

/**
 * Selects the next of the own stands, or the one before. Nothing at either end, so that the browser's focus may leave the board: it
 * comes in at the first stand, and goes out past the last or before the first.
 */
export const cycleStands = (hand: HandAtTable, step: 1 | -1): boolean => {
  const ids = hand.world.ownStands();
  const selected = new Set(hand.world.selection());
  const current = step === 1 ? ids.findLastIndex((id) => selected.has(id)) : ids.findIndex((id) => selected.has(id));
  const next = ids[current + step];
  // Backwards from nowhere is out of the board as well.
  if (next === undefined || (step === -1 && current === -1)) return false;
  hand.select([next]);
  return true;
};
