import { isInside } from '@vexillum/geometry';
import { expect, test } from 'vitest';
import { dotting } from './dotting.ts';

/** An L: a row of dots may leave it and come in again. */
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

test('dots stay inside', () => {
  const dots = dotting(corner, 1.1);
  expect(dots.length).toBeGreaterThan(30);
  expect(dots.every((dot) => isInside(corner, dot))).toBe(true);
});
