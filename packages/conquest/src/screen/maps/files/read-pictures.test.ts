import { seededRandom } from '@vexillum/geometry';
import { describe, expect, it } from 'vitest';
import { type Picture, pictureLimits } from '../../../rules/index.ts';
import { pictureKind } from './picture-header.ts';
import { readGif } from './read-gif.ts';
import { readPng } from './read-png.ts';
import { noise, stripes, unread } from './testing/pictures.ts';

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const open = async (bytes: Uint8Array): Promise<Picture | undefined> =>
  pictureKind(bytes) === 'gif' ? readGif(bytes) : await readPng(bytes);

const grey = (value: number): number => (0xff000000 | (value * 0x010101)) >>> 0;

const endOfDots = (png: Uint8Array): number => {
  const at = String.fromCharCode(...png).indexOf('IDAT');
  return at + 4 + new DataView(png.buffer).getUint32(at - 4);
};

const greyOfStripes = (x: number, y: number): number => (y < 4 || y >= 26 ? 255 : 60 * (1 + Math.floor(x / 14)));

const noiseOf = (length: number): readonly number[] => {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return grey(((seed >> 16) & 63) * 4);
  });
};

describe('a picture is read dot by dot', () => {
  it.each(Object.entries(stripes))('%s', async (_, text) => {
    const picture = await open(bytesOf(text));
    expect([picture?.width, picture?.height]).toEqual([40, 30]);
    const wrong = [...(picture?.dots ?? [])].filter(
      (dot, at) => dot !== grey(greyOfStripes(at % 40, Math.floor(at / 40))),
    );
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(noise))('noise as %s', async (_, text) => {
    const picture = await open(bytesOf(text));
    expect([...(picture?.dots ?? [])]).toEqual(noiseOf(90 * 60));
  });
});

describe('what is no picture for us', () => {
  it('is known by its kind, or refused', async () => {
    expect(pictureKind(bytesOf(unread.jpeg))).toBe('other');
    expect(pictureKind(new TextEncoder().encode('[countries]'))).toBeUndefined();
    expect(await readPng(bytesOf(unread['png, interlaced']))).toBeUndefined();
  });

  it.each([
    ['gif', stripes.gif, 3],
    // Behind the last of its dots a PNG has remarks.
    ['png', stripes['png, grey'], bytesOf(stripes['png, grey']).length - endOfDots(bytesOf(stripes['png, grey']))],
  ])('a %s that ends anywhere is refused', async (_, text, after) => {
    const whole = bytesOf(text);
    for (let length = 8; length < whole.length - after; length += 1)
      expect(await open(whole.slice(0, length))).toBeUndefined();
  });

  it.each([
    ['gif', noise.gif],
    ['png', noise.png],
    ['palette', stripes['png, palette']],
  ])('however a %s is damaged, there is an answer within its size', async (_, text) => {
    const whole = bytesOf(text);
    const random = seededRandom(97);
    for (let round = 0; round < 300; round += 1) {
      const bytes = whole.slice();
      for (let wounds = 0; wounds <= round % 5; wounds += 1)
        bytes[6 + Math.floor(random() * 200)] = Math.floor(random() * 256);
      const picture = await open(bytes);
      if (!picture) continue;
      expect(picture.dots).toHaveLength(picture.width * picture.height);
      expect(picture.dots.length).toBeLessThanOrEqual(pictureLimits.dots);
    }
  });

  it('one that says that it is huge takes no room', async () => {
    const gif = bytesOf(stripes.gif);
    gif.set([0xff, 0xff, 0xff, 0xff], 6);
    expect(readGif(gif)).toBeUndefined();
    const png = bytesOf(stripes['png, grey']);
    png.set([0x7f, 0xff, 0xff, 0xff], 16);
    expect(await readPng(png)).toBeUndefined();
  });
});
