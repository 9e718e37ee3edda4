const MOMENTS = 4096;

/**
 * Where in any span a table has its own moment, from 0 to below 1: what comes to a table from time to time would come to all that began together (a round,
 * a server that has started) at once, and everybody would wait for everybody's.
 */
export const ownMoment = (table: string): number =>
  Array.from(table).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % MOMENTS, 0) / MOMENTS;
