import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { checkMap } from './check-map.ts';
import { isMapProblems } from './map-problem.ts';
import { miniatureOf } from './miniature-of.ts';
import { readMapFile } from './read-map-file.ts';
import { readMapPack } from './read-map-pack.ts';
import { smallMap } from './testing/small-map.ts';
import { writeMapPack } from './write-map-pack.ts';

type Loose = { [key: string]: Loose };

/** The small map with the value at a path changed, or taken out where it is undefined. */
const mapWith = (path: string, value: unknown): unknown => {
  const copy = JSON.parse(JSON.stringify(smallMap)) as Loose;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce((part, key) => part[key] as Loose, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value as Loose;
  return copy;
};

const problemsOf = (map: unknown) => {
  const read = checkMap(map);
  return isMapProblems(read) ? read.map((problem) => ({ ...problem, says: plainText(problem.says) })) : [];
};

const codes = (map: unknown) => problemsOf(map).map(({ code }) => code);

describe('a map pack that is checked', () => {
  it('may be as large as a table can keep it; a larger one is told how large it is, how large it may be, and where that comes from', () => {
    const ring = (points: number) => Array.from({ length: points }, (_, n) => [100 + (n === 0 ? 50 : n % 2), 100 + n]);
    const sized = (rings: number) => ({
      ...smallMap,
      board: { ...smallMap.board, width: 10_000, height: 10_000 },
      territories: smallMap.territories.map((territory, index) =>
        index === 1
          ? { ...territory, name: 'Östland', polygons: Array.from({ length: rings }, () => ring(5000)) }
          : territory,
      ),
    });
    expect(problemsOf(sized(13))).toEqual([]);
    expect(problemsOf(sized(20))).toEqual([
      {
        code: 'too-large',
        says: expect.stringMatching(
          /^This map has 10\d\d KB; a table takes 768 KB\. Draw its outlines with fewer points: they have 1000\d\d, 100000 of them in Östland; about \d\d % have to go\.$/,
        ),
      },
    ]);
  });

  it('is itself where nothing is wrong with it', () => {
    expect(checkMap(smallMap)).toBe(smallMap);
  });

  it.each([
    ['another format', 'format', 'vxmap2'],
    ['an id with spaces', 'territories.0.id', 'Old Town'],
    ['a territory without a name', 'territories.0.name', '   '],
    ['a territory without land', 'territories.0.polygons', []],
    [
      'a polygon of two points',
      'territories.0.polygons',
      [
        [
          [0, 0],
          [9, 9],
        ],
      ],
    ],
    ['half a point', 'territories.0.label', [50]],
    ['a point between two units', 'territories.0.label', [50.5, 50]],
    ['a colour that is no colour', 'regions.0.color', 'url(https://example.org/)'],
    ['a colour of the sea that is none', 'board.sea', 'red'],
    ['a bonus below 0', 'regions.0.bonus', -1],
    ['a bonus above 99', 'regions.0.bonus', 100],
    ['a bonus of half a recruit', 'regions.0.bonus', 1.5],
    ['a figure that nobody can draw', 'miniatures.0.figure', 'dragon'],
    ['no author', 'author', undefined],
    ['no licence', 'licence', undefined],
    ['a member that nobody knows', 'script', 'alert(1)'],
    ['no borders at all', 'borders', []],
  ])('is refused with %s, and the place is named', (_, path, value) => {
    const problems = problemsOf(mapWith(path, value));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({ code }) => code === 'wrong-shape')).toBe(true);
    expect(problems.some(({ field }) => field === path || field?.startsWith(`${path}.`))).toBe(true);
  });

  it.each([
    ['two territories of one id', 'territories.1.id', 'one', 'id-twice'],
    ['two regions of one id', 'regions.1.id', 'west', 'id-twice'],
    ['a territory in no region', 'territories.0.region', 'north', 'no-such-region'],
    ['a region without land', 'regions.2', { id: 'north', name: 'North', bonus: 1, color: '#000000' }, 'empty-region'],
    ['a border to nowhere', 'borders.0.between', ['one', 'ninety'], 'no-such-territory'],
    ['a border of a territory with itself', 'borders.0.between', ['one', 'one'], 'border-with-itself'],
    ['a border that is there twice', 'borders.3', { between: ['two', 'one'] }, 'border-twice'],
    ['land over the edge of the board', 'territories.3.label', [401, 50], 'off-the-board'],
    [
      'land without area',
      'territories.0.polygons',
      [
        [
          [0, 0],
          [5, 5],
          [9, 9],
        ],
      ],
      'flat-polygon',
    ],
    ['miniatures that begin at 2', 'miniatures.0.from', 2, 'wrong-miniatures'],
    ['miniatures out of order', 'miniatures.1.from', 12, 'wrong-miniatures'],
    ['two halves without a way between', 'borders.1', undefined, 'not-connected'],
  ])('is refused with %s', (_, path, value, code) => {
    const map = mapWith(path, value) as { borders: unknown[] };
    map.borders = map.borders.filter((border) => border !== undefined);
    expect(codes(map)).toContain(code);
  });

  it('is refused where one can march in and never out again, but a ring of one-way borders will do', () => {
    const oneWay = (from: string, to: string) => ({ between: [from, to], isOneWay: true });
    const inOnly = [{ between: ['one', 'two'] }, { between: ['two', 'three'] }, oneWay('three', 'four')];
    expect(codes(mapWith('borders', inOnly))).toEqual(['not-connected']);
    const ring = [oneWay('one', 'two'), oneWay('two', 'three'), oneWay('three', 'four'), oneWay('four', 'one')];
    expect(codes(mapWith('borders', ring))).toEqual([]);
  });

  it('holds 500 territories and not one more', () => {
    const row = (count: number) => ({
      ...smallMap,
      territories: Array.from({ length: count }, (_, index) => ({
        ...smallMap.territories[0],
        id: `t${index}`,
        region: index % 2 === 0 ? 'west' : 'east',
      })),
      borders: Array.from({ length: count - 1 }, (_, index) => ({ between: [`t${index}`, `t${index + 1}`] })),
    });
    expect(codes(row(500))).toEqual([]);
    expect(codes(row(501))).toEqual(['too-many-territories']);
  });

  it.each([null, 7, 'map', [], [[]], {}])('is refused where the file holds %j', (value) => {
    expect(codes(value)).toContain('wrong-shape');
  });
});

