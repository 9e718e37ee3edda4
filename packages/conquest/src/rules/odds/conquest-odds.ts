import { attackDiceOf, defenseDiceOf } from './dice-of.ts';
import { rollOdds } from './roll-odds.ts';

/** What becomes of an attack that goes on until the territory falls or the attacker may not roll any more. */
export interface ConquestOdds {
  /** The chance, 0 to 1, that the territory falls. */
  readonly conquers: number;
  /** By armies left to the attacker in both territories together, where it falls: the chance of exactly so many. */
  readonly attackersLeft: ReadonlyMap<number, number>;
  /** By armies left in the defending territory where it holds: the chance of exactly so many. */
  readonly defendersLeft: ReadonlyMap<number, number>;
  /** Mean armies lost by each. */
  readonly attackerLoses: number;
  readonly defenderLoses: number;
}

/** Chances are kept as one number per number of armies; more would be more than any table shows. */
export const MOST_ARMIES_FORECAST = 1000;

/**
 * The exact chances of a whole attack, by the dice that the armies allow at each exchange.
 * @param attackers armies in the attacking territory, the one that stays behind included
 */
export const conquestOdds = (attackers: number, defenders: number): ConquestOdds => {
  if (Math.max(attackers, defenders) > MOST_ARMIES_FORECAST)
    throw new RangeError(`No forecast for more than ${MOST_ARMIES_FORECAST} armies`);
  const reach = chancesOfBeingAt(attackers, defenders);
  const attackersLeft = new Map<number, number>();
  const defendersLeft = new Map<number, number>();
  for (let armies = attackers; armies >= 1; armies -= 1) keep(attackersLeft, armies, reach[armies]?.[0]);
  for (let armies = defenders; armies >= 1; armies -= 1)
    keep(defendersLeft, armies, reach[Math.min(1, attackers)]?.[armies]);
  const conquers = sumOf(attackersLeft, () => 1);
  return {
    conquers,
    attackersLeft,
    defendersLeft,
    attackerLoses: sumOf(attackersLeft, (left) => attackers - left) + (1 - conquers) * Math.max(0, attackers - 1),
    defenderLoses: conquers * defenders + sumOf(defendersLeft, (left) => defenders - left),
  };
};

/** `reach[a][d]`: the chance that the attack ever stands at `a` against `d`; walked from the start downwards. */
const chancesOfBeingAt = (attackers: number, defenders: number): number[][] => {
  const reach = Array.from({ length: attackers + 1 }, () => Array.from({ length: defenders + 1 }, () => 0));
  (reach[attackers] as number[])[defenders] = 1;
  for (let a = attackers; a >= 2; a -= 1)
    for (let d = defenders; d >= 1; d -= 1) {
      const here = reach[a]?.[d] ?? 0;
      if (here === 0) continue;
      for (const { attacker, defender, ways, of } of rollOdds(attackDiceOf(a), defenseDiceOf(d))) {
        const row = reach[a - attacker] as number[];
        row[d - defender] = (row[d - defender] ?? 0) + (here * ways) / of;
      }
    }
  return reach;
};

const keep = (chances: Map<number, number>, armies: number, chance: number | undefined): void => {
  if (chance) chances.set(armies, chance);
};

const sumOf = (chances: ReadonlyMap<number, number>, worth: (armies: number) => number): number => {
  let sum = 0;
  for (const [armies, chance] of chances) sum += worth(armies) * chance;
  return sum;
};
