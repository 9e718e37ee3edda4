import '../testing/pixi-in-node.ts';
import { GraphicsContext } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { overlayLooks } from '../art/overlay-look.ts';
import { drawBase } from '../art/stand-base.ts';
import { sideMark } from '../layers/stand-layout.ts';
import { toneSigns } from '../screen/tone-sign.ts';
import { contrast, difference, visions } from '../testing/color-vision.ts';
import { labelTones, overlayKinds, sideStyles, type SideStyle } from '../view/board-view.ts';
import { paletteOf, themes } from './palette.ts';

/**
 * A difference of 2.3 is just noticed side by side; ten times that is told apart at a glance by most, also between small things that lie far
 * from each other. Ours are held to 25.
 */
const AT_A_GLANCE = 25;

const seenBy = themes.flatMap((theme) => visions.map((vision) => [theme, vision] as const));

describe.each(seenBy)('in the %s theme, to somebody with %s vision', (theme, vision) => {
  const { sides, tones } = paletteOf(theme);

  test('red and blue stands, and their names and lines, are told apart at a glance', () => {
    expect(difference(sides.red.base, sides.blue.base, vision)).toBeGreaterThan(AT_A_GLANCE);
    expect(difference(sides.red.ink, sides.blue.ink, vision)).toBeGreaterThan(AT_A_GLANCE);
  });

  test('good, near the limit and over it are told apart at a glance', () => {
    for (const [a, b] of [
      ['good', 'near'],
      ['near', 'over'],
      ['good', 'over'],
    ] as const)
      expect(difference(tones[a], tones[b], vision)).toBeGreaterThan(AT_A_GLANCE);
  });
});

/** The strokes and shapes of a base without their colours. */
const shapesOf = (side: SideStyle): string => {
  const context = new GraphicsContext();
  drawBase(context, { side, width: 2, depth: 1 }, paletteOf('light'));
  return JSON.stringify(
    context.instructions.map(({ action, data }) => [action, 'path' in data ? data.path?.instructions : undefined]),
  );
};

describe('without any colour', () => {
  test('each side has a pattern of its own', () => {
    expect(new Set(sideStyles.map(shapesOf)).size).toBe(sideStyles.length);
  });

  test('each side has a letter of its own on its stands, also where the command is not known', () => {
    expect(sideMark({ side: 'red', badge: '1' }, 40)?.text).not.toBe(sideMark({ side: 'blue', badge: '1' }, 40)?.text);
    expect(sideMark({ side: 'red' }, 40)?.text).not.toBe(sideMark({ side: 'blue' }, 40)?.text);
  });

  test('each tone of a label has a sign of its own, in a chip of its own shape', () => {
    const signed = labelTones.filter((tone) => tone !== 'plain').map((tone) => toneSigns[tone]);
    expect(new Set(signed.map(({ chip }) => chip)).size).toBe(3);
    expect(new Set(signed.map(({ mark }) => mark)).size).toBe(3);
    expect(toneSigns.plain).toBeUndefined();
  });

  test('no two kinds of overlay look alike', () => {
    const drawn = overlayKinds.map((kind) => {
      const { line, pattern, width, start, end, isBracketed, fill } = overlayLooks[kind];
      return JSON.stringify([line, pattern, start, end, isBracketed, width >= 2.5, fill > 0]);
    });
    expect(new Set(drawn).size).toBe(overlayKinds.length);
  });
});

describe.each(themes)('in the %s theme', (theme) => {
  const palette = paletteOf(theme);

  test('what is written on stands, tags and labels can be read', () => {
    for (const side of sideStyles) {
      expect(contrast(palette.onStand, palette.sides[side].base)).toBeGreaterThan(4.5);
      expect(contrast(palette.sides[side].onInk, palette.sides[side].ink)).toBeGreaterThan(4.5);
    }
    expect(contrast(palette.onPlate, palette.plate)).toBeGreaterThan(7);
    expect(contrast(palette.onPlateQuiet, palette.plate)).toBeGreaterThan(4.5);
  });

  test('lines that measure are seen on the felt, and on their own rim where they cross anything else', () => {
    expect(contrast(palette.measure, palette.felt)).toBeGreaterThan(4.5);
    expect(contrast(palette.measure, palette.measureCasing)).toBeGreaterThan(7);
  });

  test('signs are seen on their chips', () => {
    for (const tone of labelTones) expect(contrast(palette.tones[tone], palette.onTones[tone])).toBeGreaterThan(4);
  });
});
