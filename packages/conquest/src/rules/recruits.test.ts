import { describe, expect, test } from 'vitest';
import { sixShores } from './maps/packs/six-shores.ts';
import { TestMatch } from './testing/index.ts';

/** Ends player-2's turn, so that player-1 begins one with this land. */
const turnOf = (land: Record<string, string>, rules: Record<string, string> = {}) => {
  const match = new TestMatch({ rules: { 'random-start': true, ...rules } }).start();
  match.lay(land, { mover: 'player-2' });
  match.act('player-2', 'end-turn');
  return match;
};

const scattered = {
  a: 'player-1 1',
  b: 'player-2 1',
  c: 'player-1 1',
  d: 'player-2 1',
  e: 'player-1 1',
  f: 'player-2 1',
};

/** How many recruits with so many territories of no whole region, on the large map. */
const recruitsWith = (held: number, rules: Record<string, string> = {}) => {
  const match = new TestMatch({ map: sixShores, rules: { 'random-start': true, ...rules } }).start();
  // One of each region stays with player-2.
  const kept = sixShores.regions.map(({ id }) => sixShores.territories.find(({ region }) => region === id)?.id ?? '');
  const free = sixShores.territories.map(({ id }) => id).filter((id) => !kept.includes(id));
  const mine = new Set(free.slice(0, held));
  const land = Object.fromEntries(
    sixShores.territories.map(({ id }) => [id, mine.has(id) ? 'player-1 1' : 'player-2 1']),
  );
  match.lay(land, { mover: 'player-2' }).act('player-2', 'end-turn');
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
    expect(turnOf({ ...scattered, d: 'player-1 1' }).game.recruits).toBe(3 + 2);
    expect(turnOf({ ...scattered, d: 'player-1 1', b: 'player-1 1' }).game.recruits).toBe(3 + 2 + 3);
  });
});

describe('placing recruits', () => {
  test('KR-REC-OWN only on land of one’s own', () => {
    const match = turnOf(scattered);
    expect(match.answer('player-1', 'place-recruits', { territory: 'b', assign: 1 })).toBe('not-your-territory');
    expect(match.answer('player-1', 'place-recruits', { territory: 'zz', assign: 1 })).toBe('no-such-territory');
    expect(match.answer('player-2', 'place-recruits', { territory: 'b', assign: 1 })).toBe('out-of-turn');
    expect(match.answer('player-1', 'place-recruits', { territory: 'a', assign: 1 })).toBe('done');
  });

  test('KR-REC-FIRST KR-ACT-LIST nothing else before all are placed', () => {
    const match = turnOf(scattered);
    const others = [
      ['attack-territory', { from: 'a', to: 'b' }],
      ['move-armies', { from: 'a', to: 'b', assign: 1 }],
      ['turn-in-set', {}],
      ['end-turn', {}],
    ] as const;
    expect(others.map(([name, args]) => match.answer('player-1', name, args))).toEqual(
      others.map(() => 'recruits-left'),
    );
    match.act('player-1', 'place-recruits', { territory: 'a', assign: 'all' });
    expect(others.map(([name, args]) => match.answer('player-1', name, args))).toEqual([
      'done',
      'not-your-territory',
      'no-set',
      'done',
    ]);
  });

  test('KR-REC-ASSIGN-X1 KR-REC-ASSIGN-X5 KR-REC-ASSIGN-ALL one, five or all at a touch', () => {
    const match = turnOf(scattered).lay({}, { recruits: 13 });
    match.act('player-1', 'place-recruits', { territory: 'a', assign: 1 });
    expect([match.at('a'), match.game.recruits]).toEqual(['player-1 2', 12]);
    match.act('player-1', 'place-recruits', { territory: 'a', assign: 5 });
    expect([match.at('a'), match.game.recruits]).toEqual(['player-1 7', 7]);
    match.act('player-1', 'place-recruits', { territory: 'c', assign: 'all' });
    expect([match.at('c'), match.game.recruits]).toEqual(['player-1 8', 0]);
    expect(match.answer('player-1', 'place-recruits', { territory: 'c', assign: 1 })).toBe('no-recruits');
    expect(match.answer('player-1', 'place-recruits', { territory: 'c', assign: 2 })).toBe('bad-args');
  });

  test('x5 with fewer than five left places what is left', () => {
    const match = turnOf(scattered);
    match.act('player-1', 'place-recruits', { territory: 'a', assign: 5 });
    expect([match.at('a'), match.game.recruits]).toEqual(['player-1 4', 0]);
  });
});
