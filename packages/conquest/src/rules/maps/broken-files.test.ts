import { plainText } from '@vexillum/model';
import { seededRandom } from '@vexillum/geometry';
import { expect, test } from 'vitest';
import { sixLands } from '../testing/six-lands.ts';
import { luxHills } from './testing/lux-hills.ts';
import { isMapProblems, type MapProblem } from './map-problem.ts';
import { readMapFile } from './read-map-file.ts';
import { writeMapPack } from './write-map-pack.ts';

const files = { lux: luxHills, ours: writeMapPack(sixLands) };

/** What a file is broken with. Nothing that a sentence of ours could not repeat. */
const splinters = [
  ...['<', '>', '&', '"', '{', '}', '[', ']', ',', '-', '.', ' ', '0', '-1', '1.5', '1e9', '9999999'],
  ...['', 'x', 'ß', '\u0000', '\uFEFF', '\u202e', '&amp;', '&nobody;', '<!-- x -->', '<![CDATA[ 1 ]]>', '<!DOCTYPE a>'],
  ...['<name></name>', '<id>0</id>', '<continent>', '</continent>', '<polygon>1,1</polygon>'],
];

/** Words of the machinery, which nobody should meet who only wants to play on a map. */
const jargon = /undefined|NaN|Infinity|\[object|Expected|Unexpected|token|TypeBox|JSON at|must match|\\S|\^#/;

const readsPlainly = (text: string, isLux: boolean): void => {
  const read = readMapFile(text);
  if (!isMapProblems(read)) return;
  expect(read.length).toBeGreaterThan(0);
  for (const problem of read) isPlain(problem, isLux);
};

const isPlain = ({ code, says: said }: MapProblem, isLux: boolean): void => {
  const says = plainText(said);
  expect(says).toMatch(/\.$/);
  expect(says).not.toMatch(jargon);
  // The owner of a Lux board does not know the members of our own format.
  if (isLux) expect(`${code}: ${says}`).not.toMatch(/^wrong-shape/);
};

test.each(Object.entries(files))('a file (%s) that breaks off anywhere is refused in plain words', (kind, file) => {
  for (let length = 0; length < file.trimEnd().length; length += 1) {
    const text = file.slice(0, length);
    expect(isMapProblems(readMapFile(text))).toBe(true);
    readsPlainly(text, kind === 'lux' && length > 0);
  }
});

test.each(Object.entries(files))(
  'however a file (%s) is damaged, it is read or refused in plain words',
  (kind, file) => {
    const random = seededRandom(1729);
    const below = (limit: number) => Math.floor(random() * limit);
    for (let round = 0; round < 4_000; round += 1) {
      let text = file;
      for (let wounds = below(3); wounds >= 0; wounds -= 1) {
        const at = below(text.length);
        text = text.slice(0, at) + splinters[below(splinters.length)] + text.slice(at + below(round % 2 ? 4 : 80));
      }
      readsPlainly(text, kind === 'lux' && text.trimStart().startsWith('<'));
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
