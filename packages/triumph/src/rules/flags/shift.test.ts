import { plainText } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { muText, muTextDown, muTextUp } from './mu-text.ts';
import { shiftInto } from './shift-into.ts';
import { shiftWords } from './shift-words.ts';
import { shiftedPose } from './shifted-pose.ts';

const room = { x: 10, y: 0, width: 20, depth: 8 };
const square = (x: number, y: number, size = 2) => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
];

describe('the way into a room', () => {
  test('is none for what lies in it, flush with its border too', () => {
    for (const [x, y] of [
      [10, 0],
      [28, 6],
      [15, 3],
    ] as const)
      expect(shiftInto(square(x, y), room)).toEqual({ dx: 0, dy: 0 });
  });

  test('is the shortest one, sideways and ahead each by itself', () => {
    expect(shiftInto(square(7, 3), room)).toEqual({ dx: 3, dy: 0 });
    expect(shiftInto(square(29, -2), room)).toEqual({ dx: -1, dy: 2 });
    expect(shiftInto(square(15, 8), room)).toEqual({ dx: 0, dy: -2 });
  });

  test('what is off by less than a table can store is inside', () => {
    expect(shiftInto(square(9.9996, 6.0004), room)).toEqual({ dx: 0, dy: 0 });
    expect(shiftInto(square(9.999, 6.001), room)?.dx).toBeCloseTo(0.001);
  });

  test('there is none into a room that is too small, and one into a room that just holds it', () => {
    expect(shiftInto(square(0, 0, 8), room)).toEqual({ dx: 10, dy: 0 });
    expect(shiftInto(square(0, 0, 8.01), room)).toBeUndefined();
    expect(shiftInto([], room)).toBeUndefined();
  });

  test('is told as the side sees the board', () => {
    const said = (dx: number, dy: number) => plainText(shiftWords({ dx, dy }));
    expect(said(0, -1.2)).toBe('Move it back 1.2 MU');
    expect(said(0, 1.2)).toBe('Move it forward 1.2 MU');
    expect(said(-3, 0)).toBe('Move it left 3 MU');
    expect(said(3, 0)).toBe('Move it right 3 MU');
    expect(said(-3, -1)).toBe('Move it back 1 MU and left 3 MU');
    expect(said(3, -1)).toBe('Move it back 1 MU and right 3 MU');
    expect(said(-3, 1)).toBe('Move it forward 1 MU and left 3 MU');
    expect(said(3, 1)).toBe('Move it forward 1 MU and right 3 MU');
    expect(said(0, 0)).toBe('Leave it where it is');
  });

  test('ends on a whole unit, never short of the room', () => {
    expect(shiftedPose([1000, 2000, 9000], { dx: 0.0004, dy: -1.20001 })).toEqual([1001, 799, 9000]);
    expect(shiftedPose([1000, 2000, 9000], { dx: 0, dy: 1.2 })).toEqual([1000, 3200, 9000]);
  });
});

test('lengths are told with two decimals at most, and what is over a limit reads as over it', () => {
  expect([muText(9.2), muText(8), muText(1 / 3)]).toEqual(['9.2', '8', '0.33']);
  expect([muTextUp(8.0001), muTextUp(8), muTextUp(9.2)]).toEqual(['8.01', '8', '9.2']);
  expect([muTextDown(7.999), muTextDown(8)]).toEqual(['7.99', '8']);
});
