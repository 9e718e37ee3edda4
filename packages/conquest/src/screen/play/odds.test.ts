import { TestMatch } from '../../rules/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { oddsOf, oddsText, percentText, throwText } from './odds.ts';

const facing = (attackers: number, defenders: number) =>
  new TestMatch({ rules: { 'random-start': true } }).start().lay({
    a: `player-1 ${attackers}`,
    b: `player-2 ${defenders}`,
    c: 'player-2 1',
    d: 'player-1 1',
    e: 'player-2 1',
    f: 'player-2 1',
  }).snapshot;

describe('the odds of an attack', () => {
  it('are those of the armies that face each other', () => {
    const odds = oddsOf(facing(4, 2), 'a', 'b');
    expect(odds).toMatchObject({ attackDice: 3, defenseDice: 2 });
    expect(odds?.conquers).toBeCloseTo(0.655954, 6);
    expect(odds && oddsText(odds)).toBe('66% to take it; on average you lose 1.4, they lose 1.4.');
  });

  it('tell every end of the next throw, the best for the attacker first', () => {
    const odds = oddsOf(facing(4, 2), 'a', 'b');
    expect(odds && throwText(odds)).toBe('they lose 2: 37% · each loses 1: 34% · you lose 2: 29%');
    const alone = oddsOf(facing(2, 1), 'a', 'b');
    expect(alone && throwText(alone)).toBe('they lose 1: 42% · you lose 1: 58%');
  });

  it('are there only where somebody can be attacked', () => {
    const snapshot = facing(4, 2);
    expect(oddsOf(facing(1, 2), 'a', 'b')).toBeUndefined();
    expect(oddsOf(snapshot, 'a', 'c')).toBeUndefined();
    expect(oddsOf(snapshot, 'a', 'd')).toBeUndefined();
    expect(oddsOf(facing(5000, 2), 'a', 'b')).toBeUndefined();
  });

  it('call nothing certain that is not', () => {
    expect([0, 0.001, 0.5, 0.9999, 1].map(percentText)).toEqual(['0%', 'under 1%', '50%', 'over 99%', '100%']);
  });
});
