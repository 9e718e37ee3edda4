import { numberSamples, type Expectation, type NameWish } from './line-reader.ts';
import { orderLanguages, rankOf, wordsFor, wordsIn, type KeywordName, type OrderLanguage } from './keywords.ts';
import type { LineReader } from './line-reader.ts';
import { isWished } from './read-subject.ts';
import { keyOf, isWhole, fold } from './token.ts';

/** A word and, where it is right behind it, its number: `sp9`. */
export const writtenAt = (reader: LineReader, at: number): string => {
  const [token, number] = [reader.tokens[at], reader.tokens[at + 1]];
  if (!token) return '';
  const isName = token.kind === 'letters' && isWhole(number) && number?.from === token.to;
  return reader.line.slice(token.from, isName ? number.to : token.to);
};

const isUnit = (word: KeywordName): boolean => word === 'mu' || word === 'degrees';
export const isSide = (word: KeywordName): boolean => word === 'left' || word === 'right';

export const keywordsAt = (here: readonly Expectation[]): KeywordName[] => {
  const words = here.flatMap(({ what }) => (what.kind === 'word' && !isUnit(what.word) ? [what.word] : []));
  return [...new Set(words)].toSorted((a, b) => rankOf(a) - rankOf(b));
};

/** How many words of a name may be right before one is wrong. */
const LONGEST_BEGINNING = 4;

/** Whether the words from there on begin somebody's name. */
const isBegun = (reader: LineReader, from: number, at: number): boolean => {
  const tokens = reader.tokens.slice(from, at);
  const joined = keyOf(tokens.map(({ text }) => text).join(''));
  return reader.names.all.some(({ keys }) => keys.some((key) => key.length > joined.length && key.startsWith(joined)));
};

/** Where a name that was begun before the word goes on with it: `red sp9` stumbles at `sp9`. */
export const nameStart = (reader: LineReader, at: number): number | undefined => {
  const starts = reader.expectations.filter(({ what }) => what.kind === 'name').map((expectation) => expectation.at);
  const near = [...new Set(starts)].filter((from) => from <= at && at - from <= LONGEST_BEGINNING);
  return near.toSorted((a, b) => a - b).find((from) => from === at || isBegun(reader, from, at));
};

const samplesAt = (here: readonly Expectation[]): readonly string[] =>
  here.flatMap(({ what }) => (what.kind === 'sample' ? what.samples : []));

/** One word of each kind, the nearest; of another language only where none of one's own is near. */
export const wordSuggestions = (
  here: readonly Expectation[],
  written: string,
  language: OrderLanguage = 'en',
): string[] => {
  const near = (of: OrderLanguage, more: readonly string[]): string[] => {
    const keywords = keywordsAt(here).flatMap((name) =>
      wordsIn(name, of).map((word) => ({ name: name as string, word })),
    );
    const candidates = [...keywords, ...more.map((word) => ({ name: word, word }))].filter(
      ({ word }) => word.length > 1,
    );
    const close = closestWords(keyOf(written), candidates, ({ word }) => keyOf(word), 12);
    return firstOfEach(close, ({ name }) => name).map(({ word }) => word);
  };
  const own = near(language, samplesAt(here));
  return own.length > 0 ? own : orderLanguages.flatMap((of) => near(of, []));
};

export const nameSuggestions = (reader: LineReader, at: number): string[] => {
  const from = nameStart(reader, at);
  if (from === undefined) return [];
  const wishes = reader.expectations.flatMap(({ at: where, what }) =>
    where === from && what.kind === 'name' ? [what] : [],
  );
  const token = reader.tokens[at];
  const written = keyOf(reader.line.slice(reader.tokens[from]?.from, token?.from) + writtenAt(reader, at));
  const candidates = reader.names.all.filter((entry) =>
    wishes.some((wish) => isWished(reader, entry, wish.wish, wish.onlyStands)),
  );
  const names = candidates.flatMap((entry) => entry.names.map((name) => ({ name, entry })));
  const close = closestWords(written, names, ({ name }) => keyOf(name), 12);
  return firstOfEach(close, ({ entry }) => entry).map(({ name }) => name);
};

/** What is expected in general, where nothing looks like what was written. */
export const generally = (
  reader: LineReader,
  here: readonly Expectation[],
  language: OrderLanguage | undefined,
): string[] => [
  ...keywordsAt(here).flatMap((word) => wordsFor(word, language)[0] ?? []),
  ...here.flatMap(({ what }) => {
    if (what.kind === 'number') return numberSamples[what.of].slice(0, 1);
    if (what.kind === 'sample') return what.samples.slice(0, 3);
    return what.kind === 'name' ? firstNames(reader, what.wish, what.onlyStands) : [];
  }),
];

const firstNames = (reader: LineReader, wish: NameWish, onlyStands: boolean): string[] =>
  reader.names.all
    .filter((entry) => isWished(reader, entry, wish, onlyStands))
    .slice(0, 2)
    .flatMap((entry) => entry.names[0] ?? []);

/** What has been written from a place of the line on: the beginning of a word or a name, or nothing yet. */
export interface Written {
  readonly key: string;
  /** A space is behind it: its last word is not being written any more. */
  readonly isClosed: boolean;
  /** The line without it. */
  readonly before: string;
}

export const writtenSince = (reader: LineReader, at: number): Written => {
  const { tokens, line } = reader;
  const since = tokens.slice(at).map(({ text }) => text);
  const joint = line === '' || /[\s-]$/.test(line) ? '' : ' ';
  const before = since.length > 0 ? line.slice(0, tokens[at]?.from) : line + joint;
  return { key: keyOf(since.join('')), isClosed: /\s$/.test(line), before };
};

/** Whether a letter of the word comes right after so many of its letters and digits, with no space before it. */
const goesOnAt = (word: string, count: number): boolean => {
  let left = count;
  let before = '';
  for (const letter of fold(word)) {
    if (left === 0) return /\p{L}/u.test(letter) && /\p{L}/u.test(before);
    if (/[\p{L}\p{M}\p{N}]/u.test(letter)) left -= 1;
    before = letter;
  }
  return false;
};

/** Whether the word, of that key, goes on from what is written. */
export const doesContinue = ({ key, isClosed }: Written, isNew: boolean, word: string, wordKey: string): boolean => {
  if (isNew) return true;
  if (key === '' || wordKey === key || !wordKey.startsWith(key)) return false;
  return !isClosed || !goesOnAt(word, key.length);
};

/** The first of everything that is the same, in the order in which they came. */
export const firstOfEach = <T>(things: readonly T[], sameness: (thing: T) => unknown): T[] => {
  const met = new Set<unknown>();
  return things.filter((thing) => {
    const key = sameness(thing);
    if (met.has(key)) return false;
    met.add(key);
    return true;
  });
};

/** How many letters must be changed, added, dropped or swapped with a neighbour to make one word of the other. */
const editDistance = (a: string, b: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
};

/** A third of the letters may be wrong; of a word of two or less, none. */
const isNear = (distance: number, length: number): boolean => distance <= Math.floor(length / 3);

/** The beginning of a word is not a mistake yet. */
const distanceTo = (written: string, word: string): number =>
  written !== '' && word.startsWith(written) ? 0 : editDistance(written, word);

/** Those that somebody may have meant by a misspelt word, the likeliest first. */
export const closestWords = <T>(written: string, words: readonly T[], keyOf: (word: T) => string, limit = 4): T[] =>
  words
    .map((word) => ({ word, distance: distanceTo(written, keyOf(word)) }))
    .filter(({ word, distance }) => isNear(distance, Math.max(written.length, keyOf(word).length)))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ word }) => word);
