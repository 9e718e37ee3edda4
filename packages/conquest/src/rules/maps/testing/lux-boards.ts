import type { SampleMap } from './domination-maps.ts';

interface Land {
  readonly id: number;
  readonly to: readonly number[];
  /** Points `x,y …`, one list for each piece; y counts from below, as in Lux. */
  readonly pieces: readonly string[];
  readonly name?: string;
  readonly more?: string;
}

const country = ({ id, to, pieces, name, more = '' }: Land): string =>
  `<country><id>${id}</id>${name === undefined ? '' : `<name>${name}</name>`}<adjoining>${to.join(',')}</adjoining>${more}${pieces
    .map((points) => `<polygon>${points}</polygon>`)
    .join('')}</country>`;

const continent = (name: string, bonus: number, lands: readonly Land[], more = ''): string =>
  `<continent><continentname>${name}</continentname><bonus>${bonus}</bonus>${more}\n${lands.map(country).join('\n')}</continent>`;

const board = (
  title: string,
  size: readonly [number, number],
  inner: readonly string[],
  head = '',
): SampleMap['files'] => [
  {
    name: 'board.luxb',
    kind: 'text',
    text: `<?xml version="1.0" ?>\n<luxboard><version>1.0</version><width>${size[0]}</width><height>${size[1]}</height><title>${title}</title>${head}\n${inner.join('\n')}\n</luxboard>\n`,
  },
];

const box = (x: number, y: number, width: number, height: number): string =>
  `${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}`;

/** A hexagon round this middle, as the editor's grid of hexagons draws them: neighbours share corners. */
const hexagon = (x: number, y: number, radius: number): string =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

/** Seven hexagons: one in the middle of six. */
const flower: readonly Land[] = [
  { id: 0, to: [1, 2, 3, 4, 5, 6], pieces: [hexagon(300, 250, 60)], name: 'Heart' },
  ...Array.from({ length: 6 }, (_, petal): Land => {
    const angle = (Math.PI / 3) * petal;
    const far = 60 * Math.sqrt(3);
    return {
      id: petal + 1,
      to: [0, ((petal + 1) % 6) + 1, ((petal + 5) % 6) + 1],
      pieces: [hexagon(300 + far * Math.cos(angle), 250 + far * Math.sin(angle), 60)],
      name: `Petal ${petal + 1}`,
    };
  }),
];

/** A coast drawn in very many steps, there and back on a sheet of the same height. */
const fine = (x: number, y: number, steps: number): string =>
  [
    ...Array.from(
      { length: steps },
      (_, step) => `${(x + (90 * step) / steps).toFixed(2)},${(y + 4 * Math.sin(step)).toFixed(2)}`,
    ),
    `${x + 90},${y + 60}`,
    `${x},${y + 60}`,
  ].join(' ');

const sheet = (across: number, down: number): readonly Land[] =>
  Array.from({ length: across * down }, (_, id): Land => {
    const [x, y] = [id % across, Math.floor(id / across)];
    const near = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ].filter(([a = -1, b = -1]) => a >= 0 && b >= 0 && a < across && b < down);
    return {
      id,
      to: near.map(([a = 0, b = 0]) => b * across + a),
      pieces: [box(x * 40, y * 40, 40, 40)],
      name: `Sheet ${id}`,
    };
  });

