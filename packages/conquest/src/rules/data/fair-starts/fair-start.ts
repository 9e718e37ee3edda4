/** Each time that figures came to be; as a value of the house rule, it is what a ledger says about a table. The newest is last. */
export const fairStartFigures = ['2026-11', '2026-11-28', '2026-11-28b', '2026-11-29', '2026-11-30'] as const;
export type FairStartFigures = (typeof fairStartFigures)[number];

/**
 * What whoever moves later begins with besides the usual armies, and the games that it was found and measured with: Marshals, dealt land,
 * armies placed one at a time. Ours: the seed is silent about who moves first.
 */
export interface FairStart {
  readonly since: FairStartFigures;
  /** Armies by place in the order of play; as many as there are players. */
  readonly hands: readonly number[];
  /** Games won, by place, in the measured games; these are other games than those that the hands were found in. */
  readonly wins: readonly number[];
  readonly games: number;
  /** What the same games without hands came to. */
  readonly winsBefore: readonly number[];
}
