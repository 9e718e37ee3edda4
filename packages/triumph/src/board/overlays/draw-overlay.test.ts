import '@vexillum/canvas/testing';
import { GraphicsContext } from 'pixi.js';
import { expect, test } from 'vitest';
import { battlePaletteOf } from '../look/battle-palette.ts';
import { themes } from '@vexillum/canvas/layers';
import { overlayKinds, type OverlayView } from '../battle-view.ts';
import { drawOverlay, tickAt } from './draw-overlay.ts';

const areas: readonly string[] = [
  'zone-of-control',
  'command-range',
  'fire-arc',
  'threat',
  'lens',
  'swept',
  'difficult',
  'group',
  'target',
  'keep-off',
];

const overlayOf = (kind: OverlayView['kind'], size = 4): OverlayView => ({
  id: kind,
  kind,
  side: 'red',
  isClosed: areas.includes(kind),
  shapes: [
    [
      { x: 10, y: 10 },
      { x: 10 + size, y: 10 },
      { x: 10 + size, y: 10 + size },
    ],
  ],
});

test.each(themes.flatMap((theme) => overlayKinds.map((kind) => [kind, theme] as const)))(
  '%s is drawn where it is (%s)',
  (kind, theme) => {
    const context = new GraphicsContext();
    drawOverlay(context, overlayOf(kind), battlePaletteOf(theme), 4);
    const { minX, maxX, minY, maxY } = context.bounds;
    // Lines and their ends reach a few pixels of four units each beyond the points.
    expect(minX).toBeGreaterThan(10 * 64 - 60);
    expect(maxX).toBeLessThan(14 * 64 + 60);
    expect(minY).toBeGreaterThan(-14 * 64 - 60);
    expect(maxY).toBeLessThan(-10 * 64 + 60);
  },
);

test.each(overlayKinds)('%s of no size, or of no shape at all, is no trouble', (kind) => {
  const context = new GraphicsContext();
  drawOverlay(context, overlayOf(kind, 0), battlePaletteOf('light'), 4);
  drawOverlay(
    context,
    { ...overlayOf(kind), shapes: [[], [{ x: 1, y: 1 }]], ticks: [{ x: 1, y: 1 }] },
    battlePaletteOf('light'),
    4,
  );
  const { minX, maxY } = context.bounds;
  expect([minX, maxY].every(Number.isFinite)).toBe(true);
});

test('a tick stands across the line that it is on', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  const [a, b] = tickAt([line], { x: 10, y: 5 }, 2);
  expect(Math.abs(a.x - b.x)).toBeCloseTo(4);
  expect(a.y).toBeCloseTo(b.y);
});
