import { sixShores } from './fair-starts/six-shores.ts';
import { twinHolms } from './fair-starts/twin-holms.ts';

/** Each time that figures came to be; as a value of the house rule, it is what a ledger says about a table. The newest is last. */
export const fairStartFigures = ['2026-11'] as const;
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

/**
 * By the map's id. Nothing here is ever changed, since a match file is checked with it: newer figures, also the first ones of a map, come
 * with a name of their own in `fairStartFigures` and stand after the older ones.
 */
const figuresOf: Readonly<Record<string, readonly FairStart[]>> = {
  'six-shores': sixShores,
  'twin-holms': twinHolms,
};

/** The newest of the map's figures for so many players that were there at the time. */
export const fairStartOf = (
  map: string,
  players: number,
  at: FairStartFigures | undefined = fairStartFigures.at(-1),
): FairStart | undefined => {
  const latest = at === undefined ? -1 : fairStartFigures.indexOf(at);
  return figuresOf[map]?.findLast(
    ({ since, hands }) => hands.length === players && fairStartFigures.indexOf(since) <= latest,
  );
};
