import { eventOfOutside, type Game, type LogLine, publicView } from '@vexillum/model';
import type { Timeline } from './timeline.ts';

/** The line that the room's log had about an entry, out of the entry and the table before it; none of what a side did in secret. */
export const eventLine = (timeline: Timeline, game: Game, seq: number): LogLine | undefined => {
  const entry = timeline.entries[seq];
  const event = entry && eventOfOutside(game, publicView(timeline.snapshotAt(seq - 1)), entry);
  return event && { seq, at: entry.at, seat: entry.seat ?? '', event };
};
