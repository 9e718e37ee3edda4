import { entrantIds } from './places.ts';
import { eventIn } from './read.ts';
import type { Snapshot } from './records.ts';

/** Seats from which somebody who sits down now can take part; once it runs, as a reserve. */
export const freeSeats = (snapshot: Snapshot): readonly string[] =>
  eventIn(snapshot)?.state === 'over'
    ? []
    : entrantIds.filter((id) => snapshot.public.seat.get(id)?.name === undefined && !snapshot.public.entrant.has(id));
