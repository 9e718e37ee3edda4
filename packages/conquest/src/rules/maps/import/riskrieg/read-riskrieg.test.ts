import { plainText } from '@vexillum/model';
import { seededRandom } from '@vexillum/geometry';
import { describe, expect, it } from 'vitest';
import { isMapProblems, type MapProblem } from '../../map-problem.ts';
import type { OpenedFile } from '../../opened-file.ts';
import { readMapFiles } from '../../read-map-file.ts';
import { paint } from '../../testing/paint.ts';
import { riskriegMaps, rkmBytes } from '../../testing/riskrieg-files.ts';
import { isRkm, rkmFile } from './rkm-file.ts';

const read = (files: readonly OpenedFile[]) => {
  const map = readMapFiles(files);
  if (isMapProblems(map)) throw new Error(map.map(({ says }) => plainText(says)).join('\n'));
  return { ...map, notes: map.notes.map(plainText) };
};

const said = (read: unknown): readonly string[] =>
  Array.isArray(read) ? (read as readonly MapProblem[]).map(({ says }) => plainText(says)) : ['nothing is wrong'];

describe('a map of Riskrieg', () => {
  it.each(riskriegMaps.map((map) => [map.what, map] as const))('is read: %s', (_, map) => {
    const { pack, notes } = read(map.files);
    expect(pack.territories).toHaveLength(map.lands);
    expect(pack.borders).toHaveLength(map.borders);
    expect(pack.regions).toMatchObject([{ name: 'All lands', bonus: 0 }]);
    expect(pack.borders.filter(({ seaLane }) => seaLane)).toHaveLength(map.lanes ?? 0);
    for (const note of map.notes ?? []) expect(notes.join('\n')).toContain(note);
    const names = pack.territories.map(({ name }) => name);
    expect(names).toEqual(map.names ?? names);
  });

  it('has its name and its author', () => {
    expect(read(riskriegMaps[5]?.files ?? []).pack).toMatchObject({ name: 'Île de la Cité', author: '作者' });
  });
});

const parts = {
  name: 'Two',
  author: 'Nobody',
  territories: [
    ['W', [1, 1]],
    ['E', [8, 1]],
  ] as const,
  edges: [['W', 'E']] as const,
  base: [1, 2, 3, 4],
};
const whole = rkmBytes(parts);
const picture = paint(['aaaaa', 'aaaaa'], { a: 0xffeeeeee }, 40);
const boardOf = (bytes: Uint8Array) => {
  const file = rkmFile(bytes);
  return isMapProblems(file) ? file : readMapFiles([{ name: 'a.rkm', kind: 'riskrieg', file, picture }]);
};

describe('what is wrong with one is said in plain words', () => {
  it('lands that run into each other', () => {
    expect(said(boardOf(whole))).toEqual(['W and E are one land in the picture: a line between them is missing.']);
  });

  it('a land beside the picture', () => {
    expect(
      said(
        boardOf(
          rkmBytes({
            ...parts,
            territories: [
              ['W', [-1, 5]],
              ['E', [8, 1]],
            ],
          }),
        ),
      ),
    ).toEqual(['W lies beside its picture.']);
  });

  it('a border with nobody', () => {
    expect(
      said(
        boardOf(
          rkmBytes({
            ...parts,
            edges: [
              ['W', 'E'],
              ['W', 'Q'],
            ],
          }),
        ),
      ),
    ).toEqual(['W adjoins Q, which is the id of no country.']);
  });

  it('a file that ends anywhere before its end', () => {
    for (let length = 8; length < whole.length; length += 1)
      expect(said(rkmFile(whole.slice(0, length)))).toEqual(['The file breaks off: it is not all there.']);
  });

  it('numbers that promise more than there is', () => {
    const at = whole.findIndex((_, index) => String.fromCharCode(...whole.slice(index, index + 4)) === 'VTCS');
    const lying = (offset: number, value: number) => {
      const bytes = whole.slice();
      new DataView(bytes.buffer).setInt32(at + offset, value);
      return said(rkmFile(bytes));
    };
    expect(lying(4, 2 ** 31 - 1)).toEqual(['The file breaks off: it is not all there.']);
    expect(lying(4, -5)).toEqual(['The file breaks off: it is not all there.']);
    for (const value of [2 ** 31 - 1, -1, 3])
      expect(lying(8, value)).toEqual(['The list of territories or of borders in the file is damaged.']);
  });

  it('however its bytes are damaged, there is an answer', () => {
    const random = seededRandom(31);
    for (let round = 0; round < 3_000; round += 1) {
      const bytes = whole.slice();
      for (let wounds = 0; wounds < 1 + (round % 4); wounds += 1)
        bytes[8 + Math.floor(random() * (bytes.length - 8))] = Math.floor(random() * 256);
      expect(isRkm(bytes)).toBe(true);
      const map = boardOf(bytes);
      for (const says of isMapProblems(map) ? said(map) : []) expect(says).toMatch(/\.$/);
    }
  });
});
