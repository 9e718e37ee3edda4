import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { endOf, type Odds, oddsOf } from './odds.ts';

const sum = (odds: Odds): number => Object.values(odds).reduce((all, count) => all + count, 0);

describe('the odds of a combat', () => {
  test.each([
    [3, 3, { doubles: 2, beats: 13, tie: 6, 'is-beaten': 13, 'is-doubled': 2 }],
    [4, 4, { doubles: 1, beats: 14, tie: 6, 'is-beaten': 14, 'is-doubled': 1 }],
    [5, 2, { doubles: 12, beats: 18, tie: 3, 'is-beaten': 3, 'is-doubled': 0 }],
    [9, 1, { doubles: 30, beats: 6, tie: 0, 'is-beaten': 0, 'is-doubled': 0 }],
  ])('of %i against %i, of 36 throws', (mine, theirs, odds) => expect(oddsOf(mine, theirs)).toEqual(odds));

  it('are the other side’s the other way round', () => {
    fc.assert(
      fc.property(fc.integer({ min: -6, max: 12 }), fc.integer({ min: -6, max: 12 }), (mine, theirs) => {
        const [ours, yours] = [oddsOf(mine, theirs), oddsOf(theirs, mine)];
        expect(sum(ours)).toBe(36);
        expect([ours.doubles, ours.beats, ours.tie]).toEqual([yours['is-doubled'], yours['is-beaten'], yours.tie]);
      }),
    );
  });

  test.each([
    [8, 4, 'doubles'],
    [7, 4, 'beats'],
    [4, 4, 'tie'],
    [4, 7, 'is-beaten'],
    [4, 8, 'is-doubled'],
    [1, 0, 'doubles'],
    [-1, -2, 'doubles'],
  ])('%i against %i: %s', (mine, theirs, end) => expect(endOf(mine, theirs)).toBe(end));
});
