import { changeInPlace, type Changes, withChanges } from '../changes.ts';
import { withoutClock } from '../clock/clock-changes.ts';
import type { Kinds, NoKinds } from '../kinds.ts';
import { emptySnapshot, type Snapshot } from '../snapshot.ts';
import { entryWithoutClock } from './check-clock.ts';
import { readChanges } from './read-changes.ts';
import type { ReplayEntry, ReplayFault } from './replay-entry.ts';
import { isWords, type Words } from '../words.ts';

/** What a game has to say about one entry: nothing where it can have happened so. Changes nothing. The clock is not in it: see `checkClock`. */
export type CheckEntry<K extends Kinds = NoKinds> = (
  before: Snapshot<K>,
  entry: ReplayEntry,
  changes: Changes,
) => readonly Words[];

/**
 * Folds the public entries of a match, and asks the game about each. Every change has to follow from what was there; past one that does
 * not, nothing more can be said.
 */
export const replayEntries = <K extends Kinds = NoKinds>(
  entries: readonly ReplayEntry[],
  check: CheckEntry<K>,
  kinds?: K,
): ReplayFault[] => {
  const faults: ReplayFault[] = [];
  const snapshot = emptySnapshot([], kinds);
  for (const entry of entries) {
    const { seq } = entry;
    const changes = readChanges(snapshot, entry, kinds);
    if (isWords(changes)) return [...faults, { seq, kind: 'rules', says: changes }];
    for (const says of check(snapshot, entryWithoutClock(entry), withoutClock(changes)))
      faults.push({ seq, kind: 'rules', says });
    changeInPlace(snapshot, changes);
  }
  return faults;
};

/** The public table as that entry left it, out of all entries of a match. */
export const tableAfter = <K extends Kinds = NoKinds>(
  entries: readonly ReplayEntry[],
  seq: number,
  kinds?: K,
): Snapshot<K> => {
  const snapshot = emptySnapshot([], kinds);
  for (const entry of entries) {
    if (entry.seq > seq) break;
    if (entry.changes) changeInPlace(snapshot, { public: entry.changes } as Changes);
  }
  return snapshot;
};

/** The public table as an entry left it, from the snapshot before `from`. */
export const replayTo = <Table extends Snapshot>(from: Table, entries: readonly ReplayEntry[]): Table =>
  entries.reduce(
    (snapshot, { changes }) => (changes ? withChanges(snapshot, { public: changes } as Changes) : snapshot),
    from,
  );
