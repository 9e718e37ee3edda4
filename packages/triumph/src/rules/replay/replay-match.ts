import {
  byTheClock,
  isWords,
  type MatchRules,
  readChanges,
  type ReplayEntry,
  type ReplayFault,
  replayTo,
  withChanges,
  words,
  type Words,
} from '@vexillum/model';
import { battleClock, battleIds, battleSeats } from '../battle-games.ts';
import { checkLeftovers } from './check-leftovers.ts';
import { checkOpenings } from './check-openings.ts';
import { checkPoints } from './check-points.ts';
import { checkPlacing } from './check-placing.ts';
import { checkPositions } from './check-positions.ts';
import { isForeseeable, runAgain, type TableAfter } from './run-again.ts';
import { battleKinds, type Changes, emptySnapshot, type Snapshot } from '../records/table.ts';

/** How many entries lie between the snapshots that are kept for looking back. */
const KEPT_EVERY = 64;

export interface Replay {
  readonly faults: readonly ReplayFault[];
  /** The public table as that entry left it; an empty one before the first. Not to be asked past the first fault. */
  snapshotAt(seq: number): Snapshot;
}

const isBattle = ([genesis]: readonly ReplayEntry[]): boolean => {
  const table = genesis?.changes?.['table'] as { this?: readonly [unknown, { game?: string } | null] } | undefined;
  return battleIds.includes(table?.this?.[1]?.game ?? '');
};

const withPublic = (snapshot: Snapshot, changes: Changes): Snapshot =>
  changes.public ? withChanges(snapshot, { public: changes.public }) : snapshot;

const faultsOf = (
  before: Snapshot,
  after: Snapshot,
  entry: ReplayEntry,
  changes: Changes,
  tableAfter: TableAfter,
): Words[] =>
  [
    isForeseeable(entry) ? runAgain(before, entry, battleSeats, changes, tableAfter) : undefined,
    checkPlacing(before, after, entry),
    checkOpenings(before, after, entry),
    checkPoints(before, after, entry),
    checkLeftovers(before, entry, changes),
    checkPositions(before, entry, changes),
  ].filter((says) => says !== undefined);

/**
 * Plays a match again from its public entries: every change follows from what was there, every action that anybody could have foreseen
 * does what its entry says, and what is opened is what the board shows. Hashes, seals, dice and checkpoints are the ledger's to check.
 */
export const replayMatch = (entries: readonly ReplayEntry[]): Replay => {
  const empty = emptySnapshot([]);
  if (!isBattle(entries))
    return {
      faults: [{ seq: 0, kind: 'rules', says: words('The first entry names no game of ours.') }],
      snapshotAt: () => empty,
    };
  const faults: ReplayFault[] = [];
  const kept: Snapshot[] = [];
  let snapshot = empty;
  for (const [index, entry] of entries.entries()) {
    if (index % KEPT_EVERY === 0) kept.push(snapshot);
    const changes = readChanges(snapshot, entry, battleKinds);
    if (isWords(changes)) {
      faults.push({ seq: entry.seq, kind: 'rules', says: changes });
      break;
    }
    const after = withPublic(snapshot, changes);
    const tableAfter: TableAfter = (seq) => snapshotAfter(entries, kept, seq);
    for (const says of faultsOf(snapshot, after, entry, changes, tableAfter))
      faults.push({ seq: entry.seq, kind: 'rules', says });
    snapshot = after;
  }
  return { faults, snapshotAt: (seq) => snapshotAfter(entries, kept, seq) };
};

const snapshotAfter = (entries: readonly ReplayEntry[], kept: readonly Snapshot[], seq: number): Snapshot => {
  const count = Math.max(0, Math.min(seq + 1, entries.length));
  const from = Math.min(Math.floor(count / KEPT_EVERY), kept.length - 1);
  return replayTo(kept[from] as Snapshot, entries.slice(from * KEPT_EVERY, count));
};

export const matchRules: MatchRules = byTheClock((entries) => replayMatch(entries).faults, battleClock, battleKinds);
