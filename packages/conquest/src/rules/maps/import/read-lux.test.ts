import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { isMapProblems } from '../map-problem.ts';
import { readMapFile } from '../read-map-file.ts';

const country = (id: number, adjoining: string, more = '', x = id * 100) =>
  `<country><id>${id}</id><adjoining>${adjoining}</adjoining>${more}
    <polygon>${x},0 ${x + 100},0 ${x + 100},80 ${x},80</polygon></country>`;

const board = (continents: string, head = '<version>1.2</version><width>400</width><height>100</height>') =>
  `<?xml version="1.0" ?>\n<luxboard>${head}<title>Drei Hügel &amp; ein Tal</title><author>Somebody</author>
  <theme>Castle</theme>${continents}<line><position>1,1 2,2</position></line></luxboard>`;

const hills = board(`
  <continent><continentname>Hills</continentname><bonus>2</bonus><labellocation>5,5</labellocation>
    ${country(0, '1', '<name>Hill</name><armylocation>40,70</armylocation>')}
    ${country(1, '0,2', '<name>Hill</name>')}
  </continent>
  <continent><bonus>0</bonus>${country(2, '1, 3')}${country(3, '2', '<initialOwner>1</initialOwner>')}</continent>`);

const problemOf = (text: string) => {
  const read = readMapFile(text);
  return isMapProblems(read)
    ? read.map(({ code, says }) => `${code}: ${plainText(says)}`).join('\n')
    : 'nothing is wrong';
};

