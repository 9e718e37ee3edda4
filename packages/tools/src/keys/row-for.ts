import type { KeyToolEvent } from '../tool-event.ts';
import { keyHelp, type KeyRow } from './key-table.ts';

const fits = (wanted: true | 'any' | undefined, isHeld: boolean): boolean =>
  wanted === 'any' || (wanted ?? false) === isHeld;

/** What Shift makes of the keys beside P. */
const shifted: Readonly<Record<string, string>> = { '{': '[', '}': ']' };

/** Letters are written small in the table, whatever Shift and Caps Lock make of them. */
const nameOf = (key: string): string => shifted[key] ?? (key.length === 1 ? key.toLowerCase() : key);

/** What a key means just now; `undefined` where it means nothing to the hand. */
export const rowFor = (event: KeyToolEvent, hasDraft: boolean): KeyRow | undefined =>
  keyHelp.find(
    (row) =>
      row.keys.includes(nameOf(event.key)) &&
      fits(row.shift, event.shift) &&
      fits(row.ctrl, event.ctrl) &&
      fits(row.alt, event.alt) &&
      (row.when === undefined || (row.when === 'draft') === hasDraft),
  );