/** Boards of Lux as its editor writes them, none of them anybody's. */
export const luxBoards: readonly SampleMap[] = [
  {
    what: 'the smallest: two triangles that share a side',
    files: board(
      'Two',
      [200, 100],
      [
        continent('All', 1, [
          { id: 0, to: [1], pieces: ['0,0 100,0 100,100'] },
          { id: 1, to: [0], pieces: ['100,0 200,0 100,100'] },
        ]),
      ],
    ),
    lands: 2,
    borders: 1,
    regions: 1,
    names: ['Territory 0', 'Territory 1'],
  },
  {
    what: 'hexagons round a hexagon',
    files: board(
      'Flower',
      [600, 500],
      [continent('Heart', 1, flower.slice(0, 1)), continent('Petals', 4, flower.slice(1))],
    ),
    lands: 7,
    borders: 12,
    regions: 2,
  },
  {
    what: 'isles: every border is drawn over the water',
    files: board(
      'Isles',
      [900, 600],
      [
        continent('Isles', 3, [
          { id: 1, to: [2, 3], pieces: [box(50, 50, 150, 100)], name: 'South-west' },
          { id: 2, to: [1, 4], pieces: [box(600, 50, 200, 120)], name: 'South-east' },
          { id: 3, to: [1, 4], pieces: [box(80, 400, 120, 120)], name: 'North-west' },
          { id: 4, to: [2, 3], pieces: ['650,420 800,400 820,560 640,550'], name: 'North-east' },
        ]),
      ],
    ),
    lands: 4,
    borders: 4,
    regions: 1,
    lanes: 4,
    notes: ['lines over water: 4'],
  },
  {
    what: 'the far east, which borders on the far west round the back of the world',
    files: board(
      'World',
      [1000, 400],
      [
        continent('World', 2, [
          { id: 0, to: [1, 2], pieces: [box(20, 150, 100, 100)], name: 'West' },
          { id: 1, to: [0, 2], pieces: [box(450, 150, 100, 100)], name: 'Middle' },
          { id: 2, to: [0, 1], pieces: [box(880, 150, 100, 100)], name: 'East' },
        ]),
      ],
    ),
    lands: 3,
    borders: 3,
    regions: 1,
    lanes: 3,
  },
  {
    what: 'ways down the falls that nobody comes up again',
    files: board(
      'Falls',
      [300, 300],
      [
        continent('Falls', 2, [
          { id: 0, to: [1], pieces: [box(0, 200, 300, 100)], name: 'Spring' },
          { id: 1, to: [2], pieces: [box(0, 100, 300, 100)], name: 'Falls' },
          { id: 2, to: [0], pieces: [box(0, 0, 300, 100)], name: 'Pool' },
        ]),
      ],
    ),
    lands: 3,
    borders: 3,
    regions: 1,
    lanes: 1,
    oneWay: 3,
    notes: ['one way only: 3'],
  },
  {
    what: 'continents in colours of their own, by parts of 1 and of 255',
    files: board(
      'Colours',
      [400, 100],
      [
        continent('Red', 1, [{ id: 0, to: [1], pieces: [box(0, 0, 100, 100)] }], '<color>0.8/0.2/0.2</color>'),
        continent(
          'Blue',
          1,
          [{ id: 1, to: [0, 2], pieces: [box(100, 0, 100, 100)] }],
          '<labellocation>150,20</labellocation><color>30/60/200</color>',
        ),
        continent('Plain', 1, [{ id: 2, to: [1], pieces: [box(200, 0, 100, 100)] }], '<color>teal</color>'),
      ],
    ),
    lands: 3,
    borders: 2,
    regions: 3,
  },
  {
    what: 'a scenario: owners and armies at the start, lines and a theme',
    files: board(
      'Scenario',
      [300, 100],
      [
        continent('All', 2, [
          {
            id: 0,
            to: [1],
            pieces: [box(0, 0, 100, 100)],
            more: '<initialOwner>1</initialOwner><initialArmies>8</initialArmies>',
          },
          { id: 1, to: [0, 2], pieces: [box(100, 0, 100, 100)], more: '<initialOwner>2</initialOwner>' },
          { id: 2, to: [1], pieces: [box(200, 0, 100, 100)] },
        ]),
        '<line><position>10,10 20,20</position><color>1/0/0</color></line>',
        '<line><position>30,30 20,20</position></line>',
      ],
      '<theme>Night</theme><playerInfoLocation>5,5</playerInfoLocation>',
    ),
    lands: 3,
    borders: 2,
    regions: 1,
    notes: [
      'theme (pictures and sounds)',
      'drawn on the board were left out: 2',
      'at the start was left out. Countries: 2',
      'starts with was left out. Countries: 1',
    ],
  },
  {
    what: 'land in three pieces, with its count beside it in the water',
    files: board(
      'Pieces',
      [600, 300],
      [
        continent('All', 2, [
          {
            id: 0,
            to: [1],
            pieces: [box(0, 0, 60, 60), box(100, 100, 200, 150), box(0, 200, 50, 50)],
            name: 'Shards',
            more: '<armylocation>80,80</armylocation>',
          },
          {
            id: 1,
            to: [0],
            pieces: [box(300, 100, 200, 150)],
            name: 'Whole',
            more: '<armylocation>400,175</armylocation>',
          },
        ]),
      ],
    ),
    lands: 2,
    borders: 1,
    regions: 1,
    notes: ['beside their land, as in the file: 1 (Shards)'],
  },
  {
    what: 'other letters, remarks, hidden signs, lines as on Windows, rings that name their first point again',
    files: board(
      'Čeština &amp; 日本',
      [250, 100],
      [
        '<!-- drawn in a night -->',
        continent('Øst <![CDATA[& vest]]>', 0, [
          { id: 7, to: [12], pieces: ['0,0 100,0\n 100,100   0,100 0,0'], name: 'Žluťoučký' },
          { id: 12, to: [7, 7], pieces: ['100.4,0.2 200,0 200,99.6 100,100 100.4,0.2'], name: 'Kůň' },
        ]),
      ],
    ).map((each) => (each.kind === 'text' ? { ...each, text: each.text.replaceAll('\n', '\r\n') } : each)),
    lands: 2,
    borders: 1,
    regions: 1,
    names: ['Žluťoučký', 'Kůň'],
  },
  {
    what: 'a big one: 200 countries, and two more whose coast is drawn in a thousand steps',
    files: board(
      'Sheets',
      [1000, 700],
      [
        continent('Sheets', 20, sheet(20, 10)),
        continent('Fine', 1, [
          { id: 500, to: [501, 199], pieces: [fine(700, 500, 1000)], name: 'Fine' },
          { id: 501, to: [500], pieces: [fine(790, 500, 1000)], name: 'Finer' },
        ]),
      ],
    ).map((each) =>
      each.kind === 'text'
        ? {
            ...each,
            text: each.text.replace(
              '<id>199</id><name>Sheet 199</name><adjoining>',
              '<id>199</id><name>Sheet 199</name><adjoining>500,',
            ),
          }
        : each,
    ),
    lands: 202,
    borders: 19 * 10 + 20 * 9 + 2,
    regions: 2,
    lanes: 1,
  },
];
