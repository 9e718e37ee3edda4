import { expect, test } from 'vitest';
import { cardPlace } from './card-place.ts';

const room = { width: 1000, height: 600 };
const card = { width: 200, height: 100 };
const at = { left: 500, top: 300 };

test('a card stands below to the right of its territory where nothing is in the way', () => {
  const { left, top } = cardPlace(at, card, room, []);
  expect([left > at.left, top > at.top]).toEqual([true, true]);
});

test('it gives way to the start of an arrow and to targets', () => {
  const { left, top } = cardPlace(at, card, room, [
    { left: 600, top: 380 },
    { left: 400, top: 380 },
  ]);
  expect(top + card.height).toBeLessThan(at.top);
  expect(left).toBeGreaterThan(at.left);
});

test.each([
  { left: 5, top: 5 },
  { left: 995, top: 595 },
  { left: 5, top: 595 },
])('at $left, $top it stays on the board and off its territory', (corner) => {
  const { left, top } = cardPlace(corner, card, room, []);
  expect([left >= 0, top >= 0, left + card.width <= 1000, top + card.height <= 600]).toEqual([true, true, true, true]);
  const isOver = corner.left > left && corner.left < left + 200 && corner.top > top && corner.top < top + 100;
  expect(isOver).toBe(false);
});
