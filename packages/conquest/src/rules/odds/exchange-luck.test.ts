import { describe, expect, it } from 'vitest';
import { type Exchange, exchangeLuck } from './exchange-luck.ts';
import { rollOdds } from './roll-odds.ts';

const attack = (dice: number, against: number, beaten: number, lost: number): Exchange => ({
  chances: rollOdds(dice, against),
  isAttacker: true,
  beaten,
  lost,
});

describe('how somebody’s dice fell', () => {
  it('is nothing where there were none', () => {
    expect(exchangeLuck([])).toBeUndefined();
  });

  it('one die against one wins 15 times of 36: after a loss 15 of 36 would be luckier, after a win none', () => {
    const lost = exchangeLuck([attack(1, 1, 0, 1)]);
    expect(lost?.luckier).toBeCloseTo(15 / 36, 10);
    expect(lost?.expectedBeaten).toBeCloseTo(15 / 36, 10);
    expect(lost?.expectedLost).toBeCloseTo(21 / 36, 10);
    expect(exchangeLuck([attack(1, 1, 1, 0)])?.luckier).toBe(0);
  });

  it('the defender’s luck is the attacker’s turned round', () => {
    const chances = rollOdds(3, 2);
    const attacker = exchangeLuck([{ chances, isAttacker: true, beaten: 1, lost: 1 }]);
    const defender = exchangeLuck([{ chances, isAttacker: false, beaten: 1, lost: 1 }]);
    expect(attacker?.expectedBeaten).toBeCloseTo(defender?.expectedLost ?? 0, 10);
    // 2890 of 7776 rolls cost the defender both, 2275 the attacker.
    expect(attacker?.luckier).toBeCloseTo(2890 / 7776, 10);
    expect(defender?.luckier).toBeCloseTo(2275 / 7776, 10);
  });

  it('several exchanges are put together: two wins of two are beaten by nothing, one of two by two wins', () => {
    const win = attack(1, 1, 1, 0);
    const loss = attack(1, 1, 0, 1);
    expect(exchangeLuck([win, win])?.luckier).toBe(0);
    expect(exchangeLuck([win, loss])?.luckier).toBeCloseTo((15 / 36) ** 2, 10);
    expect(exchangeLuck([win, loss])).toMatchObject({ exchanges: 2, beaten: 1, lost: 1 });
  });
});
