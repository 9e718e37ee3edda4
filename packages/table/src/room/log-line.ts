import {
  eventOf,
  type Game,
  type LogLine,
  type PublicEntry,
  publicView,
  type Snapshot,
  type TableHappening,
} from '@vexillum/model';

/** Talk has a panel of its own, and that a device signs along matters to whoever checks the match. */
export const isLogged = (event: TableHappening): boolean => event.kind !== 'said' && event.kind !== 'device-named';

/** What the log tells of an entry, out of the table before it; none for talk. */
export const logLineOf = (game: Game, before: Snapshot, entry: PublicEntry): LogLine | undefined => {
  const event = eventOf(game, publicView(before), entry);
  const { seq, at, seat } = entry;
  return isLogged(event) ? { seq, at, seat, event } : undefined;
};