describe('the file of a map pack', () => {
  it('says the same after it was written and read again', () => {
    expect(readMapPack(writeMapPack(smallMap))).toEqual({ ...smallMap, art: [] });
    expect(readMapFile(`\uFEFF\n${writeMapPack(smallMap)}`)).toMatchObject({ id: 'four-squares' });
  });

  it('is refused where it is no JSON, and where it is larger than 2 MB', () => {
    expect(readMapPack('{"format": ')).toMatchObject([{ code: 'not-json' }]);
    expect(readMapPack(' '.repeat(2 * 1024 * 1024 + 1))).toMatchObject([{ code: 'too-large' }]);
  });
});

describe('the miniature of a territory', () => {
  it('changes at the thresholds of the map (KR-MINI-SOLDIER, KR-MINI-TANK, KR-MINI-PLANE, KR-MINI-VARY)', () => {
    const figures = [1, 4, 5, 9, 10, 250].map((armies) => miniatureOf(smallMap, armies));
    expect(figures).toEqual(['soldier', 'soldier', 'tank', 'tank', 'fighter', 'fighter']);
    expect(
      miniatureOf(
        {
          miniatures: [
            { from: 1, figure: 'rider' },
            { from: 3, figure: 'ship' },
          ],
        },
        3,
      ),
    ).toBe('ship');
  });
});
