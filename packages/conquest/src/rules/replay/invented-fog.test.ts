import { plainText, type ReplayEntry } from '@vexillum/model';
import { testDigest } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { ACT_UNSEEN } from '../fog/fog.ts';
import { twinHolms } from '../maps/packs/twin-holms.ts';
import type { GameState } from '../state/game-state.ts';
import { playOut, TestMatch, type TestMatchOptions } from '../testing/index.ts';
import { matchRules } from './match-rules.ts';

const says = (entries: readonly ReplayEntry[]) =>
  matchRules.replay(entries, () => testDigest).map((fault) => plainText(fault.says));

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type Records = { [id: string]: [unknown, unknown] };
type Forged = { -readonly [field in keyof ReplayEntry]: ReplayEntry[field] } & { changes: { [kind: string]: Records } };

const played = (rules: NonNullable<TestMatchOptions['rules']>, most = 60) => {
  const match = new TestMatch({ players: 3, map: twinHolms, isRecorded: true, seed: 2, rules }).start();
  playOut(match, 2, most);
  return match;
};
const forgedOf = ({ entries }: TestMatch) => copyOf(entries) as Forged[];
const plain = { 'random-start': true, 'laid-out': 'even' };
const foggy = { fog: true, 'laid-out': 'even' };

/** One entry more, which gives player-1 the game. */
const won = (match: TestMatch, more: Partial<Forged>): Forged[] => {
  const { game } = match;
  const over: GameState = { ...game, phase: 'over', winner: 'player-1' };
  const step = match.snapshot.public.step.get('this');
  return [
    ...forgedOf(match),
    {
      seq: match.entries.length,
      at: match.now,
      seat: match.mover,
      id: '00000000-0000-4000-8000-0000000000ff',
      name: ACT_UNSEEN,
      args: {},
      ...more,
      changes: { game: { game: [game, over] }, step: { this: [step, { number: 12, done: {} }] }, ...more.changes },
    },
  ];
};

describe('at a table without fog', () => {
  test.each([
    ['changes nothing', {}],
    ['takes all land', { territory: { 'territory:x': [null, { owner: 'player-1', armies: 80 }] } }],
  ])('an entry that is done out of sight and %s is found out', (_what, changes) => {
    const match = played(plain);
    expect(says(match.entries)).toEqual([]);
    expect(says(won(match, { changes: changes as unknown as Forged['changes'] }))[0]).toMatch(/no fog to act in/);
    const idle = { ...won(match, {}).at(-1), changes: {} } as Forged;
    expect(says([...forgedOf(match), idle])[0]).toMatch(/no fog to act in/);
  });

  test('a fog that START invents covers nothing', () => {
    const forged = forgedOf(played(plain));
    const start = forged.find(({ name }) => name === 'start-game');
    Object.assign(start?.changes ?? {}, { fog: { fog: [null, { digest: 'ab'.repeat(32) }] } });
    expect(says(forged)[0]).toMatch(/start-game does not do what the entry says/);
  });
});

