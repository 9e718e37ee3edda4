/**
 * How a row of the territory game's list is answered.
 * - `enforced`: the action that `by` names does it so, and refuses anything else by name.
 * - `tracked`: the record or the house rule that `by` names keeps it.
 * - `shown`: the screen that `by` names tells it, or does it where it is touched.
 * - `waits`: not there; `by` says for what it waits.
 */
export const krWays = ['enforced', 'tracked', 'shown', 'waits'] as const;
export type KrWay = (typeof krWays)[number];

/** One row of the list that the game is judged by: its id, what it is about in our own words, and where it is answered. */
export type KrRow = readonly [id: string, what: string, how: KrWay, by: string];

/** Rows by section of the list, and within it by `phase automatable`. */
export interface KrSection {
  readonly section: string;
  readonly rows: Readonly<Record<string, readonly KrRow[]>>;
}
