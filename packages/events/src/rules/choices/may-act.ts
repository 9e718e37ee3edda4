import { onlySeats, type Refusal, refuse, type Seat } from '@vexillum/model';
import { eventIn } from '../read.ts';
import type { EventRecord, Snapshot } from '../records.ts';

/** The organiser and the event's umpires. */
export const isOfficial = ({ kind }: Seat): boolean => kind === 'host' || kind === 'umpire';

/** What the server does by itself, in the organiser's name, about the tables that it opens. */
export const onlyHost = onlySeats('host');

/** As long as it is not over; what comes of it stays what it was. */
export const whileOpen = (snapshot: Snapshot): Refusal | undefined => {
  const event = eventIn(snapshot);
  if (!event) return refuse('no-event', 'The organiser has not said yet what is played here.');
  return event.state === 'over' ? refuse('event-over', 'This event is over.') : undefined;
};

export const whileRunning = (snapshot: Snapshot): Refusal | undefined =>
  whileOpen(snapshot) ??
  (eventIn(snapshot)?.state === 'running' ? undefined : refuse('not-running', 'Sign-up has not been closed yet.'));

export const onlyOfficials = (seat: Seat): Refusal | undefined =>
  isOfficial(seat) ? undefined : refuse('not-allowed', 'Only the organiser and the umpires may do this.');

export const onlyEntrants = (seat: Seat): Refusal | undefined =>
  seat.kind === 'captain' ? undefined : refuse('not-allowed', 'Only those who take part may do this.');

/** Asked only where there is one. */
export const theEvent = (snapshot: Snapshot): EventRecord => {
  const event = eventIn(snapshot);
  if (!event) throw new Error('no event is set up');
  return event;
};

export const isElimination = ({ method }: EventRecord): boolean =>
  method === 'single-elimination' || method === 'double-elimination';
