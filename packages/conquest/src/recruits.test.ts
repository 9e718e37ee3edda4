import { describe, expect, test } from 'vitest';
import { sixShores } from './maps/packs/six-shores.ts';
import { TestMatch } from './testing/index.ts';

/** Ends p2's turn, so that p1 begins one with this land. */
const turnOf = (land: Record<string, string>, rules: Record<string, string> = {}) => {
  const match = new TestMatch({ rules: { 'random-start': true, ...rules } }).start();
  match.lay(land, { mover: 'p2' });
  match.act('p2', 'end-turn');
  return match;
};

const scattered = { a: 'p1 1', b: 'p2 1', c: 'p1 1', d: 'p2 1', e: 'p1 1', f: 'p2 1' };

/** How many recruits with so many territories of no whole region, on the large map. */
const recruitsWith = (held: number, rules: Record<string, string> = {}) => {
  const match = new TestMatch({ map: sixShores, rules: { 'random-start': true, ...rules } }).start();
  // One of each region stays with p2.
  const kept = sixShores.regions.map(({ id }) => sixShores.territories.find(({ region }) => region === id)?.id ?? '');
  const free = sixShores.territories.map(({ id }) => id).filter((id) => !kept.includes(id));
  const mine = new Set(free.slice(0, held));
  const land = Object.fromEntries(sixShores.territories.map(({ id }) => [id, mine.has(id) ? 'p1 1' : 'p2 1']));
  match.lay(land, { mover: 'p2' }).act('p2', 'end-turn');
  return match.game.recruits;
};

describe('recruits', () => {
  test('KR-REC-AWARD KR-REC-MIN every turn opens with recruits, at least three', () => {
    expect(turnOf(scattered).game.recruits).toBe(3);
    expect([1, 3, 8, 9, 11].map((held) => recruitsWith(held))).toEqual([3, 3, 3, 3, 3]);
  });

  test('KR-REC-FORMULA one for three territories, rounded down', () => {
    expect([12, 14, 15, 20, 21, 36].map((held) => recruitsWith(held))).toEqual([4, 4, 5, 6, 7, 12]);
  });

  test('rounding is a house rule', () => {
    expect([13, 14].map((held) => recruitsWith(held, { 'recruit-rounding': 'up' }))).toEqual([5, 5]);
    expect([13, 14].map((held) => recruitsWith(held, { 'recruit-rounding': 'nearest' }))).toEqual([4, 5]);
  });

  test('KR-REC-CONTINENT whole regions bring more', () => {
    expect(turnOf({ ...scattered, d: 'p1 1' }).game.recruits).toBe(3 + 2);
    expect(turnOf({ ...scattered, d: 'p1 1', b: 'p1 1' }).game.recruits).toBe(3 + 2 + 3);
  });
});

describe('placing recruits', () => {
  test('KR-REC-OWN only on land of one’s own', () => {
    const match = turnOf(scattered);
    expect(match.answer('p1', 'place-recruits', { territory: 'b', assign: 1 })).toBe('not-your-territory');
    expect(match.answer('p1', 'place-recruits', { territory: 'zz', assign: 1 })).toBe('no-such-territory');
    expect(match.answer('p2', 'place-recruits', { territory: 'b', assign: 1 })).toBe('out-of-turn');
    expect(match.answer('p1', 'place-recruits', { territory: 'a', assign: 1 })).toBe('done');
  });

  test('KR-REC-FIRST KR-ACT-LIST nothing else before all are placed', () => {
    const match = turnOf(scattered);
    const others = [
      ['attack', { from: 'a', to: 'b' }],
      ['move-armies', { from: 'a', to: 'b', assign: 1 }],
      ['turn-in-set', {}],
      ['end-turn', {}],
    ] as const;
    expect(others.map(([name, args]) => match.answer('p1', name, args))).toEqual(others.map(() => 'recruits-left'));
    match.act('p1', 'place-recruits', { territory: 'a', assign: 'all' });
    expect(others.map(([name, args]) => match.answer('p1', name, args))).toEqual([
      'done',
      'not-your-territory',
      'no-set',
      'done',
    ]);
  });

  test('KR-REC-ASSIGN-X1 KR-REC-ASSIGN-X5 KR-REC-ASSIGN-ALL one, five or all at a touch', () => {
    const match = turnOf(scattered).lay({}, { recruits: 13 });
    match.act('p1', 'place-recruits', { territory: 'a', assign: 1 });
    expect([match.at('a'), match.game.recruits]).toEqual(['p1 2', 12]);
    match.act('p1', 'place-recruits', { territory: 'a', assign: 5 });
    expect([match.at('a'), match.game.recruits]).toEqual(['p1 7', 7]);
    match.act('p1', 'place-recruits', { territory: 'c', assign: 'all' });
    expect([match.at('c'), match.game.recruits]).toEqual(['p1 8', 0]);
    expect(match.answer('p1', 'place-recruits', { territory: 'c', assign: 1 })).toBe('no-recruits');
    expect(match.answer('p1', 'place-recruits', { territory: 'c', assign: 2 })).toBe('bad-args');
  });

  test('x5 with fewer than five left places what is left', () => {
    const match = turnOf(scattered);
    match.act('p1', 'place-recruits', { territory: 'a', assign: 5 });
    expect([match.at('a'), match.game.recruits]).toEqual(['p1 4', 0]);
  });
});
