import { contrast, difference, visions } from '@vexillum/canvas/testing';
import { GraphicsContext } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { overlayLooks } from '../overlays/overlay-look.ts';
import { drawBase } from '../pieces/stand-base.ts';
import { sideMark } from '../pieces/stand-layout.ts';
import { overlayKinds } from '../battle-view.ts';
import { sideColors, sideStyles, themes, type SideStyle } from '@vexillum/canvas/layers';
import { battlePaletteOf } from './battle-palette.ts';

/** Every two colours, once. */
const pairs = sideColors.flatMap((one, index) => sideColors.slice(index + 1).map((other) => [one, other] as const));

/** As for the colours that any board has: told apart at a glance. */
const AT_A_GLANCE = 25;

test.each(themes.flatMap((theme) => visions.map((vision) => [theme, vision] as const)))(
  'in the %s theme, to somebody with %s vision, red and blue stands are told apart at a glance',
  (theme, vision) => {
    const { stands } = battlePaletteOf(theme);
    expect(difference(stands.red.base, stands.blue.base, vision)).toBeGreaterThan(AT_A_GLANCE);
  },
);

/** The strokes and shapes of a base without their colours. */
const shapesOf = (side: SideStyle): string => {
  const context = new GraphicsContext();
  drawBase(context, { side, width: 2, depth: 1 }, battlePaletteOf('light'));
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

  test('no two kinds of overlay look alike', () => {
    const drawn = overlayKinds.map((kind) => {
      const { line, pattern, width, start, end, isBracketed, fill } = overlayLooks[kind];
      return JSON.stringify([line, pattern, start, end, isBracketed, width >= 2.5, fill > 0]);
    });
    expect(new Set(drawn).size).toBe(overlayKinds.length);
  });
});

test.each(sideColors)('in %s, what is written on stands can be read', (color) => {
  for (const { stands } of [battlePaletteOf('light', { red: color }), battlePaletteOf('dark', { blue: color })])
    for (const side of sideStyles) {
      const { letter, base, halo } = stands[side];
      expect(contrast(letter, base)).toBeGreaterThan(4.5);
      expect(contrast(letter, halo)).toBeGreaterThan(4.5);
    }
});

describe.each(pairs)('where one side wears %s and the other %s', (red, blue) => {
  const { stands, front } = battlePaletteOf('light', { red, blue });

  test.each(visions)('stands are told apart at a glance with %s vision', (vision) => {
    expect(difference(stands.red.base, stands.blue.base, vision)).toBeGreaterThan(AT_A_GLANCE);
  });

  test('nobody takes the bands along the rear for the bright front', () => {
    for (const { band, base } of [stands.red, stands.blue]) {
      expect(difference(band, front, 'normal')).toBeGreaterThan(2 * AT_A_GLANCE);
      expect(difference(base, front, 'normal')).toBeGreaterThan(AT_A_GLANCE);
    }
  });
});

test('a side that has chosen nothing wears the colour of its name', () => {
  expect(battlePaletteOf('light', { red: 'red', blue: 'blue' })).toEqual(battlePaletteOf('light'));
  expect(battlePaletteOf('light', { blue: 'red' }).stands.blue).toEqual(battlePaletteOf('light').stands.red);
});
