import { attackDiceOf, defenseDiceOf } from '../odds/dice-of.ts';
import { rollOdds } from '../odds/roll-odds.ts';

/** What a whole attack comes to, from the exact odds. */
export interface Forecast {
  /** The chance that the land falls. */
  readonly conquers: number;
  /** Mean armies left to the attacker in both lands together, where it falls. */
  readonly left: number;
  /** Mean armies left to the defender, where it holds. */
  readonly held: number;
}

/** With more armies than this the odds hardly change any more with the same proportion: they are read from there. */
const MOST = 40;

let table: Forecast[] | undefined;

/** All of them at once, from the smallest on: each exchange leads to a pair that is known. `left` and `held` are weighted with their chances until the end. */
const makeTable = (): Forecast[] => {
  const all: Forecast[] = [];
  const at = (a: number, d: number): Forecast => {
    if (d <= 0) return { conquers: 1, left: a, held: 0 };
    return a <= 1 ? { conquers: 0, left: 0, held: d } : (all[a * (MOST + 1) + d] as Forecast);
  };
  for (let a = 0; a <= MOST; a += 1)
    for (let d = 0; d <= MOST; d += 1) {
      let here = at(a, d);
      if (a > 1 && d > 0) {
        const sum = { conquers: 0, left: 0, held: 0 };
        for (const { attacker, defender, ways, of } of rollOdds(attackDiceOf(a), defenseDiceOf(d))) {
          const next = at(a - attacker, d - defender);
          sum.conquers += (next.conquers * ways) / of;
          sum.left += (next.left * ways) / of;
          sum.held += (next.held * ways) / of;
        }
        here = sum;
      }
      all[a * (MOST + 1) + d] = here;
    }
  return all.map(({ conquers, left, held }) => ({
    conquers,
    left: conquers > 0 ? left / conquers : 0,
    held: conquers < 1 ? held / (1 - conquers) : 0,
  }));
};

/** Of an attack with so many armies in the attacking land, the one that stays behind included. */
export const forecastOf = (attackers: number, defenders: number): Forecast => {
  table ??= makeTable();
  const most = Math.max(attackers, defenders);
  if (most <= MOST) return table[attackers * (MOST + 1) + defenders] as Forecast;
  const scale = most / MOST;
  const [a, d] = [Math.max(1, Math.round(attackers / scale)), Math.max(1, Math.round(defenders / scale))];
  const { conquers, left, held } = table[a * (MOST + 1) + d] as Forecast;
  return { conquers, left: left * scale, held: held * scale };
};
