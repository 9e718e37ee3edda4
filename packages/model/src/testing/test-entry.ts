import type { Outcome } from '../action.ts';
import { type PublicEntry, publicView } from '../events/public-entry.ts';
import { tableEventOf } from '../events/table-event-of.ts';
import type { TableEvent } from '../events/table-events.ts';
import type { Snapshot } from '../snapshot.ts';

/** What somebody did, as a test tells it. */
export interface TestDeed {
  readonly seat: string;
  readonly name: string;
  readonly args: unknown;
  readonly seq?: number;
  readonly at?: string;
}

/** The entry that the room would write. */
export const entryOf = ({ seat, name, args, seq = 1, at = '2026-01-01T12:00:00.000Z' }: TestDeed, outcome: Outcome) =>
  ({
    seq,
    at,
    seat,
    name,
    args: outcome.publicArgs ?? args,
    changes: outcome.changes.public ?? {},
    ...(outcome.draw === undefined ? {} : { draw: outcome.draw }),
    ...(outcome.seals ? { seals: outcome.seals } : {}),
    ...(outcome.openings ? { openings: outcome.openings } : {}),
  }) satisfies PublicEntry;

/** What the log hears of something that can be done at any table. */
export const tableEventOfDeed = (before: Snapshot, deed: TestDeed, outcome: Outcome): TableEvent | undefined =>
  tableEventOf(publicView(before), entryOf(deed, outcome));
