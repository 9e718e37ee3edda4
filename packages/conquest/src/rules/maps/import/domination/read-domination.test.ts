import { plainText } from '@vexillum/model';
import { isInside, seededRandom } from '@vexillum/geometry';
import { describe, expect, it } from 'vitest';
import { mapEdges } from '../../map-edges.ts';
import { isMapProblems } from '../../map-problem.ts';
import type { OpenedFile } from '../../opened-file.ts';
import { readMapFiles } from '../../read-map-file.ts';
import { dominationMaps } from '../../testing/domination-maps.ts';
import { paintLands } from '../../testing/paint.ts';

const read = (files: readonly OpenedFile[]) => {
  const map = readMapFiles(files);
  if (isMapProblems(map)) throw new Error(map.map(({ says }) => plainText(says)).join('\n'));
  return { ...map, notes: map.notes.map(plainText) };
};

const problems = (...files: readonly OpenedFile[]): readonly string[] => {
  const map = readMapFiles(files);
  return isMapProblems(map) ? map.map(({ says }) => plainText(says)) : ['nothing is wrong'];
};

const sample = (what: string) => {
  const found = dominationMaps.find((map) => map.what.includes(what));
  if (!found) throw new Error(`no sample ${what}`);
  return found;
};

describe('a map of Domination', () => {
  it.each(dominationMaps.map((map) => [map.what, map] as const))('is read: %s', (_, map) => {
    const { pack, notes } = read(map.files);
    expect(pack.territories).toHaveLength(map.lands);
    expect(pack.borders).toHaveLength(map.borders);
    expect(pack.regions).toHaveLength(map.regions);
    expect(pack.borders.filter(({ seaLane }) => seaLane)).toHaveLength(map.lanes ?? 0);
    expect(pack.borders.filter(({ isOneWay }) => isOneWay)).toHaveLength(map.oneWay ?? 0);
    for (const note of map.notes ?? []) expect(notes.join('\n')).toContain(note);
    const names = pack.territories.map(({ name }) => name);
    expect(names).toEqual(map.names ?? names);
  });

  it('has the names, worth and colours of its text, and its file’s name where it has none', () => {
    expect(read(sample('comments').files).pack).toMatchObject({
      name: 'The Two Isles',
      version: '3',
      regions: [
        { name: 'Left-Isle', bonus: 3, color: '#c4a24d' },
        { name: 'Right Isle', bonus: 2, color: '#336699' },
      ],
    });
    expect(read(sample('smallest').files).pack.name).toBe('smallest map');
  });

  it('has lands that share the points of their border', () => {
    const { pack } = read(sample('a big one').files);
    expect(mapEdges(pack).inner.length + mapEdges(pack).regions.length).toBeGreaterThanOrEqual(15 * 12 + 16 * 11);
    const [one, other] = [pack.territories[0], pack.territories[1]].map(
      (land) => land?.polygons.flat().map(String) ?? [],
    );
    expect(one?.filter((point) => other?.includes(point)).length).toBeGreaterThanOrEqual(2);
  });

  it('keeps both parts of a land in two parts', () => {
    expect(read(sample('two parts').files).pack.territories.map(({ polygons }) => polygons.length)).toEqual([2, 1]);
  });

  it('leaves the land in the middle of a ring to whoever has it, and draws no line where the ring is cut', () => {
    const { pack } = read(sample('round another').files);
    const owners = (x: number, y: number) =>
      pack.territories.flatMap(({ id, polygons }) =>
        polygons.some((ring) =>
          isInside(
            ring.map(([pointX, pointY]) => ({ x: pointX, y: pointY })),
            { x, y },
          ),
        )
          ? [id]
          : [],
      );
    const side = pack.board.width;
    expect([owners(side / 10, side / 10), owners(side / 2, side / 2 + 1), owners((side * 9) / 10, side / 2)]).toEqual([
      ['ring'],
      ['keep'],
      ['ring'],
    ]);
    const { coast, inner } = mapEdges(pack);
    const around = (lines: readonly (readonly unknown[])[]) => lines.reduce((sum, line) => sum + line.length, 0);
    expect([coast.length, around(inner)]).toEqual([1, around(inner)]);
    expect(inner.length).toBeLessThanOrEqual(2);
  });

  it('has a lane round the back of the board where that is the shorter way', () => {
    const { pack } = read(sample('back of the world').files);
    const round = pack.borders.find(({ between }) => between.includes('west') && between.includes('east'));
    expect(round?.seaLane?.map(([x]) => x < 0 || x > pack.board.width)).toEqual([false, true, true, true, true, false]);
  });
});

