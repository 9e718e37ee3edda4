import { contrast, difference } from '@vexillum/canvas/testing';
import { sideColors, sideStyles, themes, UNIT } from '@vexillum/canvas/layers';
import { outlineOf } from '@vexillum/geometry';
import { GraphicsContext } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { outlineOfStyle, terrainStyles, type TerrainStyle } from '../land/terrain-style.ts';
import { battlePaletteOf } from '../look/battle-palette.ts';
import { lightAt } from '../look/light.ts';
import { soilKinds, soilPalettes, type SoilKind } from '../look/soil-palette.ts';
import { recordedTones } from '../testing/recorded-tones.ts';
import { RecordedInk } from '../testing/recorded-ink.ts';
import { drawBase } from '../pieces/stand-base.ts';
import { CASING, EDGE, halos } from '../pieces/stand-edge.ts';
import { drawGrassyBase } from './figures/base.ts';
import { css, mix } from './ink.ts';
import { landArt } from './land/land-art.ts';
import { soilPixels } from './soil.ts';
import { drawPaths, drawTurf } from './turf.ts';

/** What is written, and what is only to be seen as a line. */
const READABLE = 4.5;
const SEEN = 3;
/** As a difference in CIELAB: four times what is just noticed. */
const NOTICED = 9;

const pixelsOf = (kind: SoilKind): number[] => {
  const pixels = soilPixels(soilPalettes[kind], 7, 18, 12);
  const tones = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4)
    tones.add(((pixels[at] as number) << 16) | ((pixels[at + 1] as number) << 8) | (pixels[at + 2] as number));
  return [...tones];
};

/** Every tone that a kind of ground is really drawn with, grass, stones and ways on it. */
const tonesOfSoil = (kind: SoilKind): number[] => {
  const soil = soilPalettes[kind];
  const record = new RecordedInk();
  drawTurf(record.ink, soil, 7);
  drawPaths(record.ink, soil, 7, 18, 12);
  const patches = [soil.base, soil.lush, soil.parched];
  return [...pixelsOf(kind), ...patches.flatMap((patch) => recordedTones(record, patch))];
};

/** Every tone of a piece of terrain, however small its part in it. */
const tonesOfTerrain = (style: TerrainStyle): number[] => {
  const palette = battlePaletteOf('light');
  const kind = outlineOfStyle(style);
  return [3, 6, 9].flatMap((turn) => {
    const record = new RecordedInk();
    landArt[style](record.ink, {
      outline: outlineOf(kind, 8, 6, 4).map(({ x, y }) => ({ x, y: -y })),
      isSmooth: kind === 'blob' || kind === 'ribbon',
      width: 8,
      depth: 6,
      variant: 4,
      colors: palette.terrain[style],
      light: lightAt(turn),
    });
    return recordedTones(record, palette.terrain[style].ground);
  });
};

const grounds: readonly (readonly [name: string, tones: readonly number[]])[] = [
  ...soilKinds.map((kind) => [`${kind} ground`, tonesOfSoil(kind)] as const),
  ...terrainStyles.map((style) => [style, tonesOfTerrain(style)] as const),
];

/** On which tone the line that is seen best is seen worst. */
const worst = (tones: readonly number[], lines: readonly number[]): number =>
  Math.min(...tones.map((tone) => Math.max(...lines.map((line) => contrast(line, tone)))));

test('seven grounds and fourteen kinds of terrain are looked at, each with all of its tones', () => {
  expect(grounds).toHaveLength(7 + 14);
  for (const [, tones] of grounds) expect(new Set(tones).size).toBeGreaterThan(3);
});

