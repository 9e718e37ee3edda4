import type { OpenedFile } from '../opened-file.ts';
import { rkmFile, type RkmFile } from '../import/riskrieg/rkm-file.ts';
import { isMapProblems } from '../map-problem.ts';
import type { SampleMap } from './domination-maps.ts';
import { paint } from './paint.ts';

const utf8 = (text: string): number[] =>
  encodeURIComponent(text)
    .split(/(%[0-9A-F]{2})/)
    .flatMap((part) =>
      part.startsWith('%')
        ? [Number.parseInt(part.slice(1), 16)]
        : part.split('').map((letter) => letter.charCodeAt(0)),
    );

const number = (value: number): number[] => [value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 255);
const text = (value: string): number[] => [...number(utf8(value).length), ...utf8(value)];
const field = (name: string, data: readonly number[]): number[] => [...utf8(name), ...number(data.length), ...data];

export interface RkmParts {
  readonly name: string;
  readonly author: string;
  readonly territories: readonly (readonly [id: string, ...nuclei: (readonly [number, number])[]])[];
  readonly edges: readonly (readonly [string, string])[];
  readonly base: readonly number[];
  /** Fields between the others. */
  readonly more?: readonly number[];
  readonly hasText?: boolean;
}

/** A `.rkm` file as its editor writes one. */
export const rkmBytes = ({
  name,
  author,
  territories,
  edges,
  base,
  more = [],
  hasText = true,
}: RkmParts): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0x83, 0x52, 0x4b, 0x4d, 0x0d, 0x0a, 0x1a, 0x0a],
    ...field('MCNM', utf8(name.toLowerCase().replaceAll(/[^a-z]+/g, '-'))),
    ...field('MDNM', utf8(name)),
    ...more,
    ...field('MATN', utf8(author)),
    ...field('VTCS', [
      ...number(territories.length),
      ...territories.flatMap(([id, ...nuclei]) => [
        ...text(id),
        ...number(nuclei.length),
        ...nuclei.flatMap(([x, y]) => [...number(x), ...number(y)]),
      ]),
    ]),
    ...field('EDGS', [...number(edges.length), ...edges.flatMap(([one, other]) => [...text(one), ...text(other)])]),
    ...field('MIBS', base),
    ...(hasText ? field('MITX', [1, 2, 3]) : []),
    ...field(
      'CKSM',
      Array.from({ length: 64 }, () => 7),
    ),
  ]);

const LINE = 0xff000000;
const WATER = 0xff406080;

/** A painted board: letters are lands in tones of their own, `~` is water, `#` a line between lands. */
const board = (rows: readonly string[], size: number) => {
  const letters = [...new Set(rows.join(''))].filter((letter) => !'#~'.includes(letter));
  const tones = Object.fromEntries(letters.map((letter, index) => [letter, (0xffd0d0d0 - index * 0x000300) >>> 0]));
  return paint(rows, { ...tones, '#': LINE, '~': WATER }, size);
};

const opened = (parts: Omit<RkmParts, 'base'>, rows: readonly string[], size: number): readonly OpenedFile[] => {
  const file = rkmFile(rkmBytes({ ...parts, base: [1] }));
  if (isMapProblems(file)) throw new Error('the sample is not read');
  return [{ name: 'sample.rkm', kind: 'riskrieg', file: file satisfies RkmFile, picture: board(rows, size) }];
};

/** Lines of one dot round cells of seven by seven, all of the same tone: so boards are painted most of the time. */
const lined = (across: number, down: number): readonly string[] =>
  Array.from({ length: down * 8 + 1 }, (_, y) =>
    Array.from({ length: across * 8 + 1 }, (__, x) => (x % 8 === 0 || y % 8 === 0 ? '#' : 'a')).join(''),
  );

const cells = (across: number, down: number) =>
  Array.from({ length: across * down }, (_, index) => {
    const [x, y] = [index % across, Math.floor(index / across)];
    return [`P${index}`, [x * 8 + 4, y * 8 + 4]] as const;
  });

const cellEdges = (across: number, down: number): readonly (readonly [string, string])[] =>
  Array.from({ length: across * down }, (_, index) => index).flatMap((index) => [
    ...(index % across < across - 1 ? [[`P${index}`, `P${index + 1}`] as const] : []),
    ...(index + across < across * down ? [[`P${index}`, `P${index + across}`] as const] : []),
  ]);

const by = { author: 'Nobody' };

