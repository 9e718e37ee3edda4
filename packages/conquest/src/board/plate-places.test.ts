import { LittleBrowser } from '@vexillum/canvas/testing';
import type { Point } from '@vexillum/geometry';
import { describe, expect, test } from 'vitest';
import type { TokenView } from './areas-view.ts';
import { platePlaces } from './plate-places.ts';
import { plateSize } from './token-pictures.ts';

void new LittleBrowser();

const FONT = 12;

const token = (id: string, x: number, y: number): TokenView => ({
  id,
  at: { x, y },
  figure: 'soldier',
  color: 0xc4493c,
  letter: 'A',
  count: 12,
});

const size = plateSize(token('a', 0, 0), FONT);

/** Where plates come to stand, at one pixel per MU. */
const placesOf = (tokens: readonly TokenView[]): Point[] => {
  const places = platePlaces(tokens, 1, { font: FONT });
  return tokens.map(({ id, at }) => {
    const moved = places.get(id) ?? { x: 0, y: 0 };
    return { x: at.x + moved.x, y: -at.y + moved.y };
  });
};

const doOverlap = (a: Point, b: Point): boolean =>
  Math.abs(a.x - b.x) < size.letter + size.count && Math.abs(a.y - b.y) < size.height;

describe('plates on a map seen from afar', () => {
  test('make way for each other, so that every count is read', () => {
    const places = placesOf([token('a', 0, 0), token('b', 6, 5), token('c', 60, 0), token('d', 60, 0)]);
    for (const [index, a] of places.entries())
      for (const b of places.slice(index + 1)) expect(doOverlap(a, b)).toBe(false);
  });

  test('stay where they are when they have room', () => {
    expect(placesOf([token('a', 0, 0), token('b', 90, 0)])).toEqual([
      { x: 0, y: 0 },
      { x: 90, y: 0 },
    ]);
  });

  test('never go far from their land, however crowded it is', () => {
    const crowd = Array.from({ length: 30 }, (_, index) => token(`t${index}`, index % 3, index % 2));
    const places = platePlaces(crowd, 1, { font: FONT });
    for (const { x, y } of places.values()) expect(Math.hypot(x, y)).toBeLessThan(18);
  });
});