describe.each(themes)('in the %s theme', (theme) => {
  const palette = battlePaletteOf(theme);

  test.each(sideStyles)(
    'every stand of %s has a dark edge and a bright one round it, with figures and as a block',
    (side) => {
      const base = { side, width: 2, depth: 1 };
      const record = new RecordedInk();
      for (const isSmall of [false, true]) drawGrassyBase(record.ink, base, palette, isSmall);
      const strokes = record.calls.join('\n');
      for (const [color, width] of [
        [palette.front, CASING],
        [palette.pieceEdge, EDGE],
      ] as const)
        expect(strokes).toContain(`strokeStyle = ${css(color)}\nlineWidth = ${width}`);
      const context = new GraphicsContext();
      drawBase(context, base, palette);
      const lines = context.instructions.flatMap(({ action, data }) => (action === 'stroke' ? [data.style] : []));
      const outlines = lines.map(({ color, width }) => [color, Math.round((1000 * width) / UNIT) / 1000]);
      expect(outlines[0]).toEqual([palette.front, CASING]);
      expect(outlines.at(-1)).toEqual([palette.pieceEdge, EDGE]);
    },
  );

  describe.each(grounds)('on %s', (_name, tones) => {
    test('the outline of a stand is seen, whatever it lies across', () => {
      expect(worst(tones, [palette.pieceEdge, palette.front])).toBeGreaterThanOrEqual(SEEN);
    });

    test.each(['selected', 'hovered'] as const)('so is that a stand is %s', (kind) => {
      const { under, underAlpha, width, alpha } = halos[kind];
      expect(under).toBeGreaterThan(width);
      for (const tone of tones) {
        const rim = mix(tone, palette.pieceEdge, underAlpha);
        const line = mix(rim, kind === 'selected' ? palette.selection : palette.hover, alpha);
        expect(Math.max(contrast(line, tone), contrast(line, rim))).toBeGreaterThanOrEqual(SEEN);
      }
    });

    test('a line that measures is seen, and so is what a hand draws there', () => {
      expect(worst(tones, [palette.measure, palette.measureCasing])).toBeGreaterThanOrEqual(SEEN);
    });
  });

  test('what is written over the ground has its own ground with it', () => {
    expect(contrast(palette.label, palette.labelHalo)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(palette.onBadge, palette.badge)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(palette.onBadge, palette.gold)).toBeGreaterThanOrEqual(READABLE);
  });

  test.each(sideColors)(
    'the codes of a side in %s are read on its base, and in their rim on whatever else is under them',
    (color) => {
      for (const { stands, sides } of [battlePaletteOf(theme, { red: color }), battlePaletteOf(theme, { blue: color })])
        for (const side of sideStyles) {
          const { base, letter, halo } = stands[side];
          expect(contrast(letter, base)).toBeGreaterThanOrEqual(READABLE);
          expect(contrast(letter, halo)).toBeGreaterThanOrEqual(READABLE);
          expect(contrast(sides[side].onInk, sides[side].ink)).toBeGreaterThanOrEqual(READABLE);
        }
    },
  );
});

describe.each(sideColors.flatMap((color) => [['red', color] as const, ['blue', color] as const]))(
  'a stand of %s in %s',
  (side, color) => {
    const palette = battlePaletteOf('light', { [side]: color });
    const { base, pattern, band } = palette.stands[side];

    test('has its dark edge and its bright one, which are seen on the cloth as well as on the ground', () => {
      const context = new GraphicsContext();
      drawBase(context, { side, width: 2, depth: 1 }, palette);
      const lines = context.instructions.flatMap(({ action, data }) => (action === 'stroke' ? [data.style] : []));
      expect([lines[0]?.color, lines.at(-1)?.color]).toEqual([palette.front, palette.pieceEdge]);
      expect(worst([base, pattern, band], [palette.pieceEdge, palette.front])).toBeGreaterThanOrEqual(SEEN);
    });

    test('has a pattern and bands that are seen on it', () => {
      expect(difference(pattern, base, 'normal')).toBeGreaterThan(NOTICED);
      expect(difference(band, base, 'normal')).toBeGreaterThan(NOTICED);
    });

    test.each(grounds)('stands out from %s', (_name, tones) => {
      const near = tones.filter((tone) => difference(base, tone, 'normal') < NOTICED);
      expect(near.length / tones.length).toBeLessThan(0.05);
    });
  },
);
