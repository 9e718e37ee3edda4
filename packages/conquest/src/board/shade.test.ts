import { contrast } from '@vexillum/canvas/testing';
import { describe, expect, test } from 'vitest';
import { inkOn, shaded } from './shade.ts';

/** Every colour of a coarse cube. */
const colors = Array.from({ length: 512 }, (_, index) => {
  const part = (shift: number) => Math.round((((index >> shift) & 7) * 255) / 7);
  return (part(6) << 16) | (part(3) << 8) | part(0);
});

describe('ink on an owner’s colour', () => {
  test('can be read whatever the colour', () => {
    for (const color of colors) expect(contrast(color, inkOn(color))).toBeGreaterThanOrEqual(4.5);
  });

  test('is dark on yellow and light on navy', () => {
    expect(inkOn(0xf2c230)).toBe(0x040404);
    expect(inkOn(0x10204a)).toBe(0xffffff);
  });
});

test('a pattern is seen on its own ground', () => {
  for (const color of colors) expect(contrast(color, shaded(color, 0.25))).toBeGreaterThan(1.25);
});
