import { bankOf, checkClock, clockOf, type RuleValues } from '@vexillum/model';
import { seededRandom } from '@vexillum/geometry';
import { describe, expect, test } from 'vitest';
import { twinHolms } from '../maps/packs/twin-holms.ts';
import { conquestKinds } from '../records.ts';
import { TestMatch } from '../testing/index.ts';
import { conquestClock } from './conquest-clock.ts';
import { deadlineOf } from './deadline-of.ts';
import { dueNext } from './due-next.ts';

const started = (rules: RuleValues, players = 3): TestMatch => {
  const match = new TestMatch({ players, map: twinHolms, rules: { 'random-start': true, ...rules } });
  return match.start();
};

const later = (match: TestMatch, seconds: number): void => {
  match.now = new Date(Date.parse(match.now) + seconds * 1000).toISOString();
};

const left = (match: TestMatch): number =>
  (Date.parse(clockOf(match.snapshot)?.deadlineAt ?? '') - Date.parse(match.now)) / 1000;

describe('a game by the clock', () => {
  test('time for all turns together: each player’s own, with an increment after each of them', () => {
    const match = started({ bank: 600, increment: 5 });
    later(match, 40);
    match.act('host', 'skip-turn', { turn: 1 });
    expect(bankOf(match.snapshot, 'player-1')).toBe(565_000);
    expect([match.mover, left(match)]).toEqual(['player-2', 600]);
    later(match, 30);
    match.act('host', 'skip-turn', { turn: 2 });
    match.act('host', 'skip-turn', { turn: 3 });
    expect([match.mover, left(match)]).toEqual(['player-1', 565]);
  });

  test('KR-ADMIN-TIMEOUT a time limit that is set in the middle of a turn counts from then on, and what is used of it stays used', () => {
    const match = started({});
    later(match, 600);
    expect(deadlineOf(match.snapshot)).toBeUndefined();
    match.act('host', 'set-house-rules', { rules: { timeout: 30 } });
    expect([left(match), clockOf(match.snapshot)?.since]).toEqual([30, match.now]);
    later(match, 20);
    match.act('host', 'set-house-rules', { rules: { timeout: 45 } });
    expect(left(match)).toBe(25);
    match.act('host', 'set-house-rules', { rules: { timeout: 0 } });
    expect([deadlineOf(match.snapshot), clockOf(match.snapshot)]).toEqual([undefined, undefined]);
    later(match, 600);
    match.act('host', 'set-house-rules', { rules: { timeout: 30 } });
    expect(left(match)).toBe(10);
    match.act('host', 'reset-game');
    expect(match.snapshot.public.clock.size).toBe(0);
  });

  test('by correspondence a turn has its hours, whatever else was set; that counts again when it is off', () => {
    const match = started({ timeout: 30, bank: 600, correspondence: 72 });
    expect(left(match)).toBe(72 * 3600);
    later(match, 48 * 3600);
    expect(match.answer('player-2', 'skip-turn', { turn: 1 })).toBe('not-overdue');
    later(match, 24 * 3600 + 1);
    match.act('player-2', 'skip-turn', { turn: 1 });
    expect([match.mover, left(match)]).toEqual(['player-2', 72 * 3600]);
    match.act('host', 'set-house-rules', { rules: { correspondence: 0 } });
    expect(left(match)).toBe(30);
  });

  test('while it stands still nobody is late, and nothing is due but that somebody comes back', () => {
    const match = started({ timeout: 30, abandoned: 60 });
    for (const side of ['player-1', 'player-2', 'player-3']) match.act(side, 'propose-pause');
    later(match, 3600);
    expect(deadlineOf(match.snapshot)).toBeUndefined();
    expect(match.answer('player-2', 'skip-turn', { turn: 1 })).toBe('not-overdue');
    expect(dueNext(match.snapshot, { random: seededRandom(1) })).toBeUndefined();
    expect(dueNext(match.snapshot, { random: seededRandom(1), emptySince: match.now })?.name).toBe('reset-game');
    match.act('host', 'resume-clock');
    expect(left(match)).toBe(30);
  });

  test('somebody who sits down in a machine’s seat is asked about a pause from then on, and a checker of the ledger finds the same', () => {
    const rules = { 'random-start': true, timeout: 30 };
    const match = new TestMatch({ players: 1, map: twinHolms, rules, isRecorded: true });
    match.act('host', 'seat-bots', { seats: ['player-2'] });
    expect(clockOf(match.start().snapshot)?.sides).toEqual(['player-1']);
    later(match, 5);
    match.sit('player-2');
    expect([clockOf(match.snapshot)?.sides, left(match)]).toEqual([['player-1', 'player-2'], 25]);
    match.act('player-1', 'propose-pause');
    expect(clockOf(match.snapshot)).not.toHaveProperty('pausedAt');
    expect(checkClock(match.entries, conquestClock, conquestKinds)).toEqual([]);
  });

  test('machines and those who are out of the game have no say in a pause', () => {
    const match = new TestMatch({ players: 3, map: twinHolms, rules: { 'random-start': true, timeout: 30 } });
    match.act('host', 'seat-bots', { seats: ['player-4'] });
    match.start().act('host', 'evict-player', { player: 'player-3' });
    expect(clockOf(match.snapshot)?.sides).toEqual(['player-1', 'player-2']);
    expect(match.answer('player-3', 'propose-pause')).toBe('not-allowed');
    match.act('player-1', 'propose-pause');
    match.act('player-2', 'propose-pause');
    expect(clockOf(match.snapshot)).toHaveProperty('pausedAt');
  });

  test('ends with the game, and with a table that is cleared', () => {
    const match = started({ timeout: 30, bank: 600 });
    expect(match.snapshot.public.clock.size).toBeGreaterThan(1);
    match.act('host', 'reset-game');
    expect(match.snapshot.public.clock.size).toBe(0);
  });
});
