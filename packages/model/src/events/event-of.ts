import { Type } from '../schema.ts';
import { Value } from '@sinclair/typebox/value';
import type { Game } from '../game.ts';
import type { LogLine } from '../records/log-line.ts';
import type { Snapshot } from '../snapshot.ts';
import { isSoundEvent, type TableHappening } from './event.ts';
import type { PublicEntry } from './public-entry.ts';
import { tableEventOf } from './table-event-of.ts';
import { type TableEvent, tableEvents } from './table-events.ts';

type TellingGame = Pick<Game, 'events' | 'eventOf'>;

/** What happened, out of the table before an entry and the entry; the same live, in a replay and offline. */
export const eventOf = (game: TellingGame, before: Snapshot, entry: PublicEntry): TableHappening =>
  tableEventOf(before, entry) ?? game.eventOf(before, entry) ?? untold(entry.name);

const untold = (what: string): TableEvent => ({ kind: 'untold', what });

/** The door for events that another program has written: one that is not sound is told by its kind alone. */
export const checkedEvent = ({ events }: Pick<Game, 'events'>, said: unknown): TableHappening =>
  isSoundEvent(tableEvents, said) || isSoundEvent(events, said)
    ? said
    : untold(
        typeof said === 'object' && said !== null && 'kind' in said && typeof said.kind === 'string' ? said.kind : '',
      );

/** The door for lines of a log; `undefined` for what is none. */
export const checkedLine = (game: Pick<Game, 'events'>, said: unknown): LogLine | undefined =>
  Value.Check(lineShape, said)
    ? { seq: said.seq, at: said.at, seat: said.seat, event: checkedEvent(game, said.event) }
    : undefined;

const lineShape = Type.Object({ seq: Type.Integer(), at: Type.String(), seat: Type.String(), event: Type.Unknown() });

/** An entry out of a file or from a server, which may hold anything. */
export interface OutsideEntry {
  readonly seq: number;
  readonly at: string;
  readonly seat?: string;
  readonly name?: string;
  readonly args?: unknown;
  readonly changes?: unknown;
  readonly draw?: unknown;
  readonly seals?: unknown;
  readonly openings?: unknown;
}

/** The event of an entry that nobody has checked; `undefined` of what is private as a whole. Never throws. */
export const eventOfOutside = (
  game: TellingGame,
  before: Snapshot,
  entry: OutsideEntry,
): TableHappening | undefined => {
  if (entry.name === undefined || entry.seat === undefined) return undefined;
  try {
    return checkedEvent(game, eventOf(game, before, entry as PublicEntry));
  } catch {
    // Whatever the entry holds, nothing was read from it that is believed.
    return untold(entry.name);
  }
};
