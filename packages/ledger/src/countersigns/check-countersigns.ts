import { type Words, words } from '@vexillum/model';
import type { GenesisFacts } from '../match/genesis-facts.ts';
import type { LedgerEntry } from '../match/ledger-entry.ts';
import type { MatchFault } from '../match/match-fault.ts';
import { isPlain } from '../shape.ts';
import { type Countersignature, isCountersigned, isTimely } from './countersignature.ts';
import { DeviceBook } from './device-key.ts';

/** How far those who played have vouched for a match. */
export interface CountersignReport {
  readonly count: number;
  /** Those of them that bound an entry's time from both sides. */
  readonly live: number;
  readonly sides: readonly CountersignedSide[];
}

export interface CountersignedSide {
  readonly side: string;
  /** Seats of the side that somebody sat in. */
  readonly seats: number;
  /** The last entry under which each of those stands that have countersigned. */
  readonly upTo: readonly { readonly seat: string; readonly seq: number }[];
}

/** What devices have signed must be what the ledger says, up to the entry. */
export const checkCountersigns = (
  ledger: readonly LedgerEntry[],
  countersigns: readonly Countersignature[],
  game: string,
): readonly MatchFault[] => {
  const devices = new DeviceBook(game);
  for (const entry of ledger) devices.note(entry);
  return countersigns.flatMap((one) => wrongWith(one, ledger, game, devices) ?? []);
};

const wrongWith = (
  one: Countersignature,
  ledger: readonly LedgerEntry[],
  game: string,
  devices: DeviceBook,
): MatchFault | undefined => {
  const { seat, seq, hash, key } = one;
  const wrong = (kind: MatchFault['kind'], says: Words): MatchFault => ({ seq, kind, says });
  if (!isCountersigned(game, one))
    return wrong(
      'signature',
      words('What {0} is said to have countersigned at entry {1} was not signed by their device.', seat, seq),
    );
  const entry = ledger[seq];
  if (!entry)
    return {
      kind: 'rewound',
      says: words('The file ends at entry {0}, and {1} had countersigned entry {2}.', ledger.length - 1, seat, seq),
    };
  if (entry.hash !== hash)
    return wrong('fork', words('Entry {0} is not the one that {1} has countersigned.', seq, seat));
  if (!devices.has(seat, key))
    return wrong(
      'fork',
      words('Entry {0} is countersigned by a device that this ledger does not name as one of {1}.', seq, seat),
    );
  if (isTimely(entry.at, one)) return undefined;
  return wrong(
    'time',
    words('Entry {0} says {1}, and by the clock of {2} it was seen at {3}.', seq, entry.at, seat, one.at),
  );
};

export const countersignReport = (
  ledger: readonly LedgerEntry[],
  countersigns: readonly Countersignature[],
  { sideOf }: GenesisFacts,
): CountersignReport => {
  const last = new Map<string, number>();
  for (const { seat, seq } of countersigns) last.set(seat, Math.max(seq, last.get(seat) ?? 0));
  const taken = takenSeats(ledger);
  const sides = [...new Set(sideOf.values())].map((side) => {
    const seats = [...sideOf.keys()].filter((seat) => sideOf.get(seat) === side);
    const upTo = seats.flatMap((seat) => {
      const seq = last.get(seat);
      return seq === undefined ? [] : [{ seat, seq }];
    });
    return { side, seats: seats.filter((seat) => taken.has(seat)).length, upTo };
  });
  return { count: countersigns.length, live: countersigns.filter(({ isLive }) => isLive).length, sides };
};

/** The seats that somebody has ever sat in. */
const takenSeats = (ledger: readonly LedgerEntry[]): ReadonlySet<string> => {
  const taken = new Set<string>();
  for (const { changes } of ledger)
    for (const [seat, change] of Object.entries(isPlain(changes?.['seat']) ? changes['seat'] : {})) {
      const after: unknown = Array.isArray(change) ? change[1] : undefined;
      if (isPlain(after) && after['name'] !== undefined) taken.add(seat);
    }
  return taken;
};
