import { type Expectation, LineReader } from './line-reader.ts';
import { nameIndexOf } from './name-index.ts';
import type { Order, OrderProblem, OrderProblemCode, OrderWords } from './order.ts';
import { readOrder } from './read-order.ts';
import type { OrderLanguage } from './keywords.ts';
import {
  generally,
  isSide,
  keywordsAt,
  nameStart,
  nameSuggestions,
  wordSuggestions,
  writtenAt,
} from './suggestions.ts';

/** In characters. */
export const ORDER_LIMIT = 500;

export const isOrderProblem = (parsed: Order | OrderProblem): parsed is OrderProblem => parsed.kind === 'problem';

const problem = (code: OrderProblem['code'], understood: string, expected: readonly string[] = []): OrderProblem => ({
  kind: 'problem',
  understood,
  at: '',
  code,
  expected,
});

/** Whether it is for nobody, where somebody is needed: nobody is selected, or the named command has nobody there. */
const isForNobody = (order: Order): boolean => 'ids' in order && order.kind !== 'select' && order.ids.length === 0;

/** A line with what could have stood where. */
export const readLine = (
  line: string,
  words: OrderWords,
): { readonly reader: LineReader; readonly order: Order | undefined } => {
  const reader = new LineReader(line, nameIndexOf(words), words.selection);
  return { reader, order: readOrder(reader, words) };
};

/** What a typed or spoken line asks for, or why it was not understood. Takes any text. */
export const parseOrder = (text: string, words: OrderWords): Order | OrderProblem => {
  if (text.trim() === '') return problem('empty', '');
  if (text.length > ORDER_LIMIT) return problem('too-much', text.slice(0, ORDER_LIMIT));
  const { reader, order } = readLine(text, words);
  if (!order) return problemOf(reader, words.language);
  return isForNobody(order) ? problem('nobody-selected', text.trim(), namesOfOwn(reader)) : order;
};

const namesOfOwn = (reader: LineReader): string[] =>
  reader.names.all
    .filter((entry) => entry.isOwn && entry.isOnBoard)
    .slice(0, 4)
    .flatMap((entry) => entry.names[0] ?? []);

const MOST = 6;

const furthest = (reader: LineReader): number => Math.max(0, ...reader.expectations.map(({ at }) => at));

const codeAtEnd = (here: readonly Expectation[]): OrderProblemCode => {
  const words = keywordsAt(here);
  if (words.length > 0 && words.every(isSide)) return 'side-missing';
  const isNumber = here.some(({ what }) => what.kind === 'number');
  const isElse = words.length > 0 || here.some(({ what }) => what.kind === 'name' || what.kind === 'sample');
  return isNumber && !isElse ? 'number-missing' : 'unfinished';
};

const looksLikeName = (written: string): boolean => /^\p{L}.*\d$/u.test(written);

const codeAtWord = (
  reader: LineReader,
  here: readonly Expectation[],
  at: number,
  written: string,
): OrderProblemCode => {
  if (here.every(({ what }) => what.kind === 'end')) return 'too-much';
  const start = nameStart(reader, at);
  const isNameBegun = start !== undefined && start < at;
  if (isNameBegun || (start !== undefined && looksLikeName(written))) return 'unknown-name';
  const words = keywordsAt(here);
  if (words.length > 0 && words.every(isSide)) return 'side-missing';
  if (words.length > 0) return 'unknown-word';
  if (start !== undefined) return 'unknown-name';
  return here.some(({ what }) => what.kind === 'number') ? 'number-missing' : 'unknown-word';
};

/** What is there but does not fit. */
const misfit = (reader: LineReader, here: readonly Expectation[], at: number, language: OrderLanguage | undefined) => {
  const written = writtenAt(reader, at);
  const words = wordSuggestions(here, written, language);
  const names = nameSuggestions(reader, at);
  const likely = codeAtWord(reader, here, at, written);
  // A word that looks like one of an order was hardly meant for a name.
  const isMisspelt = likely === 'unknown-name' && words.length > 0 && !looksLikeName(written);
  const code = isMisspelt ? 'unknown-word' : likely;
  const near = code === 'unknown-name' ? [...names, ...words] : [...words, ...names];
  return { at: written, code, expected: near.length > 0 ? near : generally(reader, here, language) };
};

const whyAt = (reader: LineReader, at: number, language: OrderLanguage | undefined) => {
  const { trouble } = reader;
  if (trouble?.at === at) return { at: writtenAt(reader, at), code: trouble.code, expected: trouble.expected };
  const here = reader.expectations.filter((expectation) => expectation.at === at);
  if (at < reader.tokens.length) return misfit(reader, here, at, language);
  return { at: '', code: codeAtEnd(here), expected: generally(reader, here, language) };
};

/** Why the reader came no further. */
const problemOf = (reader: LineReader, language: OrderLanguage | undefined): OrderProblem => {
  const at = Math.max(furthest(reader), reader.trouble?.at ?? 0);
  const understood = reader.line.slice(0, reader.tokens[at]?.from ?? reader.line.length).trim();
  const why = whyAt(reader, at, language);
  return { kind: 'problem', understood, ...why, expected: [...new Set(why.expected)].slice(0, MOST) };
};
