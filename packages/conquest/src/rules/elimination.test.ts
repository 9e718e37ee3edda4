import { describe, expect, test } from 'vitest';
import { seenBy } from '@vexillum/model/testing';
import type { FlagKind } from './flags/flag-kinds.ts';
import { flagsOf } from './flags/own-flags.ts';
import { TestMatch } from './testing/index.ts';

const mixed: readonly FlagKind[] = ['crown', 'tower', 'anchor', 'crown', 'tower', 'anchor', 'crown', 'tower', 'anchor'];

/** player-1 takes player-2's last territory; player-3 still has one. */
const eliminated = (own: number, captured: number, rules: Record<string, boolean | string> = {}) => {
  const match = new TestMatch({ players: 3, rules: { 'random-start': true, ...rules } })
    .start()
    .lay({ a: 'player-1 9', b: 'player-2 1', c: 'player-3 9', d: 'player-1 1', e: 'player-1 1', f: 'player-3 1' })
    .give('player-1', ...mixed.slice(0, own))
    .give('player-2', ...mixed.slice(0, captured));
  match.throws(6, 6, 6, 1).act('player-1', 'attack-territory', { from: 'a', to: 'b' });
  return match;
};

describe('an elimination', () => {
  test('KR-ELIM-PLAYER with the last territory a player is out of the game', () => {
    const match = eliminated(0, 0);
    expect(match.player('player-2')).toMatchObject({ out: 'eliminated', outBy: 'player-1' });
    expect(match.happened).toMatchObject({ eliminated: 'player-2' });
    match.act('player-1', 'end-turn');
    expect(match.mover).toBe('player-3');
    expect(match.answer('player-2', 'end-turn')).toBe('out-of-turn');
  });

  test('not before: with a territory left they play on', () => {
    const match = new TestMatch({ players: 3, rules: { 'random-start': true } })
      .start()
      .lay({ a: 'player-1 9', b: 'player-2 1', c: 'player-2 1', d: 'player-1 1', e: 'player-3 1', f: 'player-3 1' });
    match.throws(6, 6, 6, 1).act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    expect(match.player('player-2').out).toBeUndefined();
  });

  test('KR-ELIM-FLAGS their victory flags go to the conqueror, for all to see', () => {
    const match = eliminated(1, 3);
    expect(match.player('player-2').flags).toEqual([]);
    expect(match.player('player-1').flags).toHaveLength(4);
    const seen = flagsOf(seenBy(match.snapshot), 'player-1').map(({ kind }) => kind);
    expect(seen).toEqual([undefined, 'crown', 'tower', 'anchor']);
  });

  test('KR-ELIM-FORCED with five in all nothing is turned in, with six a set is, at once', () => {
    expect(eliminated(2, 3).game).toMatchObject({ setsTurnedIn: 0, recruits: 0 });
    const match = eliminated(3, 3);
    expect(match.game).toMatchObject({ setsTurnedIn: 1, recruits: 4 });
    expect(match.player('player-1').flags).toHaveLength(3);
  });

  test('KR-ELIM-FORCED sets go while more than five victory flags are left', () => {
    const match = eliminated(4, 5);
    expect(match.player('player-1').flags).toHaveLength(3);
    expect(match.game).toMatchObject({ setsTurnedIn: 2, recruits: 4 + 6 });
  });

  test('or one set only, or down to four, by house rule', () => {
    const one = eliminated(4, 5, { 'captured-flags': 'one-set' });
    expect([one.game.setsTurnedIn, one.player('player-1').flags.length]).toEqual([1, 6]);
    const classic = eliminated(4, 4, { 'captured-flags': 'down-to-four' });
    expect([classic.game.setsTurnedIn, classic.player('player-1').flags.length]).toEqual([2, 2]);
    const ours = eliminated(4, 4);
    expect([ours.game.setsTurnedIn, ours.player('player-1').flags.length]).toEqual([1, 5]);
  });

  test('KR-ELIM-PLACE its recruits are placed before the turn goes on', () => {
    const match = eliminated(3, 3);
    expect(match.answer('player-1', 'attack-territory', { from: 'b', to: 'c' })).toBe('recruits-left');
    expect(match.answer('player-1', 'move-in', { assign: 1 })).toBe('recruits-left');
    expect(match.answer('player-1', 'end-turn')).toBe('recruits-left');
    match.act('player-1', 'place-recruits', { territory: 'b', assign: 'all' });
    expect(match.answer('player-1', 'move-in', { assign: 1 })).toBe('done');
    expect(match.answer('player-1', 'attack-territory', { from: 'b', to: 'c' })).toBe('done');
  });
});
