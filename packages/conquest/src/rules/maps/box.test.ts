import { expect, test } from 'vitest';
import { boxOf } from './box.ts';

test('a box is found round more points than a function takes arguments', () => {
  const points = Array.from({ length: 4_000_000 }, (_, index) => [index % 7, index % 5] as const);
  expect(boxOf(points)).toEqual({ left: 0, top: 0, right: 6, bottom: 4 });
});
