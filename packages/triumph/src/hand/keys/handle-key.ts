import { typeKey } from '../draft/index.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import type { KeyToolEvent } from '../tool-event.ts';
import { deeds, type Gesturing, letGoOfKey } from './deeds.ts';
import { keyHelp, type KeyRow } from './key-table.ts';

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

const fits = (wanted: true | 'any' | undefined, isHeld: boolean): boolean =>
  wanted === 'any' || (wanted ?? false) === isHeld;

/** What Shift makes of the keys beside P. */
const shifted: Readonly<Record<string, string>> = { '{': '[', '}': ']' };

/** Letters are written small in the table, whatever Shift and Caps Lock make of them. */
const nameOf = (key: string): string => shifted[key] ?? (key.length === 1 ? key.toLowerCase() : key);

/** What a key means just now; `undefined` where it means nothing to the hand. */
const rowFor = (event: KeyToolEvent, hasDraft: boolean): KeyRow | undefined =>
  keyHelp.find(
    (row) =>
      row.keys.includes(nameOf(event.key)) &&
      fits(row.shift, event.shift) &&
      fits(row.ctrl, event.ctrl) &&
      fits(row.alt, event.alt) &&
      (row.when === undefined || (row.when === 'draft') === hasDraft),
  );
