import { describe, expect, it } from 'vitest';
import { blockAt } from './block-at.ts';
import { grandProfile, redsView } from './testing/reds-view.ts';

const three = redsView({ a: { troopType: 'SPR' }, b: { troopType: 'KNT' }, c: { troopType: 'SPR' } });
const block = (at: readonly [number, number, number], files?: number) =>
  Object.fromEntries(blockAt(three, grandProfile(), ['a', 'b', 'c'], at, files).map(({ id, pose }) => [id, pose]));

describe('stands placed as a block', () => {
  it('stand side by side, each at the right of the one before', () => {
    expect(block([10_000, 6000, 0])).toEqual({
      a: [10_000, 6000, 0],
      b: [12_000, 6000, 0],
      c: [14_000, 6000, 0],
    });
  });

  it('whose right is the other way for those who look down the board', () => {
    expect(block([10_000, 30_000, 18_000])['b']).toEqual([8000, 30_000, 18_000]);
  });

  it('in ranks of so many, each behind the deepest of the one before', () => {
    expect(block([10_000, 6000, 0], 2)['c']).toEqual([10_000, 4500, 0]);
  });
});