/** Maps of Riskrieg as its editor writes them, none of them anybody's. */
export const riskriegMaps: readonly SampleMap[] = [
  {
    what: 'the smallest: two lands and the line between them',
    files: opened(
      {
        ...by,
        name: 'Two',
        territories: [
          ['W', [10, 8]],
          ['E', [40, 8]],
        ],
        edges: [['W', 'E']],
      },
      ['aaaa#aaaa', 'aaaa#aaaa', 'aaaa#aaaa', 'aaaa#aaaa'],
      5,
    ),
    lands: 2,
    borders: 1,
    regions: 1,
    notes: ['Riskrieg has no continents', 'lettering of its picture was left out'],
  },
  {
    what: 'lands of one tone, with lines of one dot, in a board of four',
    files: opened({ ...by, name: 'Four', territories: cells(2, 2), edges: cellEdges(2, 2) }, lined(2, 2), 1),
    lands: 4,
    borders: 4,
    regions: 1,
  },
  {
    what: 'an isle over the water',
    files: opened(
      {
        ...by,
        name: 'Isle',
        territories: [
          ['Main', [5, 5]],
          ['Isle', [55, 5]],
        ],
        edges: [['Isle', 'Main']],
      },
      ['aa~~~b', 'aa~~~b'],
      10,
    ),
    lands: 2,
    borders: 1,
    regions: 1,
    lanes: 1,
    notes: ['lines over water: 1'],
  },
  {
    what: 'land in three parts, each with a nucleus',
    files: opened(
      {
        ...by,
        name: 'Parts',
        territories: [
          ['A', [5, 5], [25, 5], [45, 5]],
          ['B', [56, 5]],
        ],
        edges: [['A', 'B']],
      },
      ['aa~~~aa~~~aa#bb', 'aa~~~aa~~~aa#bb', 'aa~~~aa~~~aa#bb'],
      4,
    ),
    lands: 2,
    borders: 1,
    regions: 1,
  },
  {
    what: 'a border written from both sides',
    files: opened(
      {
        ...by,
        name: 'Both',
        territories: cells(2, 1),
        edges: [
          ['P0', 'P1'],
          ['P1', 'P0'],
        ],
      },
      lined(2, 1),
      1,
    ),
    lands: 2,
    borders: 1,
    regions: 1,
  },
  {
    what: 'names in other letters',
    files: opened(
      {
        name: 'Île de la Cité',
        author: '作者',
        territories: [
          ['Älv', [10, 8]],
          ['Öy', [40, 8]],
        ],
        edges: [['Älv', 'Öy']],
      },
      ['aaaa#bbbb', 'aaaa#bbbb', 'aaaa#bbbb'],
      5,
    ),
    lands: 2,
    borders: 1,
    regions: 1,
    names: ['Älv', 'Öy'],
  },
  {
    what: 'a field that nobody knows, and no lettering',
    files: opened(
      {
        ...by,
        name: 'New',
        territories: cells(3, 1),
        edges: cellEdges(3, 1),
        more: field('XYZW', [1, 2, 3]),
        hasText: false,
      },
      lined(3, 1),
      1,
    ),
    lands: 3,
    borders: 2,
    regions: 1,
  },
  {
    what: 'lands that touch and have no border',
    files: opened(
      { ...by, name: 'Wall', territories: cells(2, 2), edges: cellEdges(2, 2).slice(0, 3) },
      lined(2, 2),
      1,
    ),
    lands: 4,
    borders: 3,
    regions: 1,
    notes: ['no border between them, as in the file: 1'],
  },
  {
    what: 'a lake within a land, and a coast drawn as a line',
    files: opened(
      {
        ...by,
        name: 'Lake',
        territories: [
          ['Shore', [6, 6]],
          ['Next', [34, 14]],
        ],
        edges: [['Shore', 'Next']],
      },
      ['#######~~~~', '#aaaaa#####', '#a~~~a#bbb#', '#a~~~a#bbb#', '#a~~~a#bbb#', '#aaaaa#####', '#######~~~~'],
      4,
    ),
    lands: 2,
    borders: 1,
    regions: 1,
    lanes: 0,
  },
  {
    what: 'a big one: 120 lands',
    files: opened({ ...by, name: 'Big', territories: cells(12, 10), edges: cellEdges(12, 10) }, lined(12, 10), 1),
    lands: 120,
    borders: 11 * 10 + 12 * 9,
    regions: 1,
  },
];
