import type { TableHappening } from '../events/event.ts';

/** One line of the table's log: what happened, so that every reader puts it in their own language. Written by the room. */
export interface LogLine<Event extends TableHappening = TableHappening> {
  readonly seq: number;
  readonly at: string;
  readonly seat: string;
  readonly event: Event;
}
