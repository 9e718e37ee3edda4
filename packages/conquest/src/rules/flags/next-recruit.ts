import { type SetValues, setValues } from '../data/rule-numbers.ts';

/** What the next set brings after so many have been turned in: NEXT RECRUIT. */
export const nextRecruit = (setsTurnedIn: number, values: SetValues): number => {
  const { first, step } = setValues[values].value;
  const listed = first[setsTurnedIn];
  if (listed !== undefined) return listed;
  return (first.at(-1) as number) + step * (setsTurnedIn - first.length + 1);
};
