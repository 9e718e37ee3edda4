import { describe, expect, test } from 'vitest';
import { figureKeys } from './areas-view.ts';
import { figureTable } from './figure-table.ts';

/** The corners of a path that are given as places of their own. */
const cornersOf = (path: string): (readonly [x: number, y: number])[] =>
  [...path.matchAll(/[MLQ]([^MLQaZ]+)/g)].flatMap(([, text = '']) => {
    const numbers = [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    return Array.from(
      { length: numbers.length / 2 },
      (_, index) => [numbers[2 * index] as number, numbers[2 * index + 1] as number] as const,
    );
  });

describe.each(figureKeys)('the miniature %s', (key) => {
  const corners = figureTable[key].flatMap(({ path }) => cornersOf(path));

  test('stands on its base', () => {
    expect(Math.max(...corners.map(([, y]) => y))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...corners.map(([, y]) => y))).toBeLessThanOrEqual(6);
  });

  test('fits into its picture', () => {
    for (const [x, y] of corners) {
      expect(Math.abs(x)).toBeLessThanOrEqual(68);
      expect(y).toBeGreaterThanOrEqual(-120);
    }
  });

  test('is drawn in light and dark', () => {
    expect(new Set(figureTable[key].map(({ tone }) => tone)).size).toBe(3);
  });

  test('is written as a path that every browser reads', () => {
    for (const { path } of figureTable[key]) expect(path).toMatch(/^(?:M[MLQaZ\d .-]+Z)+$/);
  });
});
