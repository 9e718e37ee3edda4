import { describe, expect, test } from 'vitest';
import { TestMatch } from './testing/index.ts';

const at = (rules: Record<string, string> = {}) =>
  new TestMatch({ rules: { 'random-start': true, ...rules } })
    .start()
    .lay({ a: 'player-1 9', b: 'player-1 2', c: 'player-1 1', d: 'player-1 4', e: 'player-2 1', f: 'player-2 5' });
const move = (from: string, to: string, assign: number | string = 1) => ['move-armies', { from, to, assign }] as const;

describe('the strategic move', () => {
  test('KR-MOVE-DEF between neighbours', () => {
    const match = at();
    expect(match.answer('player-1', ...move('a', 'c'))).toBe('not-a-neighbour');
    match.act('player-1', ...move('a', 'b'));
    expect([match.at('a'), match.at('b')]).toEqual(['player-1 8', 'player-1 3']);
  });

  test('along land of one’s own where the house rule says so', () => {
    const match = at({ 'move-reach': 'connected' });
    expect(match.answer('player-1', ...move('d', 'c'))).toBe('done');
    expect(match.lay({ b: 'player-2 1' }).answer('player-1', ...move('d', 'c'))).toBe('not-a-neighbour');
  });

  test('KR-MOVE-OWN both are one’s own', () => {
    expect(at().answer('player-1', ...move('d', 'e'))).toBe('not-your-territory');
    expect(at().answer('player-1', ...move('e', 'd'))).toBe('not-your-territory');
    expect(at().answer('player-1', ...move('a', 'a'))).toBe('same-territory');
    expect(at().answer('player-2', ...move('f', 'e'))).toBe('out-of-turn');
  });

  test('KR-MOVE-NOATTACK no attack after it', () => {
    const match = at();
    match.act('player-1', ...move('a', 'b'));
    expect(match.answer('player-1', 'attack-territory', { from: 'd', to: 'e' })).toBe('moved-already');
    expect(match.answer('player-1', 'turn-in-set')).toBe('too-late');
    expect(match.answer('player-1', 'end-turn')).toBe('done');
  });

  test('KR-MOVE-ONCE KR-MOVE-ONEWAY once a turn, one way; more may follow on the same way', () => {
    const match = at();
    match.act('player-1', ...move('a', 'b'));
    expect(match.answer('player-1', ...move('b', 'a'))).toBe('one-way');
    expect(match.answer('player-1', ...move('a', 'd'))).toBe('moved-already');
    match.act('player-1', ...move('a', 'b', 5));
    expect(match.at('b')).toBe('player-1 8');
  });

  test('KR-MOVE-ASSIGN one, five or all at a touch, and one army stays', () => {
    const moved = (assign: number | string) => {
      const match = at();
      match.act('player-1', ...move('a', 'b', assign));
      return [match.at('a'), match.at('b')];
    };
    expect(moved(1)).toEqual(['player-1 8', 'player-1 3']);
    expect(moved(5)).toEqual(['player-1 4', 'player-1 7']);
    expect(moved('all')).toEqual(['player-1 1', 'player-1 10']);
    expect(at().answer('player-1', ...move('c', 'b'))).toBe('not-enough-armies');
  });

  test('a new turn has a new one', () => {
    const match = at();
    match.act('player-1', ...move('a', 'b'));
    match.act('player-1', 'end-turn');
    match.lay({}, { recruits: 0 }).act('player-2', 'end-turn');
    expect(match.lay({}, { recruits: 0 }).answer('player-1', ...move('b', 'a'))).toBe('done');
  });
});
