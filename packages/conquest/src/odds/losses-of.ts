/** Armies that one exchange of dice costs each of the two. */
export interface Losses {
  readonly attacker: number;
  readonly defender: number;
}

const highestFirst = (dice: readonly number[]): number[] => [...dice].sort((one, other) => other - one);

/** What the dice cost: highest against highest, then second against second where both rolled two; the defender wins ties. */
export const lossesOf = (attack: readonly number[], defense: readonly number[]): Losses => {
  const [attackers, defenders] = [highestFirst(attack), highestFirst(defense)];
  const pairs = Math.min(2, attackers.length, defenders.length);
  let attacker = 0;
  for (let pair = 0; pair < pairs; pair += 1) if ((attackers[pair] ?? 0) <= (defenders[pair] ?? 0)) attacker += 1;
  return { attacker, defender: pairs - attacker };
};
