import { contrast } from '@vexillum/canvas/testing';
import { isInside, outlineOf } from '@vexillum/geometry';
import { describe, expect, test } from 'vitest';
import { battlePaletteOf } from '../../look/battle-palette.ts';
import { lightAt, turnOf } from '../../look/light.ts';
import { outlineOfStyle, terrainStyles, type TerrainStyle } from '../../land/terrain-style.ts';
import { RecordedInk } from '../../testing/recorded-ink.ts';
import { landArt } from './land-art.ts';
import { scatter } from './land-piece.ts';

const palette = battlePaletteOf('light');

const drawn = (style: TerrainStyle, variant = 4, turn = 0): RecordedInk => {
  const record = new RecordedInk();
  const kind = outlineOfStyle(style);
  landArt[style](record.ink, {
    outline: outlineOf(kind, 8, 6, variant).map(({ x, y }) => ({ x, y: -y })),
    isSmooth: kind === 'blob' || kind === 'ribbon',
    width: 8,
    depth: 6,
    variant,
    colors: palette.terrain[style],
    light: lightAt(turn),
  });
  return record;
};

const pictureOf = (style: TerrainStyle, variant = 4, turn = 0): string => drawn(style, variant, turn).calls.join('\n');

describe.each(terrainStyles)('%s', (style) => {
  test('is drawn within its size, but for leaves and the shadows that it throws', () => {
    const { box, calls } = drawn(style);
    expect(calls.length).toBeGreaterThan(20);
    expect(Math.min(box.left + 4, box.top + 3)).toBeGreaterThan(-0.7);
    expect(Math.max(box.right - 4, box.bottom - 3)).toBeLessThan(0.7);
  });

  test('looks the same at every visit, and otherwise where it is another piece', () => {
    expect(pictureOf(style) === pictureOf(style)).toBe(true);
    expect(pictureOf(style) === pictureOf(style, 5)).toBe(false);
  });

  test('carries stands whose dark edge can be seen', () => {
    const { ground, detail, light } = palette.terrain[style];
    for (const tone of [ground, detail, light]) expect(contrast(palette.pieceEdge, tone)).toBeGreaterThan(3);
  });
});

test('no two kinds look alike', () => {
  expect(new Set(terrainStyles.map((style) => pictureOf(style))).size).toBe(terrainStyles.length);
});

test('what rises is lit from the reader’s north-west, whichever way the piece lies', () => {
  for (const style of ['woods', 'steep-hills', 'village'] as const)
    expect(pictureOf(style, 4, 0) === pictureOf(style, 4, 6)).toBe(false);
  expect([turnOf(0, 0), turnOf(180, 2), turnOf(350, 0), turnOf(-90, 0), turnOf(90, 3), turnOf(0, 1)]).toEqual([
    0, 0, 0, 9, 0, 3,
  ]);
  const [lying, turned] = [lightAt(0), lightAt(turnOf(90, 0))];
  expect([lying.x < 0, lying.y < 0]).toEqual([true, true]);
  // What has turned to the right has the light on its left and behind.
  expect([turned.x < 0, turned.y > 0]).toEqual([true, true]);
});

test('trees are the same at every visit, and none stands outside the wood', () => {
  const outline = outlineOf('blob', 8, 6, 4);
  const trees = scatter(outline, 1, 0.4, 4);
  expect(trees.length).toBeGreaterThan(8);
  expect(trees).toEqual(scatter(outline, 1, 0.4, 4));
  expect(trees.every((tree) => isInside(outline, tree))).toBe(true);
});
