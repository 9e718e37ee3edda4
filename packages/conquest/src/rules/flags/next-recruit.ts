import { setValues } from '../data/rule-numbers.ts';
import type { Rules } from '../house-rules/rules-of.ts';

/** What the next set brings after so many have been turned in, by the table's house rules: NEXT RECRUIT. */
export const nextRecruit = (setsTurnedIn: number, rules: Pick<Rules, 'setValues' | 'setCap'>): number => {
  const brings = uncapped(setsTurnedIn, rules);
  return rules.setCap > 0 ? Math.min(brings, rules.setCap) : brings;
};

const uncapped = (setsTurnedIn: number, rules: Pick<Rules, 'setValues'>): number => {
  const { first, step } = setValues[rules.setValues].value;
  const listed = first[setsTurnedIn];
  if (listed !== undefined) return listed;
  return (first.at(-1) as number) + step * (setsTurnedIn - first.length + 1);
};
