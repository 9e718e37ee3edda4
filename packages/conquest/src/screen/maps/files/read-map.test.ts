import { describe, expect, it } from 'vitest';
import { mapPacks, writeMapPack } from '../../../rules/index.ts';
import { rkmBytes } from '../../../rules/maps/testing/riskrieg-files.ts';
import { readMap } from './read-map.ts';
import { stripes, unread } from './testing/pictures.ts';

const lux = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>
<luxboard><width>300</width><height>100</height><title>Hügel</title>
<continent><continentname>Grün</continentname><bonus>1</bonus>
<country><id>0</id><name>Öd</name><adjoining>1</adjoining><polygon>0,0 100,0 100,80</polygon></country>
<country><id>1</id><name>Süd</name><adjoining>0</adjoining><polygon>100,0 200,0 200,80</polygon></country>
</continent></luxboard>`;

const utf16 = (text: string, mark = '') => {
  const units = Uint16Array.from((mark + text).split('').map((letter) => letter.charCodeAt(0)));
  return new Uint8Array(units.buffer);
};
/** Every letter of the board is one of the first 256. */
const latin1 = (text: string) => Uint8Array.from(text.split('').map((letter) => letter.charCodeAt(0)));

const read = (content: Uint8Array<ArrayBuffer> | string) => readMap([new File([content], 'board.luxb')]);
const names = { pack: { name: 'Hügel', territories: [{ name: 'Öd' }, { name: 'Süd' }] } };

describe('a map file is read in the letters that it was written in', () => {
  it.each([
    ['UTF-8', lux('UTF-8')],
    ['UTF-8 with its mark', `\uFEFF${lux('UTF-8')}`],
    ['Latin-1, as older editors write', latin1(lux('ISO-8859-1'))],
    ['UTF-16 with its mark', utf16(lux('UTF-16'), '\uFEFF')],
    ['UTF-16 without one', utf16(lux('UTF-16'))],
    ['UTF-8 that takes itself for UTF-16', lux('UTF-16')],
  ])('%s', async (_, content) => {
    expect(await read(content)).toMatchObject(names);
  });

  it('our own too', async () => {
    const [pack] = mapPacks;
    if (!pack) throw new Error('there are maps');
    expect(await read(utf16(writeMapPack(pack)))).toEqual({ pack, notes: [] });
  });
});

it.each([
  ['letters that are not what the file says', latin1(lux('UTF-8'))],
  ['letters that nobody knows', lux('x-klingon')],
])('a file is refused in plain words with %s', async (_, content) => {
  expect(await read(content)).toEqual([
    'The letters of this file cannot be read. Open it in a text editor and save it as UTF-8.',
  ]);
});

it('a picture, an empty file and one that is far too large are refused in plain words', async () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect(await read(png)).toEqual([expect.stringContaining('A picture alone is no map.')]);
  expect(await read('')).toEqual(['The file is empty.']);
  expect(await read('x'.repeat(3_000_000))).toEqual(['This file is too large for a map.']);
});

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The stripes of `testing/pictures.ts` as three lands. */
const domination = `name Drei Lände
[files]
map stripes.gif
[continents]
All 2 red
[countries]
60 Left 1 7 15
120 Mitte_Süd 1 21 15
180 Right 1 34 15
[borders]
60 120
120 60 180
180 120`;

describe('a map of several files', () => {
  const map = new File([domination], 'stripes.map');
  const picture = new File([bytesOf(stripes.gif)], 'stripes.gif');

  it.each([
    ['in one order', [map, picture]],
    ['in the other', [picture, map]],
    ['with a painted board that is no picture of lands', [map, picture, new File([bytesOf(unread.jpeg)], 'board.jpg')]],
  ])('is read %s', async (_, files) => {
    expect(await readMap(files)).toMatchObject({
      pack: {
        name: 'Drei Lände',
        territories: [{ name: 'Left' }, { name: 'Mitte Süd' }, { name: 'Right' }],
        board: { width: 1200, height: 900 },
      },
    });
  });

  it('is read in the letters of older systems', async () => {
    expect(await readMap([new File([latin1(domination)], 'stripes.map'), picture])).toMatchObject({
      pack: { name: 'Drei Lände' },
    });
  });

  it('says what is missing, and which of its files is wrong', async () => {
    expect(await readMap([map])).toEqual([
      'The picture of lands is missing: stripes.gif. It says where each country lies. Choose it together with stripes.map.',
    ]);
    expect(await readMap([map, new File([bytesOf(unread.jpeg)], 'stripes.gif')])).toEqual([
      'The picture of lands cannot be read: stripes.gif. Save it as GIF, or as PNG without interlacing.',
    ]);
    expect(await readMap([map, new File(['x'.repeat(3_000_000)], 'big.gif')])).toEqual([
      'big.gif: This file is too large for a map.',
    ]);
    expect(await readMap(Array.from({ length: 11 }, () => map))).toEqual(['These are 11 files; a map has 10 at most.']);
  });
});

describe('a map of Riskrieg', () => {
  const parts = {
    name: 'Stripes',
    author: 'Nobody',
    territories: [
      ['L', [7, 15]],
      ['M', [21, 15]],
      ['R', [34, 15]],
    ] as const,
    edges: [
      ['L', 'M'],
      ['M', 'R'],
    ] as const,
  };

  it('is read with the picture in it', async () => {
    const file = new File([rkmBytes({ ...parts, base: [...bytesOf(stripes['png, colours'])] })], 'stripes.rkm');
    expect(await readMap([file])).toMatchObject({
      pack: { name: 'Stripes', author: 'Nobody', territories: [{ name: 'L' }, { name: 'M' }, { name: 'R' }] },
      notes: [expect.stringContaining('no continents'), expect.stringContaining('lettering')],
    });
  });

  it('is refused where the picture in it cannot be read', async () => {
    expect(await readMap([new File([rkmBytes({ ...parts, base: [1, 2, 3] })], 'stripes.rkm')])).toEqual([
      'The picture in this file cannot be read: it is damaged, too large, or no plain PNG.',
    ]);
  });
});
