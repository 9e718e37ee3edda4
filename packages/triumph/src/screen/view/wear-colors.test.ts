import { contrast, difference, visions } from '@vexillum/canvas/testing';
import { sideColors as drawnColors } from '@vexillum/canvas/layers';
import tokens from '@vexillum/frame/styles/tokens.css?raw';
import { describe, expect, it } from 'vitest';
import { sideColors } from '../../rules/index.ts';

it('the board can draw every colour that a captain can choose', () => expect(drawnColors).toEqual(sideColors));

/** The page’s colours in one block of the style sheet, by name. */
const blockOf = (selector: string): ReadonlyMap<string, number> => {
  const start = tokens.indexOf(`${selector} {`);
  expect(start).toBeGreaterThanOrEqual(0);
  const block = tokens.slice(start, tokens.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+): #([\da-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      Number.parseInt(hex, 16),
    ]),
  );
};

/** Sides have shapes and names beside their colours on a page, so this much is enough for eyes that lack a kind of cone. */
const APART = { '.wa-light': 14, '.wa-dark': 20, '.vx-contrast': 12, '.vx-contrast.wa-dark': 15 } as const;

describe.each(Object.entries(APART))('on a page with %s', (selector, apart) => {
  const colors = blockOf(selector);
  const worn = sideColors.map((color) => [color, colors.get(`vx-wear-${color}`) ?? -1] as const);
  const surface = colors.get('wa-color-surface-default') ?? -1;
  const written = colors.get('vx-on-side') ?? -1;

  it.each(worn)('%s is seen, and what is written on it can be read', (_name, color) => {
    expect(color).toBeGreaterThanOrEqual(0);
    expect(contrast(color, surface)).toBeGreaterThan(3);
    expect(contrast(color, written)).toBeGreaterThan(4.5);
  });

  it.each(visions)('any two are told apart with %s vision', (vision) => {
    for (const [index, [one, a]] of worn.entries())
      for (const [other, b] of worn.slice(index + 1))
        expect([one, other, difference(a, b, vision) > apart]).toEqual([one, other, true]);
  });
});
