import { keysOf, keywordNames, rankOf, wordsFor, wordsIn, type KeywordName, type OrderLanguage } from './keywords.ts';
import {
  numberKinds,
  numberSamples,
  type Expectation,
  type Expected,
  LONGEST_NAME,
  type LineReader,
} from './line-reader.ts';
import type { Named } from './name-index.ts';
import type { Completion, OrderWords } from './order.ts';
import { ORDER_LIMIT, readLine } from './parse-order.ts';
import { isWished, theOne } from './read-subject.ts';
import { firstOfEach, doesContinue, writtenSince, type Written } from './suggestions.ts';
import { fold, keyOf } from './token.ts';

const MOST = 8;
/** So that a long roster leaves room for words. */
const MOST_NAMES = 4;

/** What the hint of a completion may be: words of orders, kinds of numbers, and kinds of names and texts. */
export const completionHints: readonly string[] = [
  ...keywordNames,
  ...numberKinds,
  ...['stand', 'group', 'name', 'dice', 'letter', 'text', 'card', 'command'],
];

interface Offer extends Completion {
  readonly kind: 'word' | 'other-word' | 'other-language' | 'name';
}

/** A place of the line with what is written there. */
interface Spot {
  readonly reader: LineReader;
  readonly written: Written;
  /** At the end of the line: nothing is written there yet. */
  readonly isNew: boolean;
  readonly language: OrderLanguage | undefined;
}

const fits = ({ written, isNew }: Spot, word: string, key = keyOf(word)): boolean =>
  doesContinue(written, isNew, word, key);

const isUnambiguous = (reader: LineReader, entry: Named, key: string): boolean =>
  theOne(reader.names.byKey.get(key) ?? []) === entry;

const labelOf = (spot: Spot, entry: Named): string | undefined =>
  entry.names.find((name, index) => {
    const key = entry.keys[index] ?? '';
    return fits(spot, name, key) && isUnambiguous(spot.reader, entry, key);
  });

/** The first of its words that fits, unless it is written already: its own, another of the same language, or another language's. */
const wordOffer = (spot: Spot, name: KeywordName): Pick<Offer, 'word' | 'kind'>[] => {
  const { language, written } = spot;
  const words = wordsFor(name, language).filter((word) => word.length > 1);
  const word = words.find((candidate) => fits(spot, candidate));
  if (word === undefined || keysOf(name).includes(written.key)) return [];
  const index = wordsIn(name, language ?? 'en').indexOf(word);
  return [{ word, kind: index === 0 ? 'word' : index > 0 ? 'other-word' : 'other-language' }];
};

const offersOf = (spot: Spot, what: Expected): Offer[] => {
  const { reader, written, isNew } = spot;
  const offer = (word: string, hint: string, kind: Offer['kind'] = 'word'): Offer => {
    return { line: written.before + word, word, hint, kind };
  };
  switch (what.kind) {
    case 'word':
      return wordOffer(spot, what.word).map(({ word, kind }) => offer(word, what.word, kind));
    case 'sample':
      return what.samples.filter((sample) => fits(spot, sample)).map((sample) => offer(sample, what.hint));
    case 'number':
      return isNew ? numberSamples[what.of].map((sample) => offer(sample, what.of)) : [];
    case 'name':
      return reader.names.all
        .filter((entry) => isWished(reader, entry, what.wish, what.onlyStands))
        .flatMap((entry) => {
          const label = labelOf(spot, entry);
          return label === undefined ? [] : [offer(label, entry.kind, 'name')];
        });
    case 'end':
      return [];
  }
};

/** Words in the table's order, before everything else. */
const rankIn = ({ what }: Expectation): number => (what.kind === 'word' ? rankOf(what.word) : Number.MAX_SAFE_INTEGER);

const byRank = (a: Expectation, b: Expectation): number => a.at - b.at || rankIn(a) - rankIn(b);

/** Words first and names after them, or as many of either as the other leaves room for. */
const chosen = (offers: readonly Offer[]): Offer[] => {
  const of = (kind: Offer['kind']): Offer[] => offers.filter((offer) => offer.kind === kind);
  const [names, own] = [of('name'), [...of('word'), ...of('other-word')]];
  const words = own.length + names.length > 0 ? own : of('other-language');
  const room = Math.max(MOST - names.length, MOST - MOST_NAMES);
  return [...words.slice(0, room), ...names].slice(0, MOST);
};

/** What can still be finished: nothing that begins further back than the longest name is long. */
const openAt = (reader: LineReader): Expectation[] =>
  reader.expectations
    .filter(({ at, isHopeless }) => !isHopeless && at >= reader.tokens.length - LONGEST_NAME)
    .toSorted(byRank);

/** What could stand next in the line, or finish its last word: at most eight, each of which can become an order. */
export const completeOrder = (text: string, words: OrderWords): readonly Completion[] => {
  if (text.length > ORDER_LIMIT) return [];
  const { reader } = readLine(text, words);
  const { language } = words;
  const offers = openAt(reader).flatMap(({ at, what }) => {
    const isNew = at === reader.tokens.length;
    return offersOf({ reader, written: writtenSince(reader, at), isNew, language }, what);
  });
  const once = firstOfEach(offers, ({ line }) => fold(line));
  return chosen(once.filter(({ line }) => line.length <= ORDER_LIMIT)).map(({ line, word, hint }) => ({
    line,
    word,
    hint,
  }));
};
