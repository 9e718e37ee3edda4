import { describe, expect, test } from 'vitest';
import { toScreen } from '../camera/camera-maths.ts';
import { minimapCamera, minimapPoint, seenCorners } from './minimap-frame.ts';

const lay = { width: 180, height: 90, board: { width: 90, depth: 36 }, quarters: 0 } as const;

describe('the minimap', () => {
  test('a click on a piece leads to where the piece is, from either side of the table', () => {
    for (const quarters of [0, 1, 2, 3] as const) {
      const seen = { ...lay, quarters };
      const bar = toScreen(minimapCamera(seen), seen, { x: 20, y: 30 });
      const { x, y } = minimapPoint(bar, seen);
      expect(x).toBeCloseTo(20);
      expect(y).toBeCloseTo(30);
    }
  });

  test('a click beside the board leads to its nearest border', () => {
    expect(minimapPoint({ left: -50, top: 45 }, lay)).toEqual({ x: 0, y: 18 });
    expect(minimapPoint({ left: 90, top: 500 }, lay).y).toBe(0);
  });

  test('the frame goes round what the large picture shows', () => {
    const camera = { center: { x: 45, y: 18 }, scale: 10, quarters: 0 } as const;
    const corners = seenCorners({ camera, screen: { width: 200, height: 100 } });
    expect(corners[0]).toEqual({ x: 35, y: 23 });
    expect(corners[2]).toEqual({ x: 55, y: 13 });
  });
});
