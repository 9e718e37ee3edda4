import { plainText } from '@vexillum/model';
import { seededRandom } from '@vexillum/geometry';
import { expect, test } from 'vitest';
import { sixLands } from '../testing/six-lands.ts';
import { luxHills } from './testing/lux-hills.ts';
import { isMapProblems, type MapProblem } from './map-problem.ts';
import type { OpenedFile } from './opened-file.ts';
import { readMapFile, readMapFiles } from './read-map-file.ts';
import { conquerClubMaps } from './testing/conquer-club-maps.ts';
import { dominationMaps, type SampleMap } from './testing/domination-maps.ts';
import { writeMapPack } from './write-map-pack.ts';

const textOf = ({ files }: SampleMap): string => {
  const [file] = files;
  if (file?.kind !== 'text') throw new Error('a text comes first');
  return file.text;
};

const [, isles] = dominationMaps;
const [, , , siege] = conquerClubMaps;
if (!isles || !siege) throw new Error('there are samples');

const files = { lux: luxHills, ours: writeMapPack(sixLands), domination: textOf(isles), club: textOf(siege) };

/** A text of Domination needs its picture; any other is whole. */
const readBroken = (kind: string, text: string) => {
  const file: OpenedFile = { name: 'broken.map', kind: 'text', text };
  return readMapFiles(kind === 'domination' ? [file, ...isles.files.slice(1)] : [file]);
};

/** What a file is broken with. Nothing that a sentence of ours could not repeat. */
const splinters = [
  ...['<', '>', '&', '"', '{', '}', '[', ']', ',', '-', '.', ' ', '0', '-1', '1.5', '1e9', '9999999'],
  ...['', 'x', 'ß', '\u0000', '\uFEFF', '\u202e', '&amp;', '&nobody;', '<!-- x -->', '<![CDATA[ 1 ]]>', '<!DOCTYPE a>'],
  ...['\n', '\t', '_', ';', '[borders]', '<bonus required="1">9</bonus>', '<smallx>5</smallx>'],
  ...['<name></name>', '<id>0</id>', '<continent>', '</continent>', '<polygon>1,1</polygon>'],
];

/** Words of the machinery, which nobody should meet who only wants to play on a map. */
const jargon = /undefined|NaN|Infinity|\[object|Expected|Unexpected|token|TypeBox|JSON at|must match|\\S|\^#/;

const readsPlainly = (kind: string, text: string, isForeign: boolean): void => {
  const read = readBroken(kind, text);
  if (!isMapProblems(read)) return;
  expect(read.length).toBeGreaterThan(0);
  for (const problem of read) isPlain(problem, isForeign);
};

const isPlain = ({ code, says: said }: MapProblem, isForeign: boolean): void => {
  const says = plainText(said);
  expect(says).toMatch(/\.$/);
  expect(says).not.toMatch(jargon);
  // Whoever brings another game's map does not know the members of our own format.
  if (isForeign) expect(`${code}: ${says}`).not.toMatch(/^wrong-shape/);
};

test.each(Object.entries(files))('a file (%s) that breaks off anywhere is refused in plain words', (kind, file) => {
  for (let length = 0; length < file.trimEnd().length; length += 1) {
    const text = file.slice(0, length);
    // A list of borders that is cut short may still be a whole one.
    const mayBeWhole = kind === 'domination' && length > file.indexOf('[borders]');
    expect(mayBeWhole || isMapProblems(readBroken(kind, text))).toBe(true);
    readsPlainly(kind, text, kind !== 'ours' && length > 0);
  }
});

test.each(Object.entries(files))(
  'however a file (%s) is damaged, it is read or refused in plain words',
  (kind, file) => {
    const random = seededRandom(1729);
    const below = (limit: number) => Math.floor(random() * limit);
    for (let round = 0; round < (kind === 'domination' || kind === 'club' ? 800 : 4_000); round += 1) {
      let text = file;
      for (let wounds = below(3); wounds >= 0; wounds -= 1) {
        const at = below(text.length);
        text = text.slice(0, at) + splinters[below(splinters.length)] + text.slice(at + below(round % 2 ? 4 : 80));
      }
      readsPlainly(kind, text, kind === 'domination' ? text.includes('[countries]') : text.trimStart().startsWith('<'));
    }
  },
);

test('a file that would keep a browser busy for long is refused at once', () => {
  const countries = (count: number, adjoining: string) =>
    Array.from(
      { length: count },
      (_, id) => `<country><id>${id}</id><adjoining>${adjoining}</adjoining><polygon>0,0 9,0 9,9</polygon></country>`,
    ).join('');
  const all = Array.from({ length: 300_000 }, (_, id) => id % 400).join(' ');
  const lux = (inner: string) =>
    `<luxboard><width>400</width><height>400</height><continent>${inner}</continent></luxboard>`;
  const long = `<polygon>${'9,9 '.repeat(400_000)}</polygon>`;
  const longRing = countries(2, '0 1').replace('<polygon>', `${long}<polygon>`);
  const files = [
    lux(countries(2_500, '0')),
    lux(countries(400, '') + countries(1, all)),
    lux(longRing),
    '['.repeat(1_000_000),
  ];
  for (const file of files) expect(isMapProblems(readMapFile(file))).toBe(true);
});

test('a map of Domination that would keep a browser busy for long is refused at once', () => {
  const lines = Array.from({ length: 200_000 }, (_, index) => `${index} x`).join('\n');
  const all = Array.from({ length: 200_000 }, (_, index) => (index % 250) + 1).join(' ');
  const texts = [
    `[continents]\nA 1 red\n[countries]\n${lines}\n[borders]\n1 2`,
    `[continents]\nA 1 red\n[countries]\n1 a 1 1 1\n2 b 1 1 1\n[borders]\n${`1 ${all}\n`.repeat(2)}`,
    `[continents]\n${lines}\n[countries]\n1 a 1 1 1\n2 b 1 1 1\n[borders]\n1 2\n2 1`,
  ];
  for (const text of texts) expect(isMapProblems(readBroken('domination', text))).toBe(true);
});
