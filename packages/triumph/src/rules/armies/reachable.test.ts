import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReachable, mostReachable, type Supply } from './reachable.ts';

const supply = (price: number, left: number): Supply => ({ price, left });

test.each([
  ['48 from plenty', 48, [supply(8, 10)], true],
  ['an odd sum from even prices', 7, [supply(4, 9), supply(6, 9)], false],
  ['more than there is', 33, [supply(8, 4)], false],
  ['nothing', 0, [], true],
  ['a debt', -2, [supply(8, 1)], false],
  ['two of six where four does not fit', 12, [supply(8, 5), supply(6, 2)], true],
])('%s', (_, sum, supplies, answer) => {
  expect(isReachable(sum, supplies)).toBe(answer);
});

test('what can be spent is found by counting every choice (law)', () => {
  const supplies = fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 9 }), left: fc.integer({ min: 0, max: 3 }) }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), supplies, (sum, choices) => {
      let sums = new Set([0]);
      for (const { price, left } of choices)
        sums = new Set(
          [...sums].flatMap((start) => Array.from({ length: left + 1 }, (_, count) => start + count * price)),
        );
      expect(isReachable(sum, choices)).toBe(sums.has(sum));
      expect(mostReachable(sum, choices)).toBe(Math.max(...[...sums].filter((part) => part <= sum)));
    }),
  );
});
