import { contrast, difference, visions } from '@vexillum/canvas/testing';
import { sideStyles, type SideStyle } from '@vexillum/canvas/layers';
import { describe, expect, test } from 'vitest';
import { battlePaletteOf } from '../../look/battle-palette.ts';
import { lightAt } from '../../look/light.ts';
import { glyphKeys, type GlyphKey } from '../../pieces/glyph-key.ts';
import { standRim } from '../../pieces/stand-layout.ts';
import { RecordedInk } from '../../testing/recorded-ink.ts';
import { GRASS } from './base.ts';
import { drawFigures } from './draw-figures.ts';

type Known = Exclude<GlyphKey, 'unknown'>;

const palette = battlePaletteOf('light');
const known = glyphKeys.filter((key): key is Known => key !== 'unknown');
const depths = [0.75, 1, 1.5, 2];

const drawn = (
  glyph: Known,
  side: SideStyle = 'red',
  depth = 1.5,
  isNear = true,
  isGeneral = false,
  isSmall = false,
): RecordedInk => {
  const record = new RecordedInk();
  drawFigures(record.ink, { glyph, side, width: 2, depth, isGeneral }, palette, { light: lightAt(0), isSmall, isNear });
  return record;
};

const pictureOf = (...args: Parameters<typeof drawn>): string => drawn(...args).calls.join('\n');

describe.each(known)('a stand of %s', (glyph) => {
  test('is drawn on its base, and no longer weapon than a picture of it has room for', () => {
    for (const [depth, isSmall] of depths.flatMap((each) => [[each, false] as const, [each, true] as const])) {
      const { box } = drawn(glyph, 'red', depth, true, true, isSmall);
      expect(Math.min(box.left + 1, 1 - box.right)).toBeGreaterThan(-standRim.aside);
      expect(box.top).toBeGreaterThan(-standRim.front);
      expect(box.bottom).toBeLessThan(depth + standRim.rear);
    }
  });

  test('looks the same at every visit', () => {
    expect(pictureOf(glyph) === pictureOf(glyph)).toBe(true);
  });
});

test.each([false, true])(
  'each troop type has a silhouette of its own: without its colours no two are drawn alike (from afar: %s)',
  (isSmall) => {
    const strokes = (glyph: Known) =>
      drawn(glyph, 'red', 1.5, false, false, isSmall).calls.filter((call) => !/^(fillStyle|strokeStyle)/.test(call));
    expect(new Set(known.map((glyph) => strokes(glyph).join('\n'))).size).toBe(26);
  },
);

test('seen from afar a stand has fewer figures', () => {
  for (const glyph of ['pike', 'warband', 'knight'] as const)
    expect(drawn(glyph, 'red', 1.5, false, false, true).calls.length).toBeLessThan(
      drawn(glyph, 'red', 1.5, false).calls.length,
    );
});

test('a general carries a standard; who is near sees plumes', () => {
  expect(drawn('knight', 'red', 1.5, true, true).calls.length).toBeGreaterThan(drawn('knight').calls.length + 10);
  expect(drawn('heavy-foot', 'red', 1, true).calls.length).toBeGreaterThan(
    drawn('heavy-foot', 'red', 1, false).calls.length,
  );
});

describe('whose it is', () => {
  test('is told without colour, by the band along the rear', () => {
    const strokes = (side: SideStyle) => drawn('spear', side).calls.filter((call) => !/Style/.test(call));
    expect(new Set(sideStyles.map((side) => strokes(side).join('\n'))).size).toBe(sideStyles.length);
  });

  test.each(visions)('is told by the rim, to somebody with %s vision', (vision) => {
    expect(difference(palette.stands.red.base, palette.stands.blue.base, vision)).toBeGreaterThan(25);
  });
});

test('the edge of a base is seen on its own grass, and its bright front beside it', () => {
  expect(contrast(palette.pieceEdge, GRASS)).toBeGreaterThan(3);
  expect(contrast(palette.front, palette.pieceEdge)).toBeGreaterThan(4.5);
});

test.each(sideStyles)('what is written on the band of %s can be read', (side) => {
  expect(contrast(palette.stands[side].letter, palette.stands[side].base)).toBeGreaterThan(4.5);
});
