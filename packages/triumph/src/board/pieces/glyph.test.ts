import '@vexillum/canvas/testing';
import { expect, test } from 'vitest';
import { GraphicsContext } from 'pixi.js';
import { UNIT } from '@vexillum/canvas/layers';
import { drawGlyph } from './draw-glyph.ts';
import { glyphKeys } from './glyph-key.ts';
import { glyphTable } from './glyph-table.ts';

test.each(glyphKeys)('the glyph of %s fills its square and stays in it', (key) => {
  const context = new GraphicsContext();
  drawGlyph(context, key, 0xffffff, 0x000000);
  expect(context.bounds.height).toBeGreaterThan(0.55 * UNIT);
  expect(context.bounds.height).toBeLessThan(1.2 * UNIT);
  expect(context.bounds.width).toBeLessThan(1.2 * UNIT);
});

test('no two troop types share a picture', () => {
  const pictures = new Set(glyphKeys.map((key) => JSON.stringify(glyphTable[key])));
  expect(pictures.size).toBe(glyphKeys.length);
});
