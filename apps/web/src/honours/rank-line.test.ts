import { describe, expect, it } from 'vitest';
import { rankLine } from './rank-line.ts';

const played = (ranks: readonly number[], first = 1) =>
  ranks.map((rank, n) => ({ game: first + n, at: '2026-11-24T20:00:00.000Z', rank, isWon: true }));

describe('the line of a rank', () => {
  it('begins at 0, where everybody begins, and ends at the right edge with the rank of today', () => {
    expect(rankLine(played([2, 1, 4]), 300, 100)).toEqual({
      points: [
        [0, 100],
        [100, 50],
        [200, 75],
        [300, 0],
      ],
      lowest: 0,
      highest: 4,
    });
  });

  it('has room below nothing', () => {
    expect(rankLine(played([-1.5]), 100, 100)).toEqual({
      points: [
        [0, 0],
        [100, 75],
      ],
      lowest: -2,
      highest: 0,
    });
  });

  it('of a long history shows what it has', () => {
    const { points, lowest, highest } = rankLine(played([20, 22], 7), 100, 100);
    expect(points).toEqual([
      [0, 100],
      [100, 0],
    ]);
    expect([lowest, highest]).toEqual([20, 22]);
  });

  it('lies flat where nothing moves', () => {
    expect(rankLine(played([5, 5], 7), 100, 100)).toEqual({
      points: [
        [0, 100],
        [100, 100],
      ],
      lowest: 5,
      highest: 6,
    });
  });
});
