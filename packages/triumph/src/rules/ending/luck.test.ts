import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DiceTally } from '../dice/dice-statistics.ts';
import { luckOf } from './luck.ts';

/** Dice by the numbers that they showed. */
const threw = (values: readonly number[], more: Partial<DiceTally> = {}): DiceTally => {
  const sides = more.sides ?? 6;
  return {
    side: 'red',
    purpose: 'combat',
    sides,
    count: values.length,
    mean: 0,
    expected: (sides + 1) / 2,
    distribution: Array.from({ length: sides }, (_, index) => values.filter((value) => value === index + 1).length),
    ...more,
  };
};

describe('the luck of the dice', () => {
  // Counted by hand: 1 die has 6 ways, 2 dice have 36, 3 dice have 216.
  test.each<[values: readonly number[], luckier: number, unluckier: number]>([
    [[6], 0, 5 / 6],
    [[1], 5 / 6, 0],
    [[4], 2 / 6, 3 / 6],
    [[6, 1], 15 / 36, 15 / 36],
    [[6, 6], 0, 35 / 36],
    [[5, 4], 6 / 36, 26 / 36],
    [[1, 1, 1], 215 / 216, 0],
    [[6, 6, 5], 1 / 216, 212 / 216],
  ])('%j: so many of all throws come to more, and to less', (values, luckier, unluckier) => {
    const luck = luckOf([threw(values)], 'red');
    expect(luck).toMatchObject({
      side: 'red',
      count: values.length,
      sum: values.reduce((a, b) => a + b, 0),
      expected: 3.5 * values.length,
    });
    expect(luck?.luckier).toBeCloseTo(luckier, 12);
    expect(luck?.unluckier).toBeCloseTo(unluckier, 12);
  });

  test('adds up what a side threw for several things, of several kinds of dice, and nobody else’s', () => {
    const tallies = [threw([6]), threw([2], { purpose: 'shooting', sides: 4 }), threw([1, 1], { side: 'blue' })];
    // A six-sided and a four-sided die: of 24 ways, 3 come to more than 8 and 18 to less.
    const luck = luckOf(tallies, 'red');
    expect(luck).toMatchObject({ count: 2, sum: 8, expected: 6 });
    expect(luck?.luckier).toBeCloseTo(3 / 24, 12);
    expect(luck?.unluckier).toBeCloseTo(18 / 24, 12);
  });

  test('is nobody’s who threw nothing', () => {
    expect(luckOf([threw([6])], 'blue')).toBeUndefined();
    expect(luckOf([], 'red')).toBeUndefined();
  });

  test('is fair: what is luckier for a sum is unluckier for its opposite, however many dice', () => {
    const dice = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(dice, (values) => {
        const [one, other] = [values, values.map((value) => 7 - value)].map((each) => luckOf([threw(each)], 'red'));
        expect(one?.luckier).toBeCloseTo(other?.unluckier ?? -1, 9);
        expect((one?.luckier ?? 0) + (one?.unluckier ?? 0)).toBeLessThan(1);
      }),
      { numRuns: 30 },
    );
  });
});
