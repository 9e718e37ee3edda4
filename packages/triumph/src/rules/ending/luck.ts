import type { SideId } from '@vexillum/model';
import type { DiceTally } from '../dice/dice-statistics.ts';

/** How a side's dice fell in the battle, against fair dice. */
export interface Luck {
  readonly side: SideId;
  readonly count: number;
  readonly sum: number;
  /** What fair dice give in the long run. */
  readonly expected: number;
  /** The share of evenings with as many dice whose sum is higher, and lower; what is missing to 1 comes to the same. */
  readonly luckier: number;
  readonly unluckier: number;
}

/** How likely each sum of these dice is, from 0 on. */
const sumsOf = (dice: readonly number[]): readonly number[] =>
  dice.reduce<readonly number[]>(
    (before, sides) => {
      const after = Array.from({ length: before.length + sides }, () => 0);
      for (const [sum, share] of before.entries())
        for (let face = 1; face <= sides; face++) after[sum + face] = (after[sum + face] ?? 0) + share / sides;
      return after;
    },
    [1],
  );

const total = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

/** What a side's tallies come to together; `undefined` where it threw nothing. */
export const luckOf = (tallies: readonly DiceTally[], side: SideId): Luck | undefined => {
  const own = tallies.filter((tally) => tally.side === side && tally.count > 0);
  if (own.length === 0) return undefined;
  const shares = sumsOf(own.flatMap(({ sides, count }) => Array.from({ length: count }, () => sides)));
  const sum = own.reduce(
    (all, { distribution }) => all + distribution.reduce((each, times, index) => each + times * (index + 1), 0),
    0,
  );
  return {
    side,
    count: own.reduce((all, { count }) => all + count, 0),
    sum,
    expected: own.reduce((all, { count, expected }) => all + count * expected, 0),
    luckier: total(shares.slice(sum + 1)),
    unluckier: total(shares.slice(0, sum)),
  };
};