describe('in a fog that never lifts', () => {
  const match = played(foggy);

  test('what can be checked holds', () => {
    expect(says(match.entries)).toEqual([]);
  });

  test.each<[string, (start: Forged) => void]>([
    [
      'deals land before everybody’s eyes',
      ({ changes }) => (changes['territory'] = { 'territory:x': [null, { owner: 'player-1', armies: 8 }] }),
    ],
    [
      'gives somebody more armies',
      ({ changes }) => Object.assign(changes['player']?.['player:player-1']?.[1] ?? {}, { armiesLeft: 99 }),
    ],
    ['leaves somebody out', ({ changes }) => delete changes['player']?.['player:player-1']],
    [
      'begins with another',
      ({ changes }) => Object.assign(changes['game']?.['game']?.[1] ?? {}, { mover: 'player-3' }),
    ],
    [
      'is over at once',
      ({ changes }) => Object.assign(changes['game']?.['game']?.[1] ?? {}, { phase: 'over', winner: 'player-1' }),
    ],
    [
      'has another fog beside its own',
      ({ changes }) => (changes['fog'] = { ...changes['fog'], mist: [null, { digest: 'cd'.repeat(32) }] }),
    ],
  ])('a START that %s is found out', (_what, change) => {
    const start = new TestMatch({ players: 3, map: twinHolms, isRecorded: true, seed: 2, rules: foggy }).start();
    const forged = forgedOf(start);
    expect(says(forged)).toEqual([]);
    change(forged.at(-1) as Forged);
    expect(says(forged)).not.toEqual([]);
  });

  const deed = match.entries.filter(({ name }) => name === ACT_UNSEEN).length + 1;
  const honest = { name: ACT_UNSEEN, args: { deed, digest: 'ab'.repeat(32) }, changes: {} };
  const next = (more: Partial<Forged>) => {
    const { changes = {} } = more;
    const entry = { ...won(match, {}).at(-1), ...honest, ...more, changes };
    return [...forgedOf(match), entry] as Forged[];
  };
  const now = match.game;
  const other = now.order.find((side) => side !== now.mover) ?? '';
  const playerNow = (side: string) => match.player(side);
  const gameTo = (change: Partial<GameState>): Forged['changes'] => ({ game: { game: [now, { ...now, ...change }] } });

  test('another deed may follow', () => {
    expect(says(next({}))).toEqual([]);
  });

  test.each<[string, Partial<Forged>]>([
    ['a deed of somebody who is not on turn', { seat: other }],
    ['a deed of another number', { args: { deed: deed + 1, digest: 'ab'.repeat(32) } }],
    ['a deed with more than its digest', { args: { deed, digest: 'ab'.repeat(32), owner: 'player-1' } }],
    ['a deed that is told', { name: 'place-army', args: { territory: 'x' } }],
    ['an end', { changes: gameTo({ phase: 'over', winner: 'player-1' }) }],
    ['a winner', { changes: gameTo({ winner: 'player-1' }) }],
    ['another player’s turn within this one', { changes: gameTo({ mover: other }) }],
    ['turns that nobody had', { changes: gameTo({ mover: other, turn: now.turn + 5 }) }],
    ['recruits', { changes: gameTo({ recruits: 50 }) }],
    ['another order of play', { changes: gameTo({ order: now.order.toReversed() }) }],
    [
      'more first armies',
      {
        changes: {
          player: { [`player:${now.mover}`]: [playerNow(now.mover), { ...playerNow(now.mover), armiesLeft: 40 }] },
        },
      },
    ],
    ['a player who is gone', { changes: { player: { [`player:${other}`]: [playerNow(other), null] } } }],
    [
      'a player who was evicted by nobody',
      { changes: { player: { [`player:${other}`]: [playerNow(other), { ...playerNow(other), out: 'evicted' }] } } },
    ],
    ['no game', { changes: { game: { game: [now, null] } } }],
    ['seats', { changes: { seat: { 'player-1': [match.snapshot.public.seat.get('player-1'), { kind: 'captain' }] } } }],
    ['an eviction by a player', { name: 'evict-player', seat: other, args: { player: 5 } }],
    [
      'a reset by somebody who may not',
      { name: 'reset-game', seat: other, args: {}, changes: { game: { game: [now, null] } } },
    ],
    [
      'a reset that leaves a winner',
      {
        name: 'reset-game',
        seat: 'host',
        args: {},
        changes: { ...gameTo({}), fog: { fog: [match.snapshot.public.fog.get('fog'), null] } },
      },
    ],
    ['house rules in the middle of it', { name: 'set-house-rules', seat: 'host', args: { rules: { fog: false } } }],
  ])('%s cannot be', (_what, more) => {
    expect(says(next(more))).not.toEqual([]);
  });

  test('it may be cleared, and what comes after is checked as ever', () => {
    const cleared = played(foggy);
    cleared.act('host', 'reset-game');
    expect(says(cleared.entries)).toEqual([]);
    const forged = forgedOf(cleared);
    Object.assign(forged.at(-1)?.changes ?? {}, {
      territory: { 'territory:x': [null, { owner: 'player-1', armies: 80 }] },
    });
    expect(says(forged)[0]).toMatch(/reset-game does not do what the entry says/);
  });
});

test('the end of a fog that lifts may not name another action in the place of a deed', () => {
  const match = played({ fog: true }, 20_000);
  for (const name of ['say', 'no-such', 'act-unseen']) {
    const forged = forgedOf(match);
    const fog = forged.at(-1)?.changes['fog']?.['fog']?.[1] as { deeds: unknown[] };
    fog.deeds = fog.deeds.map(() => [name, {}]);
    expect(says(forged)[0]).toMatch(/never told|committed itself|does not/);
  }
});