describe('a board of Lux', () => {
  it('that is drawn finer than whole units is read with each point once', () => {
    const fine = Array.from({ length: 400 }, (_, n) => `${(n / 4).toFixed(2)},0.10`).join(' ');
    const read = readMapFile(hills.replace('0,0 100,0 100,80 0,80', `${fine} 100,80 0,80`));
    expect(isMapProblems(read) ? read : read.territories[0]?.polygons[0]).toHaveLength(101 + 2);
  });

  it('is read with its regions, names, neighbours and bonuses', () => {
    expect(readMapFile(hills)).toMatchObject({
      id: 'drei-hugel-ein-tal',
      version: '1.2',
      name: 'Drei Hügel & ein Tal',
      author: 'Somebody',
      board: { width: 400, height: 100 },
      regions: [
        { id: 'hills', name: 'Hills', bonus: 2 },
        { id: 'region-2', name: 'Region 2', bonus: 0 },
      ],
      territories: [
        { id: 'hill', name: 'Hill', region: 'hills' },
        { id: 'hill-2', name: 'Hill', region: 'hills' },
        { id: 'territory-2', name: 'Territory 2', region: 'region-2' },
        { id: 'territory-3', region: 'region-2' },
      ],
      borders: [
        { between: ['hill', 'hill-2'] },
        { between: ['hill-2', 'territory-2'] },
        { between: ['territory-2', 'territory-3'] },
      ],
    });
  });

  it('is turned over, since it counts upwards from the bottom of the board', () => {
    expect(readMapFile(hills)).toMatchObject({
      territories: [
        {
          label: [40, 30],
          polygons: [
            [
              [0, 100],
              [100, 100],
              [100, 20],
              [0, 20],
            ],
          ],
        },
        {},
        {},
        {},
      ],
    });
  });

  it('ends at the edge of the board, where its land hangs over it', () => {
    const over = hills.replace('0,0 100,0 100,80 0,80', '-9,-5 100,0 100,80 0,180');
    expect(readMapFile(over)).toMatchObject({
      territories: [
        {
          polygons: [
            [
              [0, 100],
              [100, 100],
              [100, 20],
              [0, 0],
            ],
          ],
        },
        {},
        {},
        {},
      ],
    });
  });

  it('says that its licence is not known', () => {
    expect(readMapFile(hills)).toMatchObject({ licence: expect.stringContaining('Not stated') });
  });

  it('keeps a border that only one of the two names as one-way', () => {
    const ring = board(`<continent>${country(0, '1')}${country(1, '2')}${country(2, '0')}</continent>`);
    expect(readMapFile(ring)).toMatchObject({
      borders: [
        { between: ['territory-0', 'territory-1'], isOneWay: true },
        { between: ['territory-1', 'territory-2'], isOneWay: true },
        { between: ['territory-2', 'territory-0'], isOneWay: true },
      ],
    });
  });

  it.each([
    [
      'a document type',
      hills.replace('<luxboard>', '<!DOCTYPE luxboard [<!ENTITY a "b">]><luxboard>'),
      /has-a-doctype/,
    ],
    ['an entity that nobody declared', hills.replace('Somebody', '&who;'), /not-xml: In line 2 .*& and ;.*&amp;/],
    ['an element that is not closed', hills.replace('</continent>', ''), /not-xml: In line \d+ an end tag is missing/],
    ['half of it missing', hills.slice(0, hills.length / 2), /not-xml: The file breaks off: <\w+> is never closed\./],
    ['a tag that stops short', hills.slice(0, 60), /not-xml: The file breaks off/],
    ['nothing in it', '', /The file is empty/],
    [
      'a sign that XML has not',
      hills.replace('Castle', '\u0001'),
      /not-xml: The file is damaged in line 3, at its character \d+/,
    ],
    ['another kind of file', '<svg></svg>', /not-a-map: .*<svg>/],
    ['no height', board('', '<width>400</width>'), /not-a-map: .*<height>/],
    [
      'a board as small as a stamp',
      board('', '<width>60</width><height>20</height>'),
      /The board is 60 wide and 20 high/,
    ],
    ['one country', board(`<continent>${country(0, '')}</continent>`), /fewer than two countries/],
    ['no borders', board(`<continent>${country(0, '')}${country(1, '')}</continent>`), /No country adjoins another/],
    [
      'a continent of water',
      hills.replace('</luxboard>', '<continent/></luxboard>'),
      /empty-region: The continent Region 3/,
    ],
    ['a country without an id', hills.replace('<id>0</id>', ''), /not-a-map: .*no id/],
    ['two countries of one id', hills.replace('<id>1</id>', '<id>0</id>'), /id-twice: .*id 0/],
    ['a neighbour that is not there', hills.replace('1, 3', '1, 9'), /no-such-territory: Territory 2 adjoins 9/],
    ['a country without land', hills.replace(/<polygon>[^<]*<\/polygon>/, ''), /not-a-map: Hill has no polygon/],
    ['land that is not made of points', hills.replace('100,80', '100;80'), /not-a-map: The polygon of Hill/],
    [
      'a region that costs its owner recruits',
      hills.replace('<bonus>2<', '<bonus>-2<'),
      /not-a-map: The continent Hills is worth -2;/,
    ],
    ['a region within a region', hills.replace('<bonus>0</bonus>', '<continent></continent>'), /continents within it/],
    ['countries that cannot be reached', hills.replace('0,2', '0').replace('1, 3', '3'), /not-connected/],
  ])('is refused with %s', (_, text, expected) => {
    expect(problemOf(text)).toMatch(expected);
  });

  it('never grows: a bomb of entities is refused before it is lit, deep and long files are cut off, 2 MB is the end', () => {
    const bomb =
      '<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><luxboard>&b;</luxboard>';
    expect(problemOf(bomb)).toMatch(/has-a-doctype/);
    expect(problemOf('<a>'.repeat(100_000))).toMatch(/not-a-map: .*more elements/);
    expect(problemOf(`<luxboard>${'<a/>'.repeat(100_000)}</luxboard>`)).toMatch(/not-a-map: .*more elements/);
    expect(problemOf(' '.repeat(2 * 1024 * 1024 + 1))).toMatch(/too-large/);
  });

  it('keeps ids with spaces in them apart from two ids', () => {
    const spaced = board(`<continent>${country(0, '2')}${country(1, '2')}${country(2, '0 1')}</continent>`);
    expect(problemOf(spaced.replace('<id>0</id>', '<id>2 1</id>'))).toContain('adjoins 0');
  });

  it('names a border once, however often the file does', () => {
    const often = board(`<continent>${country(0, '1,1 1')}${country(1, '0,0')}</continent>`);
    expect(readMapFile(often)).toMatchObject({ borders: [{ between: ['territory-0', 'territory-1'] }] });
  });

  it('is known from our own maps by how the file begins', () => {
    expect(readMapFile(`\uFEFF${hills}`)).toMatchObject({ name: 'Drei Hügel & ein Tal' });
  });
});