const [map, gif] = sample('smallest').files as [OpenedFile & { kind: 'text' }, OpenedFile & { kind: 'picture' }];
const changed = (from: string | RegExp, to: string): OpenedFile => ({ ...map, text: map.text.replace(from, to) });

describe('what is missing or wrong is said in plain words', () => {
  it('a picture without its text, cards without their map, two maps at once', () => {
    expect(problems(gif)).toEqual([expect.stringMatching(/^A picture alone is no map\. .*\.map file/)]);
    expect(problems({ name: 'a.cards', kind: 'text', text: '[cards]\nInfantry 1' })).toEqual([
      expect.stringMatching(/^This is only the cards of a map\./),
    ]);
    expect(problems(map, { ...map, name: 'b.map' }, gif)).toEqual([
      'These are several maps: smallest_map.map, b.map. Choose one at a time.',
    ]);
  });

  it('the picture of lands, by the name that the text gives it', () => {
    const named = changed('[continents]', '[files]\nmap lands_map.gif\npic board.png\n[continents]');
    expect(problems(named)).toEqual([
      'The picture of lands is missing: lands_map.gif. It says where each country lies. Choose it together with smallest_map.map.',
    ]);
    expect(problems(named, { ...gif, name: 'board.png' })[0]).toContain('is missing: lands_map.gif');
    expect(problems(named, { name: 'lands_map.gif', kind: 'painting' })).toEqual([
      'The picture of lands cannot be read: lands_map.gif. Save it as GIF, or as PNG without interlacing.',
    ]);
    expect(problems(map)[0]).toContain('does not name its picture of lands');
  });

  it.each([
    ['a section', '[borders]', '', 'The file has no section [borders].'],
    [
      'a part of a country',
      '1 West 1 20 20',
      '1 West 1',
      'Line 4 should say a country: its number, its name, its continent’s number, and x and y.',
    ],
    ['a continent', '1 West 1 20 20', '1 West 7 20 20', 'West lies in continent 7; the file has 1.'],
    [
      'what a continent is worth',
      'All 1 red',
      'All',
      'Line 2 should say a continent: its name, what it is worth, and a colour.',
    ],
    [
      'a number of recruits',
      'All 1 red',
      'All lots red',
      'The continent All is worth lots; a region is worth 0 to 99 recruits.',
    ],
    ['a neighbour', '\n2 1', '\n2 1 9', 'East adjoins 9, which is the id of no country.'],
    ['a country of a border', '\n2 1', '\n2 1\n8 1', 'Line 9 says the borders of country 8, which is not in the file.'],
    [
      'numbers of a border',
      '\n2 1',
      '\n2 West',
      'Line 8 should say borders: the number of a country, and the numbers of its neighbours.',
    ],
    [
      'a number twice',
      '2 East 1 60 20',
      '2 East 1 60 20\n1 Again 1 60 20',
      'Two countries have the id 1; each needs one of its own.',
    ],
    [
      'land in the picture',
      '2 East 1 60 20',
      '2 East 1 60 20\n3 Nowhere 1 5 5',
      'The picture of lands has no land of Nowhere: no dot in it has the number 3.',
    ],
  ])('%s', (_, from, to, says) => {
    const text =
      from === '2 East 1 60 20' && to.includes('Nowhere')
        ? { ...map, text: map.text.replace(from, to).replace('\n1 2', '\n1 2 3').replace('\n2 1', '\n2 1\n3 1') }
        : changed(from, to);
    expect(problems(text, gif)).toContain(says);
  });

  it('a picture that is a photograph', () => {
    const noise = paintLands(['ab'], 'ab', 700);
    const random = seededRandom(4);
    const dots = noise.dots.map(() => (0xff000000 | (random() < 0.5 ? 1 : 2)) >>> 0);
    expect(problems(map, { ...gif, picture: { ...noise, dots } })).toEqual([
      expect.stringContaining('its colours change from dot to dot'),
    ]);
  });
});
