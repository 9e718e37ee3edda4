import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { isMapProblems } from '../map-problem.ts';
import { readMapFiles, readMapFileWithNotes } from '../read-map-file.ts';
import { luxBoards } from '../testing/lux-boards.ts';
import { luxHills } from '../testing/lux-hills.ts';
import { smallMap } from '../testing/small-map.ts';
import { writeMapPack } from '../write-map-pack.ts';

const read = (text: string) => {
  const file = readMapFileWithNotes(text);
  if (isMapProblems(file)) throw new Error('the board was refused');
  return { pack: file.pack, notes: file.notes.map(plainText) };
};

/** Lands in a row, each so far apart from the one before. */
const row = (lands: number, gap: number, more = '') => {
  const countries = Array.from({ length: lands }, (_, id) => {
    const left = id * (60 + gap);
    const adjoining = [id - 1, id + 1].filter((other) => other >= 0 && other < lands).join(',');
    return `<country><id>${id}</id><adjoining>${adjoining}</adjoining><polygon>${left},10 ${left + 60},10 ${left + 60},90 ${left},90</polygon></country>`;
  });
  return `<?xml version="1.0" ?><luxboard><version>1</version><width>1200</width><height>100</height>${more}<continent><bonus>2</bonus>${countries.join('')}</continent></luxboard>`;
};

describe('what a board of Lux is understood as', () => {
  it('is said: what was left out, and how often', () => {
    expect(read(luxHills).notes).toEqual([
      'Its theme (pictures and sounds) was left out.',
      'Lines that are only drawn on the board were left out: 1.',
      'Who holds a country at the start was left out. Countries: 1.',
    ]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    'on a board of %i isles each border is drawn over the water, from coast to coast',
    (lands) => {
      const { pack, notes } = read(row(lands, 40));
      expect(pack.borders).toHaveLength(lands - 1);
      expect(pack.borders.map(({ seaLane }) => seaLane?.map(([x]) => x))).toEqual(
        pack.borders.map((_, index) => [index * 100 + 60, index * 100 + 100]),
      );
      expect(notes).toEqual([`Borders between lands that do not touch are drawn as lines over water: ${lands - 1}.`]);
    },
  );

  it.each([0, 3, 9])('lands with a gap of %i units on a board of 1,200 touch, as their author meant', (gap) => {
    expect(read(row(6, gap)).pack.borders.every(({ seaLane }) => seaLane === undefined)).toBe(true);
  });

  it('counts the borders that lead one way only', () => {
    const oneWay = row(3, 0)
      .replace('<adjoining>0,2</adjoining>', '<adjoining>0,2</adjoining>')
      .replace('<adjoining>1</adjoining>', '<adjoining>1,2</adjoining>');
    expect(read(oneWay).notes).toEqual([
      'Borders between lands that do not touch are drawn as lines over water: 1.',
      'Borders that lead one way only: 1.',
    ]);
  });

  it('a map of our own is read whole, and nothing is said', () => {
    expect(read(writeMapPack(smallMap)).notes).toEqual([]);
  });

  it('a coast of very many points is looked at in some, and found where it is', () => {
    const fine = Array.from({ length: 4000 }, (_, n) => `${(n * 60) / 4000},10`).join(' ');
    const { pack } = read(row(2, 40).replace('0,10 60,10', `${fine} 60,10`));
    expect(pack.borders[0]?.seaLane).toBeDefined();
  });
});

const readBoard = (index: number) => {
  const file = readMapFiles(luxBoards[index]?.files ?? []);
  if (isMapProblems(file)) throw new Error(file.map(({ says }) => plainText(says)).join('\n'));
  return { pack: file.pack, notes: file.notes.map(plainText) };
};

describe('ten boards, none like the other', () => {
  it.each(luxBoards.map((map, index) => [map.what, index, map] as const))('are read: %s', (_, index, map) => {
    const { pack, notes } = readBoard(index);
    expect(pack.territories).toHaveLength(map.lands);
    expect(pack.borders).toHaveLength(map.borders);
    expect(pack.regions).toHaveLength(map.regions);
    expect(pack.borders.filter(({ seaLane }) => seaLane)).toHaveLength(map.lanes ?? 0);
    expect(pack.borders.filter(({ isOneWay }) => isOneWay)).toHaveLength(map.oneWay ?? 0);
    for (const note of map.notes ?? []) expect(notes.join('\n')).toContain(note);
    const names = pack.territories.map(({ name }) => name);
    expect(names).toEqual(map.names ?? names);
  });

  it('keep the colours of their continents, where they are colours', () => {
    expect(readBoard(5).pack.regions.map(({ color }) => color)).toEqual(['#cc3333', '#1e3cc8', '#7f9a62']);
  });

  it('have a lane round the board where that is the shorter way', () => {
    const { pack } = readBoard(3);
    const lane =
      pack.borders.find(({ between }) => between.includes('west') && between.includes('east'))?.seaLane ?? [];
    expect(lane).toHaveLength(6);
    expect([lane[0], lane.at(-1)]).toEqual([
      [20, 250],
      [980, 250],
    ]);
    expect(lane.slice(1, -1).every(([x, y]) => x < 0 || y < 0 || x > pack.board.width || y > pack.board.height)).toBe(
      true,
    );
  });
});
