import { isSignaturesId, SIGN_RESULT, words } from '@vexillum/model';
import type { LedgerEntry } from '../match/ledger-entry.ts';
import type { MatchFault } from '../match/match-fault.ts';
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

/** Nobody signs a result but by an entry of their own that does just that. */
export const checkSignedResults = (ledger: readonly LedgerEntry[]): readonly MatchFault[] => {
  const records: Signed = new Map();
  return ledger.flatMap((entry) => {
    const { seq, seat: own, name } = entry;
    const given = note(records, entry);
    return given
      .filter((seat) => name !== SIGN_RESULT || seat !== own)
      .map((seat) => ({
        seq,
        kind: 'rules' as const,
        says: words('Entry {0} signs the result for {1}, and is not their signature.', seq, seat),
      }));
  });
};

/** By the record's id, which seats have signed, and in which entry. */
type Signed = Map<string, ReadonlyMap<string, number>>;

/** Answers whose signatures are new with the entry. */
const note = (records: Signed, { seq, changes }: LedgerEntry): readonly string[] =>
  Object.entries(isPlain(changes?.['consent']) ? changes['consent'] : {}).flatMap(([id, change]) => {
    if (!isSignaturesId(id)) return [];
    const after = signedAfter(records.get(id), change, seq);
    records.set(id, after);
    return [...after].flatMap(([seat, since]) => (since === seq ? [seat] : []));
  });

/** In the order in which they were given. */
const standing = (ledger: readonly LedgerEntry[]): readonly SignedResult[] => {
  const records: Signed = new Map();
  for (const entry of ledger) note(records, entry);
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
