import { words } from '@vexillum/model';
import type { Countersignature } from '../countersigns/countersignature.ts';
import { unvouchedResults } from '../countersigns/signed-results.ts';
import { isHandDraw } from '../dice/draw.ts';
import type { SealBook } from '../seals/seal-book.ts';
import { isPlain } from '../shape.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { LedgerWatch } from './ledger-watch.ts';
import type { MatchRemark } from './match-fault.ts';

/** How far a server's clock may be set back before it is worth a word. */
const SET_BACK = 60_000;

/** What a reader of the report should know, though it proves nothing. */
export const remarksOn = (
  ledger: readonly LedgerEntry[],
  { seals }: LedgerWatch,
  isReplayed: boolean,
  countersigns: readonly Countersignature[] = [],
): readonly MatchRemark[] => [
  ...setBacks(ledger),
  ...secondThoughts(seals),
  ...unconfirmedDice(ledger),
  ...unvouchedResults(ledger, countersigns).map(({ seat, seq }) => ({
    seq,
    says: words(
      'Entry {0} says that {1} signed the result, and no device of theirs has countersigned it: that is the server’s word alone.',
      seq,
      seat,
    ),
  })),
  ...(isReplayed ? [] : [{ says: words('The actions were not run again: no rules were at hand.') }]),
];

const setBacks = (ledger: readonly LedgerEntry[]): readonly MatchRemark[] =>
  ledger.flatMap(({ seq, at }, index) => {
    const before = ledger[index - 1];
    const back = before ? Date.parse(before.at) - Date.parse(at) : 0;
    return back > SET_BACK
      ? [{ seq, says: words('The clock goes back {0} seconds at entry {1}.', Math.round(back / 1000), seq) }]
      : [];
  });

const secondThoughts = (seals: SealBook | undefined): readonly MatchRemark[] =>
  (seals?.resealed ?? []).map(({ seq, side, slots }) => ({
    seq,
    says: words('{0} sealed {1} again in entry {2}.', side, slots.join(', '), seq),
  }));

/** Dice from a real table that none of the others said they saw: `acknowledge-dice` with the entry's number. */
const unconfirmedDice = (ledger: readonly LedgerEntry[]): readonly MatchRemark[] => {
  const confirmed = new Set(
    ledger.map(({ name, args }) => (name === 'acknowledge-dice' && isPlain(args) ? args['seq'] : undefined)),
  );
  return ledger
    .filter(({ draw, seq }) => draw && isHandDraw(draw) && !confirmed.has(seq))
    .map(({ seq }) => ({
      seq,
      says: words('The dice of entry {0} were entered by hand, and nobody confirmed them.', seq),
    }));
};
