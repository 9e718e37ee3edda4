import { seededRandom } from '@vexillum/geometry';
import { howMany } from '@vexillum/model/testing';
import { describe, expect, it } from 'vitest';
import { attackDiceOf, defenseDiceOf } from './dice-of.ts';
import { lossesOf } from './losses-of.ts';
import { countRolls, rollOdds } from './roll-odds.ts';

/** Ways among all rolls, by what the attacker loses: the table that other open implementations agree on. */
const known = [
  { attack: 3, defense: 2, of: 7776, ways: { 2: 2275, 1: 2611, 0: 2890 } },
  { attack: 2, defense: 2, of: 1296, ways: { 2: 581, 1: 420, 0: 295 } },
  { attack: 3, defense: 1, of: 1296, ways: { 1: 441, 0: 855 } },
  { attack: 2, defense: 1, of: 216, ways: { 1: 91, 0: 125 } },
  { attack: 1, defense: 2, of: 216, ways: { 1: 161, 0: 55 } },
  { attack: 1, defense: 1, of: 36, ways: { 1: 21, 0: 15 } },
] as const;

describe('one exchange of dice', () => {
  it.each(known)('$attack against $defense dice ends in each way as often as counted (KR-ATT-OUTCOMES)', (row) => {
    const odds = countRolls(row.attack, row.defense);
    expect(Object.fromEntries(odds.map(({ attacker, ways }) => [attacker, ways]))).toEqual(row.ways);
    expect(odds.every(({ of }) => of === row.of)).toBe(true);
  });

  it('costs two armies in all where both roll two dice, and one otherwise (KR-ATT-ONEDIE)', () => {
    for (const { attack, defense } of known)
      for (const { attacker, defender } of rollOdds(attack, defense))
        expect(attacker + defender).toBe(Math.min(attack, defense, 2));
  });

  it('compares the highest dice, then the second highest, and gives ties to the defender (KR-ATT-TWODICE, KR-ATT-TIES)', () => {
    expect(lossesOf([6, 1, 1], [5, 2])).toEqual({ attacker: 1, defender: 1 });
    expect(lossesOf([2, 6, 5], [5, 4])).toEqual({ attacker: 0, defender: 2 });
    expect(lossesOf([4, 4, 4], [4, 4])).toEqual({ attacker: 2, defender: 0 });
    expect(lossesOf([1, 2, 3], [3])).toEqual({ attacker: 1, defender: 0 });
    expect(lossesOf([6], [1, 5])).toEqual({ attacker: 0, defender: 1 });
  });

  it('has as many dice as the armies allow: one stays behind on attack, none in defence (KR-ATT-OFF-0 to KR-ATT-OFF-3, KR-ATT-DEF-1, KR-ATT-DEF-2)', () => {
    expect([1, 2, 3, 4, 9].map(attackDiceOf)).toEqual([0, 1, 2, 3, 3]);
    expect([1, 2, 7].map(defenseDiceOf)).toEqual([1, 2, 2]);
  });

  const rolls = howMany(100_000, 1_000_000);

  it.each(known)(`$attack against $defense dice come out as counted in ${rolls} rolls`, ({ attack, defense }) => {
    const random = seededRandom(2002 + 10 * attack + defense);
    const dice = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 6) + 1);
    const seen = [0, 0, 0];
    for (let roll = 0; roll < rolls; roll += 1) {
      const { attacker } = lossesOf(dice(attack), dice(defense));
      seen[attacker] = (seen[attacker] ?? 0) + 1;
    }
    for (const { attacker, ways, of } of rollOdds(attack, defense)) {
      const chance = ways / of;
      const spread = Math.sqrt((chance * (1 - chance)) / rolls);
      expect(Math.abs((seen[attacker] ?? 0) / rolls - chance)).toBeLessThan(4 * spread);
    }
  });
});
