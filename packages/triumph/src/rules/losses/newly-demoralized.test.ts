import { describe, expect, it } from 'vitest';
import { many, play, type ThinnedStand, thinnedTable } from '../testing/index.ts';

describe('losing stands', () => {
  const lose = (stands: readonly ThinnedStand[], lost: readonly string[]) => {
    const { event } = play(thinnedTable({ stands }), 'red-captain', 'lose-stands', { stands: lost });
    return event.kind === 'stands-lost' ? event.demoralized : undefined;
  };

  it('GT-CMD-007: the entry tells which commands it has demoralized, and only those', () => {
    const three = many(3, { command: 1, points: 4 });
    expect(lose(three, ['s0'])).toEqual([{ side: 'red', command: 1 }]);
    expect(lose(many(4, { command: 1, points: 4 }), ['s0'])).toEqual([]);
    expect(lose([{ command: 1, points: 4, place: 'lost' }, ...many(2, { command: 1, points: 4 })], ['s1'])).toEqual([]);
  });

  it('tells nothing that follows from what was paid', () => {
    const dear: ThinnedStand[] = [{ command: 1, points: 40 }, ...many(4, { command: 1, points: 4 })];
    expect(lose(dear, ['s0'])).toEqual([]);
    const cheap: ThinnedStand[] = [{ command: 1, points: 1 }, ...many(2, { command: 1, points: 4 })];
    expect(lose(cheap, ['s0'])).toEqual([{ side: 'red', command: 1 }]);
  });

  it('tells nothing of a command that is not shown', () => {
    expect(lose(many(3, { command: 1, points: 4, isShown: false, place: 'reserve' }), ['s0'])).toEqual([]);
  });
});
