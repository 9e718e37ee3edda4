import type { SampleMap } from './domination-maps.ts';

interface Place {
  readonly name: string;
  readonly to: readonly string[];
  readonly at: readonly [number, number];
  readonly more?: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const territory = ({ name, to, at: [x, y], more = '' }: Place): string => `  <territory>
    <name>${escaped(name)}</name>
    <borders>
${to.map((other) => `      <border>${escaped(other)}</border>`).join('\n')}
    </borders>
    <coordinates>
      <smallx>${Math.round(x * 0.7)}</smallx>
      <smally>${Math.round(y * 0.7)}</smally>
      <largex>${x}</largex>
      <largey>${y}</largey>
    </coordinates>${more}
  </territory>`;

const continent = (name: string, bonus: number | string, lands: readonly string[], more = ''): string => `  <continent>
    <name>${escaped(name)}</name>
    ${typeof bonus === 'number' ? `<bonus>${bonus}</bonus>` : bonus}
    <components>
${lands.map((land) => `      <territory>${escaped(land)}</territory>`).join('\n')}
    </components>${more}
  </continent>`;

const file = (name: string, inner: readonly string[], head = '<?xml version="1.0"?>'): SampleMap['files'] => [
  { name, kind: 'text', text: `${head}\n<map>\n${inner.join('\n')}\n</map>\n` },
];

/** A ring of so many lands, each beside the next. */
const ring = (count: number): readonly Place[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Stone ${index + 1}`,
    to: [`Stone ${((index + 1) % count) + 1}`, `Stone ${((index + count - 1) % count) + 1}`],
    at: [
      Math.round(400 + 320 * Math.cos((2 * Math.PI * index) / count)),
      Math.round(320 + 260 * Math.sin((2 * Math.PI * index) / count)),
    ],
  }));

const grid = (across: number, down: number): readonly Place[] =>
  Array.from({ length: across * down }, (_, index) => {
    const [x, y] = [index % across, Math.floor(index / across)];
    const near = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ].filter(([a = -1, b = -1]) => a >= 0 && b >= 0 && a < across && b < down);
    return { name: `Plot ${x}/${y}`, to: near.map(([a, b]) => `Plot ${a}/${b}`), at: [40 + 38 * x, 40 + 38 * y] };
  });

const namesOf = (places: readonly Place[]): readonly string[] => places.map(({ name }) => name);

const line: readonly Place[] = [
  { name: 'Dawn', to: ['Noon'], at: [100, 100] },
  { name: 'Noon', to: ['Dawn', 'Dusk'], at: [200, 100] },
  { name: 'Dusk', to: ['Noon'], at: [300, 100] },
];

/** Maps of Conquer Club as people write them, none of them anybody's. */
export const conquerClubMaps: readonly SampleMap[] = [
  {
    what: 'the smallest: two territories and a continent',
    files: file('two_lands.xml', [
      continent('All', 1, ['East', 'West']),
      territory({ name: 'East', to: ['West'], at: [200, 100] }),
      territory({ name: 'West', to: ['East'], at: [100, 100] }),
    ]),
    lands: 2,
    borders: 1,
    regions: 1,
    notes: ['The file has no outlines'],
    names: ['East', 'West'],
  },
  {
    what: 'a ring with water in its middle, and two continents',
    files: file('ring.xml', [
      ...ring(12).map(territory),
      continent('Left', 3, namesOf(ring(12)).slice(0, 6)),
      continent('Right', 3, namesOf(ring(12)).slice(6)),
    ]),
    lands: 12,
    borders: 12,
    regions: 2,
  },
  {
    what: 'ways that lead one way only, with a comment before each',
    files: file('down.xml', [
      continent('Slope', 2, ['Top', 'Middle', 'Foot']),
      '<!-- nobody climbs up -->',
      territory({ name: 'Top', to: ['Middle'], at: [100, 50] }),
      territory({ name: 'Middle', to: ['Foot'], at: [100, 150] }),
      territory({ name: 'Foot', to: ['Top'], at: [100, 250] }),
    ]),
    lands: 3,
    borders: 3,
    regions: 1,
    oneWay: 3,
    lanes: 1,
    notes: ['one way only: 3'],
  },
  {
    what: 'objectives, bombardments, neutral armies, starting positions and recruits of its own: all left out',
    files: file('siege.xml', [
      continent('Town', '<bonus required="2">1</bonus><bonus required="3">4</bonus>', ['Dawn', 'Noon', 'Dusk']),
      ...line.map((place, index) =>
        territory({
          ...place,
          more:
            index === 0
              ? '<bombardments><bombardment>Dusk</bombardment></bombardments><neutral killer="yes">3</neutral><bonus>2</bonus>'
              : '',
        }),
      ),
      '<objective><name>Hold</name><components><territory>Noon</territory></components></objective>',
      '<positions><position><territory start="3">Dawn</territory></position></positions>',
      '<reinforcements><reinforcement><lower>1</lower><upper>9</upper><divisor>2</divisor></reinforcement></reinforcements>',
    ]),
    lands: 3,
    borders: 2,
    regions: 1,
    notes: [
      'Objectives were left out: 1',
      'Bombardments were left out: 1',
      'Starting positions were left out: 1',
      'Its own numbers of recruits were left out: 1',
      'Neutral armies at the start were left out. Territories: 1',
      'come or go by themselves were left out. Territories: 1',
      'Bonuses for a part of a continent were left out: Town',
    ],
  },
  {
    what: 'land of no continent, land of two, a continent of continents, and one that costs recruits',
    files: file('overlap.xml', [
      ...line.map(territory),
      territory({ name: 'Midnight', to: ['Dusk'], at: [400, 100] }).replace('<border>Dusk', '<border>Dusk'),
      continent('First', 2, ['Dawn', 'Noon']),
      continent('Second', -1, ['Noon', 'Dusk']),
      '<continent><name>Both</name><bonus>5</bonus><components><continent>First</continent><continent>Second</continent></components></continent>',
    ]).map((each) =>
      each.kind === 'text'
        ? {
            ...each,
            text: each.text.replace(
              '<name>Dusk</name>\n    <borders>',
              '<name>Dusk</name>\n    <borders>\n      <border>Midnight</border>',
            ),
          }
        : each,
    ),
    lands: 4,
    borders: 3,
    regions: 3,
    notes: [
      'a region of their own here, worth nothing: 1 (Midnight)',
      'belong to the first of them here: 1 (Noon)',
      'no land to themselves were left out: Both',
      'cost recruits are worth nothing here: 1',
    ],
  },
  {
    what: 'only coordinates of the small picture, and a header with an encoding',
    files: file(
      'small.xml',
      [
        continent('All', 0, ['A', 'B']),
        territory({ name: 'A', to: ['B'], at: [100, 10] }),
        territory({ name: 'B', to: ['A'], at: [100, 90] }),
      ].map((part) => part.replaceAll(/<large[xy]>\d+<\/large[xy]>/g, '')),
      '<?xml version="1.0" encoding="UTF-8"?>',
    ),
    lands: 2,
    borders: 1,
    regions: 1,
  },
  {
    what: 'names with signs and other letters, spaces round them, and lines that end as on Windows',
    files: file('names.xml', [
      continent('Ça & là', 1, ['  Łódź ', "O'Neill & Sons", '東京']),
      territory({ name: 'Łódź', to: ["O'Neill & Sons"], at: [100, 100] }),
      territory({ name: "O'Neill & Sons", to: ['Łódź', '東京'], at: [180, 120] }),
      territory({ name: '東京', to: [" O'Neill & Sons "], at: [260, 100] }),
    ]).map((each) => (each.kind === 'text' ? { ...each, text: each.text.replaceAll('\n', '\r\n') } : each)),
    lands: 3,
    borders: 2,
    regions: 1,
    names: ['Łódź', "O'Neill & Sons", '東京'],
  },
  {
    what: 'two counts in the same place, and one far away over the water',
    files: file('crowded.xml', [
      continent('All', 1, ['Here', 'There', 'Yonder']),
      territory({ name: 'Here', to: ['There', 'Yonder'], at: [100, 100] }),
      territory({ name: 'There', to: ['Here'], at: [100, 100] }),
      territory({ name: 'Yonder', to: ['Here'], at: [700, 420] }),
    ]),
    lands: 3,
    borders: 2,
    regions: 1,
    lanes: 1,
  },
  {
    what: 'no continents at all',
    files: file('plain.xml', line.map(territory)),
    lands: 3,
    borders: 2,
    regions: 1,
    notes: ['a region of their own here, worth nothing: 3 (Dawn, Noon, Dusk)'],
  },
  {
    what: 'a big one: 300 territories',
    files: file('plots.xml', [...grid(20, 15).map(territory), continent('Field', 40, namesOf(grid(20, 15)))]),
    lands: 300,
    borders: 19 * 15 + 20 * 14,
    regions: 1,
  },
];
