import '@vexillum/canvas/testing';
import { expect, test } from 'vitest';
import { battlePaletteOf } from '../look/battle-palette.ts';
import { lightAt } from '../look/light.ts';
import { RecordedInk } from '../testing/recorded-ink.ts';
import { drawCampArt, type CampPiece } from './camp.ts';

const drawn = (parts: Partial<CampPiece> = {}): RecordedInk => {
  const record = new RecordedInk();
  const camp = { side: 'red' as const, width: 4, depth: 2, light: lightAt(0), ...parts };
  drawCampArt(record.ink, camp, battlePaletteOf('light'));
  return record;
};
const pictureOf = (parts?: Partial<CampPiece>): string => drawn(parts).calls.join('\n');

test('a camp is drawn on its base, whatever its size, and the same at every visit', () => {
  for (const [width, depth] of [
    [4, 2],
    [2, 1],
    [3, 3],
    [6, 2],
  ] as const) {
    const { box } = drawn({ width, depth });
    expect(Math.max(box.right - width / 2, -box.left - width / 2)).toBeLessThan(0.2);
    expect(Math.max(box.bottom - depth / 2, -box.top - depth / 2)).toBeLessThan(0.2);
  }
  expect(pictureOf() === pictureOf()).toBe(true);
});

test('whose it is, from where the light comes, and that it is sacked can be seen', () => {
  const all = [
    pictureOf(),
    pictureOf({ side: 'blue' }),
    pictureOf({ light: lightAt(6) }),
    pictureOf({ isSacked: true }),
  ];
  expect(new Set(all).size).toBe(all.length);
  // Not by colour alone: the tents lie on the ground.
  const shapes = (parts?: Partial<CampPiece>) =>
    drawn(parts)
      .calls.filter((call) => !/Style/.test(call))
      .join('\n');
  expect(shapes({ isSacked: true }) === shapes()).toBe(false);
});
