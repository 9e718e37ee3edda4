import { describe, expect, test } from 'vitest';
import { seenBy } from '@vexillum/model/testing';
import type { FlagKind } from './flags/flag-kinds.ts';
import { flagsOf } from './flags/own-flags.ts';
import { TestMatch } from './testing/index.ts';

const mixed: readonly FlagKind[] = ['crown', 'tower', 'anchor', 'crown', 'tower', 'anchor', 'crown', 'tower', 'anchor'];

/** p1 takes p2's last territory; p3 still has one. */
const eliminated = (own: number, captured: number, rules: Record<string, boolean | string> = {}) => {
  const match = new TestMatch({ players: 3, rules: { 'random-start': true, ...rules } })
    .start()
    .lay({ a: 'p1 9', b: 'p2 1', c: 'p3 9', d: 'p1 1', e: 'p1 1', f: 'p3 1' })
    .give('p1', ...mixed.slice(0, own))
    .give('p2', ...mixed.slice(0, captured));
  match.throws(6, 6, 6, 1).act('p1', 'attack', { from: 'a', to: 'b' });
  return match;
};

describe('an elimination', () => {
  test('KR-ELIM-PLAYER with the last territory a player is out of the game', () => {
    const match = eliminated(0, 0);
    expect(match.player('p2')).toMatchObject({ out: 'eliminated', outBy: 'p1' });
    expect(match.last.facts).toMatchObject({ eliminated: 'p2' });
    match.act('p1', 'end-turn');
    expect(match.mover).toBe('p3');
    expect(match.answer('p2', 'end-turn')).toBe('out-of-turn');
  });

  test('not before: with a territory left he plays on', () => {
    const match = new TestMatch({ players: 3, rules: { 'random-start': true } })
      .start()
      .lay({ a: 'p1 9', b: 'p2 1', c: 'p2 1', d: 'p1 1', e: 'p3 1', f: 'p3 1' });
    match.throws(6, 6, 6, 1).act('p1', 'attack', { from: 'a', to: 'b' });
    expect(match.player('p2').out).toBeUndefined();
  });

  test('KR-ELIM-FLAGS his flags go to the conqueror, for all to see', () => {
    const match = eliminated(1, 3);
    expect(match.player('p2').flags).toEqual([]);
    expect(match.player('p1').flags).toHaveLength(4);
    const seen = flagsOf(seenBy(match.snapshot), 'p1').map(({ kind }) => kind);
    expect(seen).toEqual([undefined, 'crown', 'tower', 'anchor']);
  });

  test('KR-ELIM-FORCED with five in all nothing is turned in, with six a set is, at once', () => {
    expect(eliminated(2, 3).game).toMatchObject({ setsTurnedIn: 0, recruits: 0 });
    const match = eliminated(3, 3);
    expect(match.game).toMatchObject({ setsTurnedIn: 1, recruits: 4 });
    expect(match.player('p1').flags).toHaveLength(3);
  });

  test('KR-ELIM-FORCED sets go while more than five flags are left', () => {
    const match = eliminated(4, 5);
    expect(match.player('p1').flags).toHaveLength(3);
    expect(match.game).toMatchObject({ setsTurnedIn: 2, recruits: 4 + 6 });
  });

  test('or one set only, or down to four, by house rule', () => {
    const one = eliminated(4, 5, { 'captured-flags': 'one-set' });
    expect([one.game.setsTurnedIn, one.player('p1').flags.length]).toEqual([1, 6]);
    const classic = eliminated(4, 4, { 'captured-flags': 'down-to-four' });
    expect([classic.game.setsTurnedIn, classic.player('p1').flags.length]).toEqual([2, 2]);
    const ours = eliminated(4, 4);
    expect([ours.game.setsTurnedIn, ours.player('p1').flags.length]).toEqual([1, 5]);
  });

  test('KR-ELIM-PLACE its recruits are placed before the turn goes on', () => {
    const match = eliminated(3, 3);
    expect(match.answer('p1', 'attack', { from: 'b', to: 'c' })).toBe('recruits-left');
    expect(match.answer('p1', 'move-in', { assign: 1 })).toBe('recruits-left');
    expect(match.answer('p1', 'end-turn')).toBe('recruits-left');
    match.act('p1', 'place-recruits', { territory: 'b', assign: 'all' });
    expect(match.answer('p1', 'move-in', { assign: 1 })).toBe('done');
    expect(match.answer('p1', 'attack', { from: 'b', to: 'c' })).toBe('done');
  });
});
