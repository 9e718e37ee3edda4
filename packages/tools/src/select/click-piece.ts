import type { HandAtTable } from '../hand-at-table.ts';
import type { PointerToolEvent } from '../tool-event.ts';
import type { ToolHit } from '../tool-world.ts';
import { groupOf, isDoubleClick } from './double-click.ts';

/** What a click means when it selects: on a piece, on a piece again, or on nothing. */
export const clickPiece = (hand: HandAtTable, hit: ToolHit | undefined, event: PointerToolEvent): void => {
  const isAdding = event.shift || hand.isAdding;
  if (hit === undefined) return clickGround(hand, isAdding);
  const selected = hand.world.selection();
  if (isDoubleClick(hand, hit.id, event) && hand.world.isStand(hit.id)) {
    const group = groupOf(hand, hit.id);
    return hand.select(isAdding ? [...new Set([...selected, ...group])] : group);
  }
  if (!isAdding) return hand.select([hit.id]);
  hand.select(selected.includes(hit.id) ? selected.filter((id) => id !== hit.id) : [...selected, hit.id]);
};

/** Elsewhere: a move in the making is put down, and nothing is selected any more. */
const clickGround = (hand: HandAtTable, isAdding: boolean): void => {
  hand.lastClick = undefined;
  hand.putDown();
  if (!isAdding) hand.select([]);
};
