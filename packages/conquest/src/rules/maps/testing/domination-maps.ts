import type { OpenedFile } from '../opened-file.ts';
import { paintLands } from './paint.ts';

/** Files that belong together, and what has to come of them. */
export interface SampleMap {
  readonly what: string;
  readonly files: readonly OpenedFile[];
  readonly lands: number;
  readonly borders: number;
  readonly regions: number;
  readonly lanes?: number;
  readonly oneWay?: number;
  /** Parts of the sentences, each of which has to be said. */
  readonly notes?: readonly string[];
  readonly names?: readonly string[];
}

const text = (name: string, lines: string | readonly string[], end = '\n'): OpenedFile => ({
  name,
  kind: 'text',
  text: typeof lines === 'string' ? lines : lines.join(end),
});

const lands = (name: string, rows: readonly string[], letters: string, size = 20): OpenedFile => ({
  name,
  kind: 'picture',
  picture: paintLands(rows, letters, size),
});

/** A field of so many countries across and down, each a square, all borders both ways. */
const field = (across: number, down: number) => {
  const number = (x: number, y: number) => y * across + x + 1;
  const cells = Array.from(
    { length: across * down },
    (_, index) => [index % across, Math.floor(index / across)] as const,
  );
  const countries = cells.map(
    ([x, y]) => `${number(x, y)} Field_${number(x, y)} ${(y % 3) + 1} ${x * 12 + 6} ${y * 12 + 6}`,
  );
  const borders = cells.map(([x, y]) => {
    const beside = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ].filter(([a = -1, b = -1]) => a >= 0 && b >= 0 && a < across && b < down);
    return `${number(x, y)} ${beside.map(([a = 0, b = 0]) => number(a, b)).join(' ')}`;
  });
  const letters = cells.map((_, index) => String.fromCharCode(0x4e00 + index)).join('');
  const rows = Array.from({ length: down }, (_, y) => letters.slice(y * across, (y + 1) * across));
  return { countries, borders, rows, letters };
};

const wide = field(16, 12);

const twoIsles = ['aabb..cc', 'aabb..cc', 'aabb..dd', '......dd'];

