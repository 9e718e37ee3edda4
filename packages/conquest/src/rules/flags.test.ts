import { seenBy, testDigest } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { flagKinds } from './flags/flag-kinds.ts';
import { kindOfFlag, luckDigest } from './flags/kind-of-flag.ts';
import { type Luck, luckId } from './flags/luck.ts';
import { nextRecruit } from './flags/next-recruit.ts';
import { flagsOf } from './flags/own-flags.ts';
import { isSet, oldestSet } from './flags/sets.ts';
import type { Changes } from './records.ts';
import { BANK, seatOf } from './state/sides.ts';
import { mayTurnIn } from './choices/recruiting.ts';
import type { Seat } from '@vexillum/model';
import { TestMatch, type TestMatchOptions } from './testing/index.ts';

const land = { a: 'player-1 9', b: 'player-2 1', c: 'player-2 1', d: 'player-1 9', e: 'player-2 1', f: 'player-2 9' };
const at = (rules: TestMatchOptions['rules'] = {}, seed = 1) =>
  new TestMatch({ rules: { 'random-start': true, ...rules }, seed }).start().lay(land);

/** player-1 takes what is there for the taking: `b` from `a`, `e` from `d`. */
const conquer = (match: TestMatch, ...ways: readonly (readonly [string, string])[]) => {
  for (const [from, to] of ways) match.throws(6, 6, 6, 1).act('player-1', 'attack-territory', { from, to });
  return match;
};

