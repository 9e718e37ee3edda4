import { LittleBrowser } from '../testing/index.ts';
import { Texture } from 'pixi.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { PictureAtlas, type PictureSprite } from './picture-atlas.ts';
import type { Sight } from './sight.ts';

beforeEach(() => void new LittleBrowser());

const sight: Sight = { scale: 14, resolution: 1, quarters: 0, areLabelsShown: true, isCoarse: false };

/** An atlas of so many pictures, each of which takes so long to draw. */
const atlasOf = (count: number, milliseconds: number) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let asked = 0;
  const drawn: string[] = [];
  const atlas = new PictureAtlas(1024, 100, () => (asked += 1));
  const sprites = Array.from(
    { length: count },
    (_, index): PictureSprite =>
      atlas.sprite(() => ({
        name: `picture ${index}`,
        reach: { left: 1, right: 1, top: 1, bottom: 1 },
        draw: () => {
          now += milliseconds;
          drawn.push(`picture ${index}`);
        },
      })),
  );
  const flushes = () => {
    drawn.length = 0;
    asked = 0;
    atlas.flush();
    return { drawn: drawn.length, asked };
  };
  return { atlas, sprites, flushes };
};

test('what has no picture yet gets it before the next frame, however long that takes', () => {
  const { atlas, sprites, flushes } = atlasOf(10, 5);
  atlas.setSight(sight, 14);
  expect(flushes()).toEqual({ drawn: 10, asked: 0 });
  expect(sprites.every(({ texture }) => texture !== Texture.EMPTY)).toBe(true);
});

test('seen at another size, pictures are baked a few a frame, and the old ones are worn until then', () => {
  const { atlas, sprites, flushes } = atlasOf(5, 5);
  atlas.setSight(sight, 14);
  flushes();
  atlas.setSight({ ...sight, scale: 20 }, 20);
  const before = sprites.map(({ texture }) => texture);
  expect(flushes()).toEqual({ drawn: 2, asked: 1 });
  expect(sprites.map(({ texture }, index) => texture === before[index])).toEqual([false, false, true, true, true]);
  expect(sprites.every(({ texture }) => !texture.destroyed)).toBe(true);
  expect(flushes()).toEqual({ drawn: 2, asked: 1 });
  expect(flushes()).toEqual({ drawn: 1, asked: 0 });
  expect(before.every((texture) => texture.destroyed)).toBe(true);
  expect(flushes()).toEqual({ drawn: 0, asked: 0 });
});

test('after a while the rest is baked at once: a slow screen comes to rest too', () => {
  const { atlas, flushes } = atlasOf(20, 60);
  atlas.setSight(sight, 14);
  flushes();
  atlas.bakeAgain();
  expect([1, 2, 3, 4, 5].map(() => flushes().drawn)).toEqual([1, 1, 1, 17, 0]);
});

test('whoever asks for the whole gets it', () => {
  const { atlas, flushes } = atlasOf(5, 4);
  atlas.setSight(sight, 14);
  flushes();
  atlas.bakeAgain();
  atlas.flush(true);
  expect(flushes()).toEqual({ drawn: 0, asked: 0 });
});
