import { seededRandom } from '@vexillum/geometry';
import { describe, expect, it } from 'vitest';
import { conquestOdds } from './conquest-odds.ts';
import { attackDiceOf, defenseDiceOf } from './dice-of.ts';
import { lossesOf } from './losses-of.ts';

describe('a whole attack', () => {
  it.each([
    [2, 1, 0.416667],
    [3, 1, 0.754244],
    [4, 1, 0.916375],
    [4, 2, 0.655954],
    [5, 5, 0.358606],
    [10, 10, 0.479935],
    [11, 10, 0.567593],
    [21, 20, 0.633432],
  ])('of %i armies on %i conquers as often as other open implementations say', (attackers, defenders, chance) => {
    expect(conquestOdds(attackers, defenders).conquers).toBeCloseTo(chance, 6);
  });

  it('ends in one way or another: all chances together are one', () => {
    for (const [attackers, defenders] of [
      [1, 3],
      [2, 1],
      [7, 12],
      [40, 38],
      [300, 280],
    ] as const) {
      const { attackersLeft, defendersLeft } = conquestOdds(attackers, defenders);
      const all = [...attackersLeft.values(), ...defendersLeft.values()].reduce((sum, chance) => sum + chance, 0);
      expect(all).toBeCloseTo(1, 9);
    }
  });

  it('is never better with one army less, nor with one defender more', () => {
    for (let attackers = 2; attackers <= 20; attackers += 1)
      for (let defenders = 1; defenders <= 20; defenders += 1) {
        const here = conquestOdds(attackers, defenders).conquers;
        expect(conquestOdds(attackers + 1, defenders).conquers).toBeGreaterThan(here);
        expect(conquestOdds(attackers, defenders + 1).conquers).toBeLessThan(here);
      }
  });

  it('cannot be begun by an army that is alone, nor need be against nobody', () => {
    expect(conquestOdds(1, 4)).toMatchObject({ conquers: 0, attackerLoses: 0, defenderLoses: 0 });
    expect(conquestOdds(3, 0).conquers).toBe(1);
  });

  it('leaves the attacker at least two armies where the territory falls: one to stay and one to move in', () => {
    expect(Math.min(...conquestOdds(9, 6).attackersLeft.keys())).toBe(2);
  });

  it('costs on average what it costs in forty thousand attacks with dice', () => {
    const random = seededRandom(42);
    const dice = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 6) + 1);
    const attacks = 40_000;
    let [conquered, lost] = [0, 0];
    for (let attack = 0; attack < attacks; attack += 1) {
      let [a, d] = [8, 6];
      while (a > 1 && d > 0) {
        const losses = lossesOf(dice(attackDiceOf(a)), dice(defenseDiceOf(d)));
        a -= losses.attacker;
        d -= losses.defender;
      }
      if (d === 0) conquered += 1;
      lost += 8 - a;
    }
    const odds = conquestOdds(8, 6);
    expect(conquered / attacks).toBeCloseTo(odds.conquers, 1.8);
    expect(lost / attacks).toBeCloseTo(odds.attackerLoses, 1);
  });

  it('is not forecast for armies beyond any table', () => {
    expect(() => conquestOdds(1001, 3)).toThrow(RangeError);
  });
});
