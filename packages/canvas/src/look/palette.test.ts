import { describe, expect, test } from 'vitest';
import { toneSigns } from '../screen/tone-sign.ts';
import { contrast, difference, visions } from '../testing/color-vision.ts';
import { labelTones, sideStyles } from '../view/board-view.ts';
import { sideColors } from '../view/side-color.ts';
import { paletteOf, themes } from './palette.ts';

/**
 * A difference of 2.3 is just noticed side by side; ten times that is told apart at a glance by most, also between small things that lie far
 * from each other. Ours are held to 25.
 */
const AT_A_GLANCE = 25;

const seenBy = themes.flatMap((theme) => visions.map((vision) => [theme, vision] as const));

describe.each(seenBy)('in the %s theme, to somebody with %s vision', (theme, vision) => {
  const { sides, tones } = paletteOf(theme);

  test('red and blue names and lines are told apart at a glance', () => {
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

test('each tone of a label has a sign of its own, in a chip of its own shape', () => {
  const signed = labelTones.filter((tone) => tone !== 'plain').map((tone) => toneSigns[tone]);
  expect(new Set(signed.map(({ chip }) => chip)).size).toBe(3);
  expect(new Set(signed.map(({ mark }) => mark)).size).toBe(3);
  expect(toneSigns.plain).toBeUndefined();
});

/** Lines and names stand nowhere alone: who drew them is written there, or their shape says it. Nobody takes two of them for one colour. */
const APART = 14;

test.each(sideColors.flatMap((red, index) => sideColors.slice(index + 1).map((blue) => [red, blue] as const)))(
  'lines in %s and in %s are told apart with any vision',
  (red, blue) => {
    const { sides } = paletteOf('light', { red, blue });
    for (const vision of visions) expect(difference(sides.red.ink, sides.blue.ink, vision)).toBeGreaterThan(APART);
  },
);

test.each(sideColors)('a line in %s is seen on the felt, and what is written on it can be read', (color) => {
  const { sides, felt, measureCasing } = paletteOf('dark', { red: color });
  expect(contrast(sides.red.ink, felt)).toBeGreaterThan(2);
  expect(contrast(sides.red.ink, measureCasing)).toBeGreaterThan(3);
  expect(contrast(sides.red.onInk, sides.red.ink)).toBeGreaterThan(4.5);
});

describe.each(themes)('in the %s theme', (theme) => {
  const palette = paletteOf(theme);

  test('what is written on tags and labels can be read', () => {
    for (const side of sideStyles)
      expect(contrast(palette.sides[side].onInk, palette.sides[side].ink)).toBeGreaterThan(4.5);
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
