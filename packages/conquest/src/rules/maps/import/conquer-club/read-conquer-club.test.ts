import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { isMapProblems } from '../../map-problem.ts';
import { readMapFiles, readMapFileWithNotes } from '../../read-map-file.ts';
import { conquerClubMaps } from '../../testing/conquer-club-maps.ts';
import { touchingPairs } from '../../testing/touching-pairs.ts';

const read = (index: number) => {
  const map = readMapFiles(conquerClubMaps[index]?.files ?? []);
  if (isMapProblems(map)) throw new Error(map.map(({ says }) => plainText(says)).join('\n'));
  return { ...map, notes: map.notes.map(plainText) };
};

describe('a map of Conquer Club', () => {
  it.each(conquerClubMaps.map((map, index) => [map.what, index, map] as const))('is read: %s', (_, index, map) => {
    const { pack, notes } = read(index);
    expect(pack.territories).toHaveLength(map.lands);
    expect(pack.borders).toHaveLength(map.borders);
    expect(pack.regions).toHaveLength(map.regions);
    expect(pack.borders.filter(({ seaLane }) => seaLane)).toHaveLength(map.lanes ?? 0);
    expect(pack.borders.filter(({ isOneWay }) => isOneWay)).toHaveLength(map.oneWay ?? 0);
    for (const note of map.notes ?? []) expect(notes.join('\n')).toContain(note);
    const names = pack.territories.map(({ name }) => name);
    expect(names).toEqual(map.names ?? names);
  });

  it.each(conquerClubMaps.map(({ what }, index) => [what, index] as const))(
    'shows no border that is none: %s',
    (_, index) => {
      const { pack } = read(index);
      const borders = new Set(pack.borders.map(({ between }) => [...between].sort().join(' ')));
      expect([...touchingPairs(pack)].filter((pair) => !borders.has(pair))).toEqual([]);
    },
  );

  it('has its counts on their own land', () => {
    for (const index of conquerClubMaps.keys()) expect(read(index).notes.join()).not.toContain('beside their land');
  });

  it('is called by its file where it has no name', () => {
    expect(read(0).pack.name).toBe('two lands');
  });

  it('is worth of a continent what all of it is worth', () => {
    expect(read(3).pack.regions).toMatchObject([{ name: 'Town', bonus: 4 }]);
  });
});

const whole = conquerClubMaps[0]?.files[0];
const problems = (change: (text: string) => string): readonly string[] => {
  const map = readMapFileWithNotes(change(whole?.kind === 'text' ? whole.text : ''));
  return isMapProblems(map) ? map.map(({ says }) => plainText(says)) : ['nothing is wrong'];
};

describe('what is wrong with one is said in plain words', () => {
  it.each([
    [
      'a neighbour that is not there',
      '<border>West</border>',
      '<border>Wets</border>',
      'East adjoins Wets, which is the id of no country.',
    ],
    [
      'a territory twice',
      '<name>West</name>',
      '<name>East</name>',
      'Two countries have the id East; each needs one of its own.',
    ],
    ['no name', '<name>West</name>', '', 'Territory number 2 of the file has no name.'],
    [
      'no coordinates',
      /<coordinates>[^]*?<\/coordinates>/,
      '',
      'East has no coordinates: <largex> and <largey>, or <smallx> and <smally>.',
    ],
    [
      'a bonus that is no number',
      '<bonus>1</bonus>',
      '<bonus>many</bonus>',
      'The continent All is worth many; a region is worth 0 to 99 recruits.',
    ],
    [
      'land that cannot be reached',
      '<border>East</border>',
      '',
      'The map falls apart: there is no way from East to West and back.',
    ],
    [
      'another kind of file',
      /<(\/?)map>/g,
      '<$1atlas>',
      'This is neither a board of Lux nor a map of Conquer Club: the file begins with <atlas>, not with <luxboard> or <map>.',
    ],
    ['nothing in it', /<map>[^]*<\/map>/, '<map></map>', 'The board has fewer than two countries.'],
  ] as const)('%s', (_, from, to, says) => {
    expect(problems((text) => text.replace(from, to))[0]).toBe(says);
  });
});
