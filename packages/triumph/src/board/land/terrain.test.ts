import '@vexillum/canvas/testing';
import { expect, test } from 'vitest';
import { GraphicsContext } from 'pixi.js';
import { isInside, outlineOf } from '@vexillum/geometry';
import { battlePaletteOf } from '../look/battle-palette.ts';
import { themes, UNIT } from '@vexillum/canvas/layers';
import { drawTerrain } from './draw-terrain.ts';
import { scatter } from './scatter.ts';
import { outlineOfStyle, terrainStyles } from './terrain-style.ts';

test.each(themes.flatMap((theme) => terrainStyles.map((style) => [style, theme] as const)))(
  '%s is drawn within its size (%s)',
  (style, theme) => {
    const context = new GraphicsContext();
    const outline = outlineOf(outlineOfStyle(style), 8, 6, 4).map(({ x, y }) => ({ x: x * UNIT, y: -y * UNIT }));
    drawTerrain(context, {
      style,
      outline,
      isSmooth: false,
      width: 8,
      depth: 6,
      variant: 4,
      colors: battlePaletteOf(theme).terrain[style],
    });
    // More than ground and border: every style has a texture of its own.
    expect(context.instructions.length).toBeGreaterThan(2);
    expect(context.bounds.width).toBeLessThan(9 * UNIT);
    expect(context.bounds.height).toBeLessThan(7 * UNIT);
  },
);

test('trees are the same at every visit, and none stands outside the wood', () => {
  const outline = outlineOf('blob', 8, 6, 4);
  const trees = scatter(outline, 1, 0.4, 4);
  expect(trees.length).toBeGreaterThan(8);
  expect(trees).toEqual(scatter(outline, 1, 0.4, 4));
  expect(trees.every((tree) => isInside(outline, tree))).toBe(true);
});
