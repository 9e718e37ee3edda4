import { isSignaturesId } from '@vexillum/model';
import type { LedgerEntry } from '../match/ledger-entry.ts';
import { isPlain } from '../shape.ts';
import type { Countersignature } from './countersignature.ts';

/** That a seat has signed how the game ended, as an entry says. */
export interface SignedResult {
  readonly seat: string;
  readonly seq: number;
}

/**
 * The signatures that stand at the end and that no device of their seat has countersigned, at their entry or later. The server writes the
 * entries: without such a word it could have signed for anybody.
 */
export const unvouchedResults = (
  ledger: readonly LedgerEntry[],
  countersigns: readonly Countersignature[],
): readonly SignedResult[] => {
  const last = new Map<string, number>();
  for (const { seat, seq } of countersigns) last.set(seat, Math.max(seq, last.get(seat) ?? 0));
  return standing(ledger).filter(({ seat, seq }) => (last.get(seat) ?? -1) < seq);
};

/** In the order in which they were given. */
const standing = (ledger: readonly LedgerEntry[]): readonly SignedResult[] => {
  const records = new Map<string, ReadonlyMap<string, number>>();
  for (const { seq, changes } of ledger)
    for (const [id, change] of Object.entries(isPlain(changes?.['consent']) ? changes['consent'] : {}))
      if (isSignaturesId(id)) records.set(id, signedAfter(records.get(id), change, seq));
  return [...records.values()]
    .flatMap((record) => [...record].map(([seat, seq]) => ({ seat, seq })))
    .sort((a, b) => a.seq - b.seq);
};

const signedAfter = (
  before: ReadonlyMap<string, number> | undefined,
  change: unknown,
  seq: number,
): ReadonlyMap<string, number> => {
  const after: unknown = Array.isArray(change) ? change[1] : undefined;
  const seats = isPlain(after) ? Object.keys(after).filter((seat) => after[seat] === true) : [];
  return new Map(seats.map((seat) => [seat, before?.get(seat) ?? seq]));
};
