import { describe, expect, test } from 'vitest';
import { boxAround, cornersOfBox } from '../box.ts';
import { starOutline } from './star-outline.ts';

const square = (x: number, y: number, side: number) => cornersOfBox({ x, y, width: side, depth: side });

describe('the rim of shapes round a point', () => {
  test('of one square is its own', () => {
    const rim = starOutline([square(0, 0, 2)], { x: 1, y: 1 }, 8);
    expect(boxAround(rim)).toMatchObject({ x: expect.closeTo(0, 9), width: expect.closeTo(2, 9) });
    expect(rim).toHaveLength(8);
  });

  test('of two that overlap goes round both', () => {
    const box = boxAround(starOutline([square(0, 0, 2), square(1, 1, 4)], { x: 1.5, y: 1.5 }, 360));
    expect(box?.width).toBeCloseTo(5, 1);
    expect(box?.depth).toBeCloseTo(5, 1);
  });

  test('is nothing where there is no shape', () => {
    expect(starOutline([], { x: 0, y: 0 })).toEqual([]);
  });
});
