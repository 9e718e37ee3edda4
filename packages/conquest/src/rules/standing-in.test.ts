import { testDigest } from '@vexillum/model/testing';
import { seededRandom } from '@vexillum/geometry';
import { describe, expect, it } from 'vitest';
import { deadlineOf } from './clock/deadline-of.ts';
import { dueNext } from './clock/due-next.ts';
import { freeSeats } from './choices/free-seats.ts';
import { matchRules } from './replay/match-rules.ts';
import { isMachine } from './state/setup.ts';
import { TestMatch } from './testing/index.ts';

const random = seededRandom(1);
const started = (players = 3, more = {}) =>
  new TestMatch({ players, isRecorded: true, rules: { 'random-start': true, ...more } });
const wish = (player: string, agrees = true) => ({ player, agrees });

describe('a machine stands in for somebody who has left', () => {
  it('once all other people agree: it moves on that turn, is never late, and the seat stays theirs', () => {
    const match = started(3, { timeout: 30 }).start();
    match.act('player-2', 'stand-in', wish('player-1'));
    expect(match.happened).toEqual({ kind: 'stand-in-wished', player: 'player-1', agrees: true });
    expect([isMachine(match.snapshot, 'player-1'), dueNext(match.snapshot, { random })?.name]).toEqual([
      false,
      'skip-turn',
    ]);
    match.act('player-3', 'stand-in', wish('player-1'));
    expect(match.happened).toEqual({ kind: 'stand-in-wished', player: 'player-1', agrees: true, stands: true });
    expect(isMachine(match.snapshot, 'player-1')).toBe(true);
    expect(deadlineOf(match.snapshot)).toBeUndefined();
    expect(dueNext(match.snapshot, { random })).toMatchObject({ seat: 'player-1', name: 'place-army' });
    expect(freeSeats(match.snapshot)).toEqual([]);
    expect(matchRules.replay(match.entries, () => testDigest)).toEqual([]);
  });

  it('until the player takes the seat back with one press, also before anything came of it', () => {
    const match = started().start();
    expect(match.answer('player-1', 'take-back')).toBe('nothing-to-take-back');
    match.act('player-2', 'stand-in', wish('player-1'));
    match.act('player-1', 'take-back');
    expect(match.happened).toEqual({ kind: 'seat-taken-back' });
    match.act('player-3', 'stand-in', wish('player-1'));
    expect(isMachine(match.snapshot, 'player-1')).toBe(false);
    match.act('player-2', 'stand-in', wish('player-1'));
    match.act('player-1', 'take-back');
    expect(match.happened).toEqual({ kind: 'seat-taken-back', stood: true });
    expect([isMachine(match.snapshot, 'player-1'), match.mover]).toEqual([false, 'player-1']);
    expect(match.player('player-1')).not.toHaveProperty('standInWishes');
    expect(matchRules.replay(match.entries, () => testDigest)).toEqual([]);
  });

  it('and never moves while the player is here: others’ word takes nobody’s turn', () => {
    const match = started(2).start();
    match.act('player-2', 'stand-in', wish('player-1'));
    expect(isMachine(match.snapshot, 'player-1')).toBe(true);
    const isThere = (side: string) => side === 'player-1';
    expect(dueNext(match.snapshot, { random, isThere })).toBeUndefined();
    expect(dueNext(match.snapshot, { random, isThere: (side) => !isThere(side) })?.seat).toBe('player-1');
  });

  it('by nobody’s word but that of people who are left, for another person, and each word is said once', () => {
    const match = started(4);
    match.act('host', 'seat-bots', { seats: ['player-5'] });
    match.start().act('player-4', 'resign-game');
    expect(match.answer('player-4', 'stand-in', wish('player-1'))).toBe('not-playing');
    expect(match.answer('host', 'stand-in', wish('player-1'))).toBe('not-allowed');
    expect(match.answer('player-1', 'stand-in', wish('player-1'))).toBe('no-such-player');
    expect(match.answer('player-1', 'stand-in', wish('player-5'))).toBe('no-such-player');
    expect(match.answer('player-2', 'stand-in', wish('player-1', false))).toBe('not-said');
    match.act('player-2', 'stand-in', wish('player-1'));
    expect(match.answer('player-2', 'stand-in', wish('player-1'))).toBe('said-already');
    match.act('player-2', 'stand-in', wish('player-1', false));
    match.act('player-3', 'stand-in', wish('player-1'));
    expect(isMachine(match.snapshot, 'player-1')).toBe(false);
    match.act('player-2', 'stand-in', wish('player-1'));
    expect(isMachine(match.snapshot, 'player-1')).toBe(true);
    expect(match.answer('player-1', 'stand-in', wish('player-2'))).toBe('not-playing');
  });

  it('and is nobody’s where one person plays against machines', () => {
    const match = started(1);
    match.act('host', 'seat-bots', { seats: ['player-2'] });
    expect(match.start().answer('player-1', 'stand-in', wish('player-2'))).toBe('nobody-to-replace');
  });
});
