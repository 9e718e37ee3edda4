/** Entries from one snapshot of a table that is played to the next. */
export const SNAPSHOT_EVERY = 500;
const MOST_AHEAD = 400;

/**
 * By how many entries a table's first snapshot comes sooner after it was opened: each has its own number, or all that begin together (a round, a server
 * that has started) would be saved in the same moment, and everybody's moves wait for that.
 */
export const entriesAhead = (table: string): number =>
  Array.from(table).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % MOST_AHEAD, 0);
