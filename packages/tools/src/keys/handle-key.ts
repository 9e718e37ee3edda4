import { typeKey } from '../draft/index.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import type { KeyToolEvent } from '../tool-event.ts';
import { deeds } from './deeds.ts';
import type { Gesturing } from './gesture.ts';
import { letGoOfKey } from './lend-mode.ts';
import { rowFor } from './row-for.ts';

/** A key; whether it meant something. */
export const handleKey = (hand: HandAtTable, event: KeyToolEvent, gesture: Gesturing): boolean => {
  if (event.isUp) return letGoOfKey(hand, event, gesture);
  const row = rowFor(event, hand.draft !== undefined);
  // Digits go into the move in the making before they mean anything else; with Alt they keep a group.
  if (gesture.isFree)
    return (!event.alt && typeKey(hand, event)) || (row?.does !== undefined && deeds[row.does](hand, event, gesture));
  if (row === undefined) return false;
  // While a gesture is under way, only what belongs to it means anything; the browser is to have none of it.
  if (row.does === 'snapping' || row.does === 'let-go' || hand.lent?.key === event.key.toLowerCase())
    return deeds[row.does](hand, event, gesture);
  gesture.pass();
  return true;
};
