import { expect, test } from 'vitest';
import { LOUPE_RADIUS, loupePlace } from './loupe-place.ts';

const phone = { width: 390, height: 700 };

test('the loupe is above the finger, out from under the hand', () => {
  expect(loupePlace({ left: 200, top: 400 }, phone)).toEqual({ left: 200, top: 280 });
});

test('near the top of the screen it is below', () => {
  expect(loupePlace({ left: 200, top: 90 }, phone)).toEqual({ left: 200, top: 210 });
});

test('in a corner it stays on the screen and does not lie under the finger', () => {
  const { left, top } = loupePlace({ left: 2, top: 2 }, phone);
  expect(left).toBeGreaterThanOrEqual(LOUPE_RADIUS);
  expect(Math.hypot(left - 2, top - 2)).toBeGreaterThan(LOUPE_RADIUS + 20);
});
