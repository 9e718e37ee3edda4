import { describe, expect, it } from 'vitest';
import { TestMatch } from './testing/index.ts';

const armies = (match: TestMatch, side: string): number[] =>
  ['a', 'b', 'c', 'd', 'e', 'f']
    .filter((id) => match.at(id).startsWith(side))
    .map((id) => Number(match.at(id).split(' ')[1]));

describe('armies laid out (house rule)', () => {
  it('lie there evenly as soon as land is dealt, as many as one would have placed; conquering begins with the first player', () => {
    const match = new TestMatch({ rules: { 'random-start': true, 'laid-out': 'even' } }).start();
    expect([match.game.phase, match.mover]).toEqual(['conquer', 'player-1']);
    for (const side of ['player-1', 'player-2']) {
      expect(match.armiesOf(side)).toBe(40);
      expect(match.player(side).armiesLeft).toBe(0);
      expect(armies(match, side).toSorted((one, other) => one - other)).toEqual([13, 13, 14]);
    }
  });

  it('lie there once all land is claimed, where it is claimed', () => {
    const match = new TestMatch({ rules: { 'laid-out': 'front' } }).start();
    for (const territory of ['a', 'c', 'd', 'f', 'b', 'e']) match.act(match.mover, 'claim-territory', { territory });
    expect([match.game.phase, match.mover]).toEqual(['conquer', 'player-1']);
    expect([match.armiesOf('player-1'), match.armiesOf('player-2')]).toEqual([40, 40]);
  });

  it('to where others are near: none more than need be behind', () => {
    const match = new TestMatch({ players: 2, rules: { 'laid-out': 'front' } }).start();
    // West and b are the first player's: a and d stand behind b, d beside e.
    for (const territory of ['a', 'c', 'd', 'e', 'b', 'f']) match.act(match.mover, 'claim-territory', { territory });
    expect(match.at('a')).toBe('player-1 1');
    expect(match.armiesOf('player-1')).toBe(40);
  });

  it('are placed one at a time where nothing is said, as the rules say', () => {
    expect(new TestMatch({ rules: { 'random-start': true } }).start().game.phase).toBe('amassing');
  });
});
