import { describe, expect, test } from 'vitest';
import { TestMatch } from './testing/index.ts';

const at = (rules: Record<string, string> = {}) =>
  new TestMatch({ rules: { 'random-start': true, ...rules } })
    .start()
    .lay({ a: 'p1 9', b: 'p1 2', c: 'p1 1', d: 'p1 4', e: 'p2 1', f: 'p2 5' });
const move = (from: string, to: string, assign: number | string = 1) => ['move-armies', { from, to, assign }] as const;

describe('the strategic move', () => {
  test('KR-MOVE-DEF between neighbours', () => {
    const match = at();
    expect(match.answer('p1', ...move('a', 'c'))).toBe('not-a-neighbour');
    match.act('p1', ...move('a', 'b'));
    expect([match.at('a'), match.at('b')]).toEqual(['p1 8', 'p1 3']);
  });

  test('along land of one’s own where the house rule says so', () => {
    const match = at({ 'move-reach': 'connected' });
    expect(match.answer('p1', ...move('d', 'c'))).toBe('done');
    expect(match.lay({ b: 'p2 1' }).answer('p1', ...move('d', 'c'))).toBe('not-a-neighbour');
  });

  test('KR-MOVE-OWN both are one’s own', () => {
    expect(at().answer('p1', ...move('d', 'e'))).toBe('not-your-territory');
    expect(at().answer('p1', ...move('e', 'd'))).toBe('not-your-territory');
    expect(at().answer('p1', ...move('a', 'a'))).toBe('same-territory');
    expect(at().answer('p2', ...move('f', 'e'))).toBe('out-of-turn');
  });

  test('KR-MOVE-NOATTACK no attack after it', () => {
    const match = at();
    match.act('p1', ...move('a', 'b'));
    expect(match.answer('p1', 'attack', { from: 'd', to: 'e' })).toBe('moved-already');
    expect(match.answer('p1', 'turn-in-set')).toBe('too-late');
    expect(match.answer('p1', 'end-turn')).toBe('done');
  });

  test('KR-MOVE-ONCE KR-MOVE-ONEWAY once a turn, one way; more may follow on the same way', () => {
    const match = at();
    match.act('p1', ...move('a', 'b'));
    expect(match.answer('p1', ...move('b', 'a'))).toBe('one-way');
    expect(match.answer('p1', ...move('a', 'd'))).toBe('moved-already');
    match.act('p1', ...move('a', 'b', 5));
    expect(match.at('b')).toBe('p1 8');
  });

  test('KR-MOVE-ASSIGN one, five or all at a touch, and one army stays', () => {
    const moved = (assign: number | string) => {
      const match = at();
      match.act('p1', ...move('a', 'b', assign));
      return [match.at('a'), match.at('b')];
    };
    expect(moved(1)).toEqual(['p1 8', 'p1 3']);
    expect(moved(5)).toEqual(['p1 4', 'p1 7']);
    expect(moved('all')).toEqual(['p1 1', 'p1 10']);
    expect(at().answer('p1', ...move('c', 'b'))).toBe('not-enough-armies');
  });

  test('a new turn has a new one', () => {
    const match = at();
    match.act('p1', ...move('a', 'b'));
    match.act('p1', 'end-turn');
    match.lay({}, { recruits: 0 }).act('p2', 'end-turn');
    expect(match.lay({}, { recruits: 0 }).answer('p1', ...move('b', 'a'))).toBe('done');
  });
});
