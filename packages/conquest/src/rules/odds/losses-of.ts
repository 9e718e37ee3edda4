import { comparedDice } from './compared-dice.ts';

/** Armies that one exchange of dice costs each of the two. */
export interface Losses {
  readonly attacker: number;
  readonly defender: number;
}

/** What the dice cost. */
export const lossesOf = (attack: readonly number[], defense: readonly number[]): Losses => {
  const pairs = comparedDice(attack, defense);
  const attacker = pairs.filter(({ winner }) => winner === 'defense').length;
  return { attacker, defender: pairs.length - attacker };
};
