import type { Expectation } from './line-reader.ts';
import type { OrderLanguage } from './keywords.ts';
import type { LineReader } from './line-reader.ts';
import type { OrderProblem, OrderProblemCode } from './order.ts';
import {
  generally,
  isSide,
  keywordsAt,
  nameStart,
  nameSuggestions,
  wordSuggestions,
  writtenAt,
} from './suggestions.ts';

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
export const problemOf = (reader: LineReader, language: OrderLanguage | undefined): OrderProblem => {
  const at = Math.max(furthest(reader), reader.trouble?.at ?? 0);
  const understood = reader.line.slice(0, reader.tokens[at]?.from ?? reader.line.length).trim();
  const why = whyAt(reader, at, language);
  return { kind: 'problem', understood, ...why, expected: [...new Set(why.expected)].slice(0, MOST) };
};
