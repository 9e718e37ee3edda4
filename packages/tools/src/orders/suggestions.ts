import { closestWords } from './closest-words.ts';
import { numberSamples, type Expectation, type NameWish } from './expectation.ts';
import { firstOfEach } from './first-of-each.ts';
import { keyOf } from './fold.ts';
import { orderLanguages, rankOf, wordsFor, wordsIn, type KeywordName, type OrderLanguage } from './keywords.ts';
import type { LineReader } from './line-reader.ts';
import { isWished } from './offered-names.ts';
import { isWhole } from './token.ts';

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