/** Maps of Domination as people write them, none of them anybody's. */
export const dominationMaps: readonly SampleMap[] = [
  {
    what: 'the smallest: two countries, a continent, no name',
    files: [
      text('smallest_map.map', [
        '[continents]',
        'All 1 red',
        '[countries]',
        '1 West 1 20 20',
        '2 East 1 60 20',
        '[borders]',
        '1 2',
        '2 1',
      ]),
      lands('smallest.gif', ['ab', 'ab'], 'ab', 40),
    ],
    lands: 2,
    borders: 1,
    regions: 1,
  },
  {
    what: 'comments, a name, a version, cards and a painted board; an isle over the water',
    files: [
      text('isles.map', [
        '; drawn by nobody',
        'name The Two Isles',
        'ver 3',
        'circle 25',
        '',
        '[files]',
        'pic isles_pic.jpg',
        'map isles_map.gif',
        'crd isles.cards',
        'prv isles.jpg',
        '; worth',
        '[continents]',
        'Left-Isle 3 yellow',
        'Right_Isle 2 #336699',
        '[countries]',
        '1 North_Gate 1 20 20',
        '2 Old_Mill 1 60 20',
        '3 Pier 2 140 20',
        '4 Light 2 140 60',
        '[borders]',
        '1 2',
        '2 1 3',
        '3 2 4',
        '4 3',
      ]),
      text('isles.cards', [
        '[cards]',
        'Infantry 1',
        'Cavalry 2',
        'wildcard',
        '[missions]',
        '0\t0 0\t1 2 0\tTake both isles.',
      ]),
      lands('isles_map.gif', twoIsles, 'abcd'),
      { name: 'isles_pic.jpg', kind: 'painting' },
    ],
    lands: 4,
    borders: 3,
    regions: 2,
    lanes: 1,
    notes: ['painted board (isles_pic.jpg)', 'cards and missions (isles.cards)', 'lines over water: 1'],
    names: ['North Gate', 'Old Mill', 'Pier', 'Light'],
  },
  {
    what: 'lines that end as on Windows, tabs, and a way that leads down only',
    files: [
      text(
        'falls.map',
        [
          '[continents]',
          'Hills\t2\tblue',
          'Plain\t1\tgreen',
          '[countries]',
          '1\tTop\t1\t20\t20',
          '2\tFalls\t1\t60\t20',
          '3\tMouth\t2\t100\t20',
          '[borders]',
          '1\t2',
          '2\t1\t3',
          '3\t1',
        ],
        '\r\n',
      ),
      lands('falls.png', ['abc', 'abc'], 'abc', 40),
    ],
    lands: 3,
    borders: 3,
    regions: 2,
    lanes: 1,
    oneWay: 2,
    notes: ['one way only: 2'],
  },
  {
    what: 'land in two parts, one of them over the water',
    files: [
      text('straits.map', [
        '[continents]',
        'Straits 2 cyan',
        '[countries]',
        '1 Both_Shores 1 20 20',
        '2 Neighbour 1 60 20',
        '[borders]',
        '1 2',
        '2 1',
      ]),
      lands('straits.gif', ['ab.a', 'ab.a', 'ab..'], 'ab', 40),
    ],
    lands: 2,
    borders: 1,
    regions: 1,
  },
  {
    what: 'a land round another one',
    files: [
      text('ring.map', [
        '[continents]',
        'Ring 2 orange',
        '[countries]',
        '1 Ring 1 10 10',
        '2 Keep 1 50 50',
        '[borders]',
        '1 2',
        '2 1',
      ]),
      lands('ring.gif', ['aaaaa', 'aaaaa', 'aabaa', 'aaaaa', 'aaaaa'], 'ab'),
    ],
    lands: 2,
    borders: 1,
    regions: 1,
  },
  {
    what: 'names in other letters, a name twice, and a continent without land',
    files: [
      text('odd.map', [
        'name Çok Güzel — 世界',
        '[continents]',
        'Доля 1 pink',
        'Leer 9 black',
        'Öst 2 plaid',
        '[countries]',
        '1 Ødegård 1 20 20',
        '2 Insel 1 60 20',
        '3 Insel 3 100 20',
        '[borders]',
        '1 2',
        '2 1 3',
        '3 2',
      ]),
      lands('odd.gif', ['abc', 'abc'], 'abc', 40),
    ],
    lands: 3,
    borders: 2,
    regions: 2,
    notes: ['Continents without land were left out: Leer.'],
    names: ['Ødegård', 'Insel', 'Insel'],
  },
  {
    what: 'two lines of borders for one country, a neighbour twice, and countries not in order',
    files: [
      text('order.map', [
        '[countries]',
        '3 Third 1 100 20',
        '1 First 1 20 20',
        '2 Second 1 60 20',
        '[borders]',
        '2 1 1',
        '2 3',
        '1 2',
        '3 2',
        '[continents]',
        'One 1 red',
      ]),
      lands('order.gif', ['abc', 'abc'], 'abc', 40),
    ],
    lands: 3,
    borders: 2,
    regions: 1,
    names: ['Third', 'First', 'Second'],
  },
  {
    what: 'lands that touch and have no border, and a count beside its land',
    files: [
      text('ridge.map', [
        '[continents]',
        'Ridge 2 white',
        '[countries]',
        '1 North 1 20 100',
        '2 South 1 20 120',
        '3 Pass 1 60 80',
        '[borders]',
        '1 3',
        '2 3',
        '3 1 2',
      ]),
      lands('ridge.gif', ['ac', 'ac', 'bc', 'bc'], 'abc', 40),
    ],
    lands: 3,
    borders: 2,
    regions: 1,
    notes: [
      'no border between them, as in the file: 1 (North – South)',
      'beside their land, as in the file: 1 (North)',
    ],
  },
  {
    what: 'the east that borders on the west round the back of the world, and a section that nobody knows',
    files: [
      text('round.map', [
        '[continents]',
        'World 4 gray',
        '[music]',
        'drums.ogg',
        '[countries]',
        '1 West 1 10 40',
        '2 Mid 1 110 40',
        '3 East 1 210 40',
        '[borders]',
        '1 2 3',
        '2 1 3',
        '3 2 1',
      ]),
      lands('round.gif', ['...........', 'aa...b...cc', 'aa...b...cc', '...........'], 'abc'),
    ],
    lands: 3,
    borders: 3,
    regions: 1,
    lanes: 3,
    notes: ['mean nothing here were left out: 2'],
  },
  {
    what: 'a big one: 192 countries in a picture of the size that maps have',
    files: [
      text('wide.map', [
        'name Wide Fields',
        '[files]',
        'map wide_map.gif',
        '[continents]',
        'A 5 red',
        'B 5 green',
        'C 5 blue',
        '[countries]',
        ...wide.countries,
        '[borders]',
        ...wide.borders,
      ]),
      lands('WIDE_MAP.GIF', wide.rows, wide.letters, 12),
    ],
    lands: 192,
    borders: 15 * 12 + 16 * 11,
    regions: 3,
  },
];
