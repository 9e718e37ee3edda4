import { ownMoment } from './own-moment.ts';

/** Entries from one snapshot of a table that is played to the next. */
export const SNAPSHOT_EVERY = 500;
const MOST_AHEAD = 400;

/** By how many entries a table's first snapshot comes sooner after it was opened. */
export const entriesAhead = (table: string): number => Math.floor(ownMoment(table) * MOST_AHEAD);
