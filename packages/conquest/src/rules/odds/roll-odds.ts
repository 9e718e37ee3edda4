import { type Losses, lossesOf } from './losses-of.ts';

/** How many of all equally likely rolls (`of`) end with these losses. */
export interface RollChance extends Losses {
  readonly ways: number;
  readonly of: number;
}

const FACES = 6;

/** The dice of roll number `roll` (from 0) among the 6^dice there are. */
const diceOf = (roll: number, dice: number): number[] =>
  Array.from({ length: dice }, (_, die) => (Math.floor(roll / FACES ** die) % FACES) + 1);

/** Every end of one exchange, counted over all rolls there are; the worst for the attacker first. */
export const countRolls = (attackDice: number, defenseDice: number): readonly RollChance[] => {
  const of = FACES ** (attackDice + defenseDice);
  const ways = new Map<number, number>();
  for (let roll = 0; roll < of; roll += 1) {
    const dice = diceOf(roll, attackDice + defenseDice);
    const { attacker } = lossesOf(dice.slice(0, attackDice), dice.slice(attackDice));
    ways.set(attacker, (ways.get(attacker) ?? 0) + 1);
  }
  const lost = Math.min(2, attackDice, defenseDice);
  return [...ways]
    .sort(([one], [other]) => other - one)
    .map(([attacker, count]) => ({ attacker, defender: lost - attacker, ways: count, of }));
};

const counted = new Map<string, readonly RollChance[]>();

/** As `countRolls`, counted once only: there are six kinds of exchange, and a forecast asks for thousands. */
export const rollOdds = (attackDice: number, defenseDice: number): readonly RollChance[] => {
  const key = `${attackDice}v${defenseDice}`;
  const known = counted.get(key) ?? countRolls(attackDice, defenseDice);
  counted.set(key, known);
  return known;
};
