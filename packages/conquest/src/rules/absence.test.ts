import { describe, expect, test } from 'vitest';
import { deadlineOf } from './clock/deadline-of.ts';
import { dueNext } from './clock/due-next.ts';
import { recordsLeft, TestMatch, type TestMatchOptions } from './testing/index.ts';

const at = (rules: TestMatchOptions['rules'] = {}, players = 3) =>
  new TestMatch({ players, rules: { 'random-start': true, ...rules } })
    .start()
    .lay(
      { a: 'player-1 9', b: 'player-2 1', c: 'player-3 1', d: 'player-1 1', e: 'player-2 3', f: 'player-3 1' },
      { hasBegun: false },
    );

describe('the clock', () => {
  test('KR-ADMIN-TIMEOUT KR-ADMIN-TIMEOUT-SKIP who does not begin in time is skipped for this round', () => {
    const match = at({ timeout: 30 });
    const { turn } = match.game;
    expect(deadlineOf(match.snapshot)).toEqual({ at: '2026-01-01T12:00:30.000Z', action: 'skip-turn', args: { turn } });
    match.now = '2026-01-01T12:00:29.000Z';
    expect(match.answer('player-2', 'skip-turn', { turn })).toBe('not-overdue');
    match.now = '2026-01-01T12:00:30.500Z';
    match.act('player-2', 'skip-turn', { turn });
    expect(match.mover).toBe('player-2');
    expect(match.player('player-1')).toMatchObject({ skips: 1 });
    expect(match.answer('player-2', 'skip-turn', { turn })).toBe('turn-has-passed');
  });

  test('what the mover sent in the last moment has half a second to arrive before an opponent can skip them', () => {
    const match = at({ timeout: 30 });
    const { turn } = match.game;
    match.now = '2026-01-01T12:00:30.499Z';
    expect(match.answer('player-2', 'skip-turn', { turn })).toBe('not-overdue');
    expect(match.answer('host', 'skip-turn', { turn })).toBe('done');
    match.now = '2026-01-01T12:00:30.500Z';
    expect(match.answer('player-2', 'skip-turn', { turn })).toBe('done');
  });

  test('where the table says so nobody is skipped by itself: the others skip the late player, give them time, or wait', () => {
    const match = at({ timeout: 30, 'auto-skip': false });
    const { turn } = match.game;
    match.now = '2026-01-01T12:10:00.000Z';
    expect(dueNext(match.snapshot, { random: () => 0 })).toBeUndefined();
    expect(match.answer('player-3', 'skip-turn', { turn })).toBe('done');
    match.act('player-2', 'grant-time', { seconds: 300 });
    match.act('player-3', 'grant-time', { seconds: 300 });
    expect(match.answer('player-3', 'skip-turn', { turn })).toBe('not-overdue');
  });

  test('nobody skips themselves, nor for a machine’s seat, nor once they are out; spectators never', () => {
    const match = new TestMatch({ players: 4, rules: { 'random-start': true, timeout: 30, evict: true } });
    match.act('host', 'seat-bots', { seats: ['player-5'] });
    match.start().act('host', 'evict-player', { player: 'player-4' });
    const { turn } = match.game;
    match.now = '2026-01-01T13:00:00.000Z';
    const answers = (name: string, args: object) =>
      ['player-1', 'player-2', 'player-4', 'player-5', 'player-8', 'spectator'].map((seat) =>
        match.answer(seat, name, args),
      );
    const refused = ['not-allowed', 'not-allowed', 'not-allowed', 'not-allowed'];
    expect(answers('skip-turn', { turn })).toEqual(['your-own-turn', 'done', ...refused]);
    expect(answers('evict-player', { turn, player: 'player-1' })).toEqual(['your-own-turn', 'done', ...refused]);
    expect(answers('evict-player', { turn, player: 'player-2' }).slice(0, 2)).toEqual(['your-own-turn', 'not-overdue']);
    expect(answers('evict-player', { player: 'player-1' }).slice(0, 2)).toEqual(['your-own-turn', 'not-overdue']);
    expect(answers('skip-turn', { turn: turn + 1 })[1]).toBe('turn-has-passed');
  });

  test('somebody who has sat down in a machine’s seat is an opponent like any other', () => {
    const match = new TestMatch({ players: 1, rules: { 'random-start': true, timeout: 30 } });
    match.act('host', 'seat-bots', { seats: ['player-2'] });
    match.start().sit('player-2');
    match.now = '2026-01-01T13:00:00.000Z';
    expect(match.answer('player-2', 'skip-turn', { turn: match.game.turn })).toBe('done');
  });

  test('a player who has begun has all the time they like, or the time for a turn', () => {
    const begun = at({ timeout: 30 });
    begun.act('player-1', 'move-armies', { from: 'a', to: 'd', assign: 1 });
    expect(deadlineOf(begun.snapshot)).toBeUndefined();
    const limited = at({ timeout: 30, 'turn-limit': 120 });
    expect(deadlineOf(limited.snapshot)?.at).toBe('2026-01-01T12:00:30.000Z');
    limited.act('player-1', 'move-armies', { from: 'a', to: 'd', assign: 1 });
    expect(deadlineOf(limited.snapshot)?.at).toBe('2026-01-01T12:02:00.000Z');
  });

  test('without a time limit there is no deadline, and nobody can hurry anybody', () => {
    const match = at();
    expect(deadlineOf(match.snapshot)).toBeUndefined();
    match.now = '2027-01-01T12:00:00.000Z';
    expect(match.answer('player-2', 'skip-turn', { turn: match.game.turn })).toBe('not-overdue');
    expect(match.answer('spectator', 'skip-turn', { turn: match.game.turn })).toBe('not-allowed');
  });

  test('runs in every phase', () => {
    const match = new TestMatch({ rules: { timeout: 10 } }).start();
    expect(deadlineOf(match.snapshot)?.at).toBe('2026-01-01T12:00:10.000Z');
    match.act('host', 'skip-turn', { turn: 1 });
    expect(match.game).toMatchObject({ phase: 'assignment', mover: 'player-2' });
  });

  test('a player who is skipped twice in a row while amassing holds nobody up: their armies come with their first recruits', () => {
    const match = new TestMatch({ rules: { 'random-start': true } }).start();
    const own = ['a', 'b', 'c', 'd', 'e', 'f'].find((id) => match.at(id).startsWith('player-2')) ?? '';
    while (match.player('player-2').armiesLeft > 0) {
      match.act('host', 'skip-turn', { turn: match.game.turn });
      match.act('player-2', 'place-army', { territory: own });
    }
    expect(match.game).toMatchObject({ phase: 'conquer', mover: 'player-1' });
    expect(match.game.recruits).toBeGreaterThanOrEqual(37 + 3);
    expect(match.player('player-1').armiesLeft).toBe(0);
  });

  test('a skip in the middle of a turn: a conquest has earned its victory flag, unplaced recruits are lost', () => {
    const match = at({ 'turn-limit': 60 });
    match.throws(6, 6, 6, 1).act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    match.lay({}, { recruits: 2 });
    match.act('host', 'skip-turn', { turn: match.game.turn });
    expect(match.player('player-1').flags).toHaveLength(1);
    expect(match.game).toMatchObject({ mover: 'player-2', recruits: 3 });
  });

  test('acting again forgives the skips', () => {
    const match = at();
    match.act('host', 'skip-turn', { turn: match.game.turn });
    match.lay({}, { mover: 'player-1' }).act('player-1', 'end-turn');
    expect(match.player('player-1').skips).toBe(0);
  });
});

