import '@vexillum/canvas/testing';
import { distanceToPolygon, type Point } from '@vexillum/geometry';
import { GraphicsContext } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { fillPatterns, type FillPattern } from './areas-view.ts';
import { fillPattern } from './fill-pattern.ts';

/** A crooked land with a bay. */
const land: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 300, y: 40 },
  { x: 260, y: 150 },
  { x: 150, y: 90 },
  { x: 310, y: 330 },
  { x: -20, y: 280 },
];

/** All that a pattern draws, as numbers. */
const drawnBy = (pattern: FillPattern): readonly { readonly action: string; readonly data: readonly number[] }[] => {
  const context = new GraphicsContext();
  fillPattern(context, land, pattern, { color: 0, pixel: 1 });
  return context.instructions.flatMap((instruction) =>
    instruction.action === 'texture'
      ? []
      : instruction.data.path.instructions.map(({ action, data }) => ({ action, data: data as number[] })),
  );
};

describe('the patterns of owners', () => {
  test('differ from one another', () => {
    const seen = fillPatterns.map((pattern) => JSON.stringify(drawnBy(pattern)));
    expect(new Set(seen).size).toBe(fillPatterns.length);
  });

  test.each(fillPatterns.filter((pattern) => pattern !== 'plain'))(
    '%s covers the land and ends at its border',
    (pattern) => {
      const steps = drawnBy(pattern);
      expect(steps.length).toBeGreaterThan(40);
      for (const { data } of steps) {
        const point = { x: data[0] as number, y: data[1] as number };
        expect(distanceToPolygon(point, land)).toBeLessThan(3.5);
      }
    },
  );
});
