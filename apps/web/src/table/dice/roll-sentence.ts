import { msg, str } from '@lit/localize';
import { type Facts, numbersIn } from '../facts.ts';

const diceText = (facts: Facts): string => {
  const counts = new Map<number, number>();
  for (const sides of numbersIn(facts, 'dice')) counts.set(sides, (counts.get(sides) ?? 0) + 1);
  return [...counts].map(([sides, count]) => `${count}d${sides}`).join(' + ');
};

/** What was rolled, and what for ('' where nobody said it); the dice themselves are drawn behind it. */
export const rollSentence = (name: 'roll-dice' | 'enter-dice', facts: Facts, why: string): string => {
  const dice = diceText(facts);
  if (name === 'enter-dice')
    return why === '' ? msg(str`rolled ${dice} by hand:`) : msg(str`rolled ${dice} by hand for “${why}”:`);
  return why === '' ? msg(str`rolled ${dice}:`) : msg(str`rolled ${dice} for “${why}”:`);
};
