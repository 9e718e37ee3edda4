/** A pair of dice that is compared. */
export interface ComparedDice {
  readonly attack: number;
  readonly defense: number;
  readonly winner: 'attack' | 'defense';
}

/** As they are compared. */
export const highestFirst = (dice: readonly number[]): readonly number[] => dice.toSorted((one, other) => other - one);

/** Highest against highest, then second against second where both rolled two; the defender wins ties. */
export const comparedDice = (attack: readonly number[], defense: readonly number[]): readonly ComparedDice[] => {
  const defenders = highestFirst(defense).slice(0, 2);
  return highestFirst(attack)
    .slice(0, defenders.length)
    .map((die, at) => {
      const against = defenders[at] ?? 0;
      return { attack: die, defense: against, winner: die > against ? 'attack' : 'defense' };
    });
};