describe('eviction', () => {
  test('KR-ADMIN-EVICTON whose time has run out is taken out of the game', () => {
    const match = at({ timeout: 30, evict: true });
    const deadline = deadlineOf(match.snapshot);
    expect(deadline).toMatchObject({ action: 'evict-player', args: { player: 'player-1' } });
    match.now = '2026-01-01T12:01:00.000Z';
    match.act('host', deadline?.action ?? '', deadline?.args);
    expect(match.player('player-1').out).toBe('evicted');
    expect(match.mover).toBe('player-2');
  });

  test('KR-ADMIN-EVICTOFF the player is only skipped, as long as the house rule is off', () => {
    const match = at({ timeout: 30 });
    expect(deadlineOf(match.snapshot)?.action).toBe('skip-turn');
    match.now = '2026-01-01T12:01:00.000Z';
    expect(match.answer('player-2', 'evict-player', { player: 'player-1', turn: match.game.turn })).toBe('not-allowed');
    expect(match.answer('player-2', 'evict-player', { player: 'player-1' })).toBe('not-overdue');
  });

  test('after so many skips in a row, by house rule', () => {
    const match = at({ timeout: 30, 'skips-before-eviction': 2 });
    expect(deadlineOf(match.snapshot)?.action).toBe('skip-turn');
    match.act('host', 'skip-turn', { turn: match.game.turn });
    match.lay({}, { mover: 'player-1', hasBegun: false });
    expect(deadlineOf(match.snapshot)?.action).toBe('evict-player');
  });

  test('KR-ADMIN-PLAYERS KR-ADMIN-EVICT an administrator skips and evicts whenever they think fit', () => {
    const match = at();
    expect(match.answer('player-2', 'evict-player', { player: 'player-3' })).toBe('not-overdue');
    expect(match.answer('host', 'evict-player', { player: 'player-9' })).toBe('no-such-player');
    match.act('host', 'evict-player', { player: 'player-3' });
    expect(match.player('player-3').out).toBe('evicted');
    expect(match.mover).toBe('player-1');
    expect(match.answer('host', 'skip-turn', { turn: match.game.turn })).toBe('done');
  });

  test('the land of the evicted becomes neutral, with its armies; their victory flags are shown and gone', () => {
    const match = at().give('player-3', 'crown');
    match.act('host', 'evict-player', { player: 'player-3' });
    expect([match.at('c'), match.at('f')]).toEqual(['neutral 1', 'neutral 1']);
    expect(match.player('player-3').flags).toEqual([]);
  });

  test('or stays theirs and defends itself', () => {
    const match = at({ 'evicted-become-neutral': false });
    match.act('host', 'evict-player', { player: 'player-1' });
    expect(match.at('a')).toBe('player-1 9');
    expect(match.mover).toBe('player-2');
    match.act('player-2', 'place-recruits', { territory: 'e', assign: 'all' });
    match.throws(6, 6, 6, 1).act('player-2', 'attack-territory', { from: 'e', to: 'd' });
    expect(match.player('player-1').out).toBe('evicted');
  });

  test('the last player left has won where neutrals need not fall, and goes on against them where they must', () => {
    const alone = (mustFall: boolean) => {
      const match = at({ 'neutrals-must-fall': mustFall }, 2).lay({ c: 'player-2 1', f: 'player-2 1' });
      match.act('host', 'evict-player', { player: 'player-2' });
      return match.game;
    };
    expect(alone(false)).toMatchObject({ phase: 'over', winner: 'player-1' });
    expect(alone(true)).toMatchObject({ phase: 'conquer', mover: 'player-1' });
  });

  test('everyone gone, the game is over and nobody has won', () => {
    const match = at({}, 2);
    match.act('host', 'evict-player', { player: 'player-1' });
    match.act('host', 'evict-player', { player: 'player-2' });
    expect(match.game.phase).toBe('over');
    expect(match.game.winner).toBeUndefined();
  });
});

describe('an abandoned game', () => {
  test('KR-ADMIN-ABANDONED-RESET is reset by the server itself, and everything of it is gone', () => {
    const match = at({ abandoned: 600 }).give('player-1', 'crown');
    expect(match.answer('player-1', 'reset-game')).toBe('not-an-administrator');
    match.act('host', 'reset-game');
    expect(recordsLeft(match)).toEqual(['map']);
    expect(Object.values(match.snapshot.sides).every((layer) => layer?.flag.size === 0 && layer.luck.size === 0)).toBe(
      true,
    );
    expect(match.snapshot.public.step.size).toBe(0);
    expect(match.answer('host', 'reset-game')).toBe('not-started');
  });
});
