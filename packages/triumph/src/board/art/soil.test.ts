import { contrast } from '@vexillum/canvas/testing';
import { describe, expect, test } from 'vitest';
import { battlePaletteOf } from '../look/battle-palette.ts';
import { soilKinds, soilPalettes } from '../look/soil-palette.ts';
import { RecordedInk } from '../testing/recorded-ink.ts';
import { SOIL_PIXELS, soilPixels } from './soil.ts';
import { drawPaths, drawTurf } from './turf.ts';

const palette = battlePaletteOf('light');
const [WIDTH, DEPTH] = [18, 12];

const isSame = (a: Uint8ClampedArray, b: Uint8ClampedArray): boolean => Buffer.from(a).equals(Buffer.from(b));

const colorsOf = (pixels: Uint8ClampedArray): number[] =>
  Array.from({ length: pixels.length / 4 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 4, index * 4 + 3);
    return (red << 16) | (green << 8) | blue;
  });

describe.each(soilKinds)('ground that is %s', (kind) => {
  const soil = soilPalettes[kind];

  test('is the same at every visit, and otherwise at another table', () => {
    const pixels = soilPixels(soil, 7, WIDTH, DEPTH);
    expect(pixels).toHaveLength(WIDTH * DEPTH * SOIL_PIXELS ** 2 * 4);
    expect(isSame(pixels, soilPixels(soil, 7, WIDTH, DEPTH))).toBe(true);
    expect(isSame(pixels, soilPixels(soil, 8, WIDTH, DEPTH))).toBe(false);
    const strokes = (seed: number) => {
      const record = new RecordedInk();
      drawTurf(record.ink, soil, seed);
      drawPaths(record.ink, soil, seed, WIDTH, DEPTH);
      return record.calls.join('\n');
    };
    expect(strokes(7) === strokes(7)).toBe(true);
    expect(strokes(7) === strokes(8)).toBe(false);
  });

  test('is nowhere so dark that the edge of a stand is lost on it, nor a line that measures', () => {
    for (const color of new Set(colorsOf(soilPixels(soil, 7, WIDTH, DEPTH)))) {
      expect(contrast(palette.pieceEdge, color)).toBeGreaterThan(3);
      expect(contrast(palette.measure, color)).toBeGreaterThan(3);
    }
    for (const tone of [soil.base, soil.lush, soil.parched, soil.path])
      expect(contrast(palette.label, tone)).toBeGreaterThan(4.5);
  });

  test('has large patches of more than one tone', () => {
    const pixels = soilPixels(soil, 7, 48, 36);
    const tones = [soil.base, soil.lush, soil.parched];
    const near = (color: number): number => {
      const far = tones.map((tone) =>
        [16, 8, 0].reduce((sum, shift) => sum + (((color >> shift) & 255) - ((tone >> shift) & 255)) ** 2, 0),
      );
      return far.indexOf(Math.min(...far));
    };
    const counts = [0, 0, 0];
    for (const color of colorsOf(pixels)) counts[near(color)] = (counts[near(color)] ?? 0) + 1;
    const all = counts.reduce((sum, count) => sum + count, 0);
    for (const count of counts) expect(count / all).toBeGreaterThan(0.08);
  });
});

test('no two kinds of ground have the same tones', () => {
  expect(new Set(soilKinds.map((kind) => JSON.stringify(soilPalettes[kind]))).size).toBe(soilKinds.length);
});
