import { type Changes, withChanges } from '../changes.ts';
import type { Game } from '../game.ts';
import type { Kinds, NoKinds } from '../kinds.ts';
import type { LogLine } from '../records/log-line.ts';
import { entryToday } from '../replay/layer-today.ts';
import { emptySnapshot, type Snapshot } from '../snapshot.ts';
import { eventOfOutside, type OutsideEntry } from './event-of.ts';
import { publicView } from './public-entry.ts';

/** A line about something that happened, with the table before and after it as everybody sees it. */
export interface Happened<K extends Kinds = NoKinds> extends LogLine {
  readonly before: Snapshot<K>;
  readonly after: Snapshot<K>;
}

/** What has happened at a table, out of its whole public ledger. What is private as a whole is left out. */
export function* eventsOf<K extends Kinds = NoKinds>(
  game: Game<K>,
  entries: Iterable<OutsideEntry>,
): Generator<Happened<K>> {
  let before: Snapshot<K> = emptySnapshot([], game.kinds);
  for (const written of entries) {
    const entry = entryToday(written, game.today);
    const event = eventOfOutside(game, before, entry);
    const after = entry.changes ? publicView(withChanges(before, { public: entry.changes } as Changes)) : before;
    if (event) yield { seq: entry.seq, at: entry.at, seat: entry.seat ?? '', event, before, after };
    before = after;
  }
}