describe('a victory flag at the end of a turn', () => {
  test('KR-FLAG-NONE none without a conquest', () => {
    const match = at();
    match.throws(1, 1, 1, 6).act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    match.act('player-1', 'end-turn');
    expect(match.player('player-1').flags).toEqual([]);
  });

  test('KR-FLAG-SINGLE KR-END-AWARD one with a conquest, when the turn ends and not before', () => {
    const match = conquer(at(), ['a', 'b']);
    expect(match.player('player-1').flags).toHaveLength(0);
    match.act('player-1', 'end-turn');
    expect(match.told).toEqual({ kind: 'turn-ended', hasFlag: true, next: 'player-2' });
    expect(match.player('player-1').flags).toHaveLength(1);
    expect(match.player('player-2').flags).toHaveLength(0);
  });

  test('KR-FLAG-ONE one, also with two conquests', () => {
    const match = conquer(at(), ['a', 'b'], ['d', 'e']);
    match.act('player-1', 'end-turn');
    expect(match.player('player-1').flags).toHaveLength(1);
  });

  test('KR-END-BUTTON play passes to the next player, who begins with recruits', () => {
    const match = at();
    match.act('player-1', 'end-turn');
    expect(match.game).toMatchObject({ mover: 'player-2', phase: 'conquer', recruits: 3 + 3 + 4, conquests: 0 });
    expect(match.answer('player-1', 'end-turn')).toBe('out-of-turn');
  });

  test('KR-FLAG-TYPES of one of three kinds, each as likely', () => {
    const counts = new Map(flagKinds.map((kind) => [kind, 0]));
    for (let seed = 1; seed <= 300; seed++) {
      const match = conquer(at({}, seed), ['a', 'b']);
      match.act('player-1', 'end-turn');
      const kind = flagsOf(match.snapshot, 'player-1')[0]?.kind;
      if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    expect([...counts.keys()]).toHaveLength(3);
    for (const count of counts.values()) expect(count).toBeGreaterThan(70);
  });
});

const bankSecret = ({ snapshot }: TestMatch, number: number): string =>
  snapshot.sides[BANK]?.luck.get(luckId(number))?.secret ?? '';

describe('the kind of a victory flag', () => {
  const drawn = (rules = {}) => {
    const match = conquer(at(rules), ['a', 'b']);
    match.act('player-1', 'end-turn');
    return match;
  };

  test('is its owner’s to know; the others see how many they have', () => {
    const { snapshot } = drawn();
    expect(flagsOf(snapshot, 'player-1')[0]?.kind).toBeDefined();
    for (const others of [seenBy(snapshot, 'player-2'), seenBy(snapshot)]) {
      expect(flagsOf(others, 'player-1')).toHaveLength(1);
      expect(flagsOf(others, 'player-1')[0]).not.toHaveProperty('kind');
    }
  });

  test('follows from a secret that the server was bound to, and from the id of the action that drew it', () => {
    const match = conquer(at(), ['a', 'b']);
    const { digest } = match.snapshot.public.luck.get(luckId(1)) as Luck;
    const secret = bankSecret(match, 1);
    expect(luckDigest(testDigest, 1, secret)).toBe(digest);
    match.act('player-1', 'end-turn');
    const [flag] = flagsOf(match.snapshot, 'player-1');
    expect(flag?.kind).toBe(kindOfFlag(testDigest, 1, secret, flag?.drawnBy ?? ''));
    expect(match.snapshot.public.luck.get(luckId(1))).toEqual({ digest });
    expect(match.snapshot.sides['player-1']?.flag.get('flag:1')).toEqual({ kind: flag?.kind, secret });
    expect(match.snapshot.sides[BANK]?.luck.has(luckId(1))).toBe(false);
    expect(match.game.nextFlag).toBe(2);
  });

  test('nobody at all knows the secret of the next victory flag, not even who will draw it', () => {
    const match = drawn();
    const secret = bankSecret(match, 2);
    for (const side of ['player-1', 'player-2'])
      expect(JSON.stringify([...(match.snapshot.sides[side]?.flag.values() ?? [])])).not.toContain(secret);
    expect(JSON.stringify([...match.snapshot.public.luck.values()])).not.toContain(secret);
  });

  test('is public at once where the house rule says so', () => {
    const { snapshot } = drawn({ 'open-flags': true });
    expect(flagsOf(seenBy(snapshot), 'player-1')[0]?.kind).toBeDefined();
    expect(snapshot.public.luck.get(luckId(1))).toHaveProperty('secret');
  });
});

describe('a set', () => {
  test('KR-FLAG-SET three of a kind', () => {
    for (const kind of flagKinds) expect(isSet([kind, kind, kind])).toBe(true);
    expect(isSet(['crown', 'crown', 'tower'])).toBe(false);
    expect(isSet(['crown', 'crown'])).toBe(false);
  });

  test('KR-FLAG-SET-MIX one of each', () => {
    expect(isSet(['anchor', 'crown', 'tower'])).toBe(true);
  });

  test('is in any five victory flags', () => {
    const hands = (count: number): string[] =>
      count === 0 ? [''] : hands(count - 1).flatMap((hand) => flagKinds.map((kind) => `${hand} ${kind}`));
    for (const hand of hands(5)) expect(oldestSet(hand.trim().split(' ') as never)).toBeDefined();
    expect(oldestSet(['crown', 'crown', 'tower', 'tower'])).toBeUndefined();
  });
});

describe('RECRUIT', () => {
  test('KR-RECRUIT-TRADE a set goes, recruits come', () => {
    const match = at().give('player-1', 'crown', 'tower', 'crown', 'anchor');
    const held = match.player('player-1').flags.map(({ number }) => number);
    match.act('player-1', 'turn-in-set', { flags: [held[0], held[1], held[3]] });
    expect(match.game).toMatchObject({ recruits: 4, setsTurnedIn: 1 });
    expect(match.player('player-1').flags.map(({ number }) => number)).toEqual([held[2]]);
  });

  test('only with a set of one’s own', () => {
    const match = at().give('player-1', 'crown', 'tower', 'crown', 'tower').give('player-2', 'anchor');
    const held = match.player('player-1').flags.map(({ number }) => number);
    const others = match.player('player-2').flags.map(({ number }) => number);
    expect(match.answer('player-1', 'turn-in-set')).toBe('no-set');
    expect(match.answer('player-1', 'turn-in-set', { flags: held.slice(0, 3) })).toBe('not-a-set');
    expect(match.answer('player-1', 'turn-in-set', { flags: [held[0], held[1], others[0]] })).toBe('not-your-flag');
    expect(match.answer('player-2', 'turn-in-set')).toBe('out-of-turn');
  });

  test('KR-RECRUIT-WHEN before any attack or move of the turn', () => {
    const after = (name: string, args: object) => {
      const match = at().give('player-1', 'crown', 'tower', 'anchor');
      match.throws(1, 1, 1, 6).act('player-1', name, args);
      return match.answer('player-1', 'turn-in-set');
    };
    expect(at().give('player-1', 'crown', 'tower', 'anchor').answer('player-1', 'turn-in-set')).toBe('done');
    expect(after('attack-territory', { from: 'a', to: 'b' })).toBe('too-late');
    expect(after('move-armies', { from: 'a', to: 'd', assign: 1 })).toBe('too-late');
  });

  test('its recruits are placed before anything else', () => {
    const match = at().give('player-1', 'crown', 'tower', 'anchor');
    match.act('player-1', 'turn-in-set');
    expect(match.answer('player-1', 'attack-territory', { from: 'a', to: 'b' })).toBe('recruits-left');
    match.act('player-1', 'place-recruits', { territory: 'a', assign: 'all' });
    expect(match.at('a')).toBe('player-1 13');
    expect(match.answer('player-1', 'attack-territory', { from: 'a', to: 'b' })).toBe('done');
  });

  test('KR-FLAG-RISE each set brings more than the one before, whoever turns it in', () => {
    expect(Array.from({ length: 9 }, (_, sets) => nextRecruit(sets, { setValues: 'classic', setCap: 0 }))).toEqual([
      4, 6, 8, 10, 12, 15, 20, 25, 30,
    ]);
    expect(Array.from({ length: 4 }, (_, sets) => nextRecruit(sets, { setValues: 'gentle', setCap: 0 }))).toEqual([
      4, 5, 6, 7,
    ]);
    expect(Array.from({ length: 4 }, (_, sets) => nextRecruit(sets, { setValues: 'steep', setCap: 0 }))).toEqual([
      5, 10, 15, 20,
    ]);
    const match = at().give('player-1', 'crown', 'tower', 'anchor').give('player-2', 'crown', 'crown', 'crown');
    match.act('player-1', 'turn-in-set');
    match.lay({}, { recruits: 0, mover: 'player-2' });
    match.act('player-2', 'turn-in-set');
    expect(match.game.recruits).toBe(6);
  });

  test.each([
    ['classic', [4, 6]],
    ['gentle', [4, 5]],
    ['steep', [5, 10]],
  ] as const)('KR-FLAG-RISE how much more is a house rule: %s', (values, brought) => {
    const match = at({ 'set-values': values }).give('player-1', 'crown', 'tower', 'anchor', 'crown', 'crown', 'crown');
    const recruits = brought.map(() => {
      match.act('player-1', 'turn-in-set');
      const { recruits } = match.game;
      match.act('player-1', 'place-recruits', { territory: 'a', assign: 'all' });
      return recruits;
    });
    expect(recruits).toEqual(brought);
  });

  test.each([
    ['classic', 10, [4, 6, 8, 10, 10, 10]],
    ['steep', 12, [5, 10, 12, 12]],
    ['gentle', 40, [4, 5, 6]],
    ['classic', 0, [4, 6, 8, 10, 12, 15, 20]],
  ] as const)('house rule: of %s sets none brings more than %i', (setValues, setCap, brings) => {
    expect(brings.map((_, sets) => nextRecruit(sets, { setValues, setCap }))).toEqual(brings);
  });

  test('a cap counts for what the table says before, for what a set brings, and for sets that are captured', () => {
    const match = at({ 'set-cap': 6 }).give('player-1', 'crown', 'tower', 'anchor');
    match.lay({}, { setsTurnedIn: 4 });
    expect(mayTurnIn.targets(match.snapshot, seatOf('player-1') as Seat, {})[0]?.brings).toBe(6);
    match.act('player-1', 'turn-in-set');
    expect(match.game.recruits).toBe(6);
    expect(match.answer('host', 'set-house-rules', { rules: { 'set-cap': 50 } })).toBe('game-is-on');
    expect(new TestMatch().answer('host', 'set-house-rules', { rules: { 'set-cap': 7 } })).toBe('bad-house-rule');
  });

  test('what is turned in is shown to all', () => {
    const match = conquer(at(), ['a', 'b']);
    match.act('player-1', 'end-turn');
    const kind = flagsOf(match.snapshot, 'player-1')[0]?.kind ?? 'crown';
    match.lay({}, { mover: 'player-1', recruits: 0 }).give('player-1', kind, kind);
    const { changes } = match.act('player-1', 'turn-in-set');
    expect((changes as Changes).public?.luck?.['luck:1']?.[1]).toHaveProperty('secret');
    expect(match.snapshot.sides['player-1']?.flag.size).toBe(0);
  });
});

describe('KR-FLAG-FORCED with five victory flags or more', () => {
  const five = ['crown', 'crown', 'tower', 'tower', 'anchor'] as const;
  const forced = (...kinds: readonly (typeof five)[number][]) => {
    const match = at().give('player-1', ...kinds);
    match.lay({}, { mover: 'player-2' }).act('player-2', 'end-turn');
    match.act('player-1', 'place-recruits', { territory: 'a', assign: 'all' });
    return match;
  };

  test('a set has to be turned in on the following turn, before all but the recruits', () => {
    const match = forced(...five);
    for (const [name, args] of [
      ['attack-territory', { from: 'a', to: 'b' }],
      ['move-armies', { from: 'a', to: 'd', assign: 1 }],
      ['end-turn', {}],
    ] as const)
      expect(match.answer('player-1', name, args)).toBe('must-turn-in-set');
    match.act('player-1', 'turn-in-set');
    expect(match.player('player-1').flags).toHaveLength(2);
    match.act('player-1', 'place-recruits', { territory: 'a', assign: 'all' });
    expect(match.answer('player-1', 'end-turn')).toBe('done');
  });

  test('with four nobody has to', () => {
    expect(forced(...five.slice(0, 4)).answer('player-1', 'end-turn')).toBe('done');
  });

  test('the fifth victory flag itself forces nothing in the turn that it ends', () => {
    const match = conquer(at().give('player-1', ...five.slice(0, 4)), ['a', 'b']);
    match.act('player-1', 'end-turn');
    expect(match.player('player-1').flags).toHaveLength(5);
    expect(match.game.mustTurnIn).toBeUndefined();
  });

  test('also when it is their turn again at once, because nobody else is left but neutrals', () => {
    const match = at({ neutral: true }).give('player-1', ...five.slice(0, 4));
    match.lay({ c: 'neutral 1', e: 'neutral 1', f: 'neutral 1' });
    conquer(match, ['a', 'b']);
    match.act('player-1', 'end-turn');
    expect(match.game).toMatchObject({ mover: 'player-1', mustTurnIn: true });
  });
});
