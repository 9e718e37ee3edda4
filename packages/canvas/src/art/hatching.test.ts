import { distanceToPolygon } from '@vexillum/geometry';
import { expect, test } from 'vitest';
import { hatching } from './hatching.ts';

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

/** An L: a line across it may leave it and come in again. */
const corner = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 7, y: 10 },
  { x: 7, y: 3 },
  { x: 3, y: 3 },
  { x: 3, y: 10 },
  { x: 0, y: 10 },
];

test('level lines lie a step apart and go from border to border', () => {
  const lines = hatching(square, 0, 4);
  expect(lines.map(([from]) => from.y)).toEqual([0, 4, 8]);
  expect(lines.every(([from, to]) => from.x === 0 && to.x === 10)).toBe(true);
});

test.each([0, 30, 45, 90, 135])('no line of %i degrees leaves its shape', (degrees) => {
  for (const [from, to] of hatching(corner, degrees, 1.3)) {
    for (const part of [0.01, 0.3, 0.5, 0.7, 0.99]) {
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      expect(distanceToPolygon(point, corner)).toBeLessThan(1e-9);
    }
  }
});

test('the lines of two shapes side by side meet', () => {
  const beside = square.map(({ x, y }) => ({ x: x + 10, y }));
  const ends = hatching(square, 45, 3)
    .map(([, to]) => to)
    .filter(({ x }) => x > 9.99);
  const starts = hatching(beside, 45, 3)
    .map(([from]) => from)
    .filter(({ x }) => x < 10.01);
  expect(ends.length).toBeGreaterThan(1);
  for (const end of ends) expect(starts.some((start) => Math.abs(start.y - end.y) < 1e-9)).toBe(true);
});
