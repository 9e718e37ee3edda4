import type { Degree } from '../profiles/combat/outcomes.ts';

/** How a throw may end for the first of two. */
export type ChanceOf = 'doubles' | 'beats' | 'tie' | 'is-beaten' | 'is-doubled';

/** How many of the 36 throws of two dice end so. */
export type Odds = Readonly<Record<ChanceOf, number>>;

/** By how much the higher of two totals has won: twice the other, or more, is doubled. */
export const degreeOf = (higher: number, lower: number): Degree => (higher >= 2 * lower ? 'doubled' : 'beaten');

/** Who has won, as the first of two sees it. */
export const endOf = (mine: number, theirs: number): ChanceOf => {
  if (mine === theirs) return 'tie';
  const isDoubled = degreeOf(Math.max(mine, theirs), Math.min(mine, theirs)) === 'doubled';
  if (mine > theirs) return isDoubled ? 'doubles' : 'beats';
  return isDoubled ? 'is-doubled' : 'is-beaten';
};

const SIDES = 6;
const faces = Array.from({ length: SIDES }, (_, index) => index + 1);

/** Of all throws of two dice on these sums. */
export const oddsOf = (mine: number, theirs: number): Odds => {
  const odds = { doubles: 0, beats: 0, tie: 0, 'is-beaten': 0, 'is-doubled': 0 };
  for (const die of faces) for (const other of faces) odds[endOf(mine + die, theirs + other)] += 1;
  return odds;
};
