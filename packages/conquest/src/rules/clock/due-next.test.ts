import { seededRandom } from '@vexillum/geometry';
import { expect, test } from 'vitest';
import { TestMatch } from '../testing/index.ts';
import { dueNext } from './due-next.ts';

test('one player and a clock: machines move at once, the player’s own turn runs out, and the game goes on by itself', () => {
  const match = new TestMatch({ players: 1, seed: 4, rules: { 'random-start': true, timeout: 30 } });
  const levels = { 'player-2': 'recruit', 'player-3': 'recruit' };
  match.act('host', 'seat-bots', { seats: ['player-2', 'player-3'], levels });
  match.start();
  const random = seededRandom(9);
  const seen = new Set<string>();
  let acted = 0;
  for (let due = dueNext(match.snapshot, { random }); due && acted < 3_000; due = dueNext(match.snapshot, { random })) {
    if (due.at !== undefined) match.now = due.at;
    match.act(due.seat, due.name, due.args);
    seen.add(`${due.seat} ${due.name}`);
    acted += 1;
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['host skip-turn', 'player-2 attack-territory', 'player-3 attack-territory']),
  );
  expect([...seen].some((one) => one.startsWith('player-1'))).toBe(false);
  expect(match.game.phase).toBe('over');
});

test('nothing is due where everybody may take their time', () => {
  expect(dueNext(new TestMatch().start().snapshot, { random: seededRandom(1) })).toBeUndefined();
  expect(dueNext(new TestMatch().snapshot, { random: seededRandom(1) })).toBeUndefined();
});

test('a machine is never late: before an empty room it waits for people, and is not put out of the game for it', () => {
  const match = new TestMatch({ players: 1, seed: 4, rules: { 'random-start': true, timeout: 30, evict: true } });
  match.act('host', 'seat-bots', { seats: ['player-2'] });
  match.start().act('host', 'skip-turn', { turn: 1 });
  expect(match.mover).toBe('player-2');
  const around = { random: seededRandom(1), emptySince: match.now };
  expect(dueNext(match.snapshot, around)).toBeUndefined();
  match.now = new Date(Date.parse(match.now) + 3_600_000).toISOString();
  expect(match.answer('player-1', 'evict-player', { player: 'player-2', turn: match.game.turn })).toBe('not-overdue');
  expect(match.answer('player-1', 'skip-turn', { turn: match.game.turn })).toBe('not-overdue');
});

test('by correspondence a machine plays on before an empty room, so that the next player finds their turn', () => {
  const rules = { 'random-start': true, correspondence: 24 };
  const match = new TestMatch({ players: 1, seed: 4, rules });
  match.act('host', 'seat-bots', { seats: ['player-2'] });
  match.start().act('host', 'skip-turn', { turn: 1 });
  const random = seededRandom(1);
  for (let moves = 0; match.mover === 'player-2' && moves < 100; moves += 1) {
    const due = dueNext(match.snapshot, { random, emptySince: match.now });
    expect(due).toMatchObject({ seat: 'player-2' });
    if (due) match.act(due.seat, due.name, due.args);
  }
  expect(match.mover).toBe('player-1');
  expect(dueNext(match.snapshot, { random, emptySince: match.now })).toMatchObject({ at: expect.any(String) });
});

test('a game whose players have all gone is cleared away after the agreed time, and machines wait for them until then (KR-ADMIN-ABANDONED, KR-ADMIN-ABANDONED-RESET)', () => {
  const match = new TestMatch({ players: 1, seed: 4, rules: { 'random-start': true, abandoned: 90 } });
  match.act('host', 'seat-bots', { seats: ['player-2'] });
  match.start();
  const emptySince = '2026-11-22T10:00:00.000Z';
  expect(dueNext(match.snapshot, { random: seededRandom(1), emptySince })).toEqual({
    at: '2026-11-22T10:01:30.000Z',
    seat: 'host',
    name: 'reset-game',
    args: {},
  });
  match.act('host', 'reset-game', {});
  expect(dueNext(match.snapshot, { random: seededRandom(1), emptySince })).toBeUndefined();
});
