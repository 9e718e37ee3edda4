import { parse, type SelectCase } from '@messageformat/parser';

/** What stands in a sentence's places: a name, a number, or words again, such as a clause or a kind of terrain. */
export type WordsValue = string | number | Words;

/**
 * A sentence of ours that can be said in any language. Its text is an ICU message with numbered places: `{0}`, or
 * `{0, plural, one {# army} other {# armies}}`. A language knows it by its English text. (A type, not an
 * interface, so that it is JSON to whoever writes it down.)
 */
export type Words = {
  readonly text: string;
  readonly values: readonly WordsValue[];
};

/** What is not there leaves its place empty. */
export const words = (text: string, ...values: readonly (WordsValue | undefined)[]): Words => ({
  text,
  values: values.map((value) => value ?? ''),
});

/** A language: by whose rules it counts, and how it says a text of ours and what stands in its places. */
export interface Tongue {
  readonly locale: string;
  /** The text in this language; the same text where it has no other. */
  text(source: string): string;
  value(value: string | number): string;
}

const english: Tongue = { locale: 'en', text: (source) => source, value: String };

/** The sentence in English: for answers, logs, command lines and tests. */
export const plainText = (said: Words): string => wordsIn(english, said);

/** The sentence in this language. */
export const wordsIn = (tongue: Tongue, { text, values }: Words): string => {
  const said = tongue.text(text);
  const valueAt = (place: string): string => {
    const value = values[Number(place)];
    if (value === undefined) return '';
    return typeof value === 'object' ? wordsIn(tongue, value) : tongue.value(value);
  };
  if (!NEEDS_PARSER.test(said)) return said.replace(PLACE, (_, place: string) => valueAt(place));
  return filled(tokensOf(said), { locale: tongue.locale, values, valueAt });
};

/** Most sentences have plain places and nothing more, and need no parser. */
const NEEDS_PARSER = /\{\s*\d+\s*,|''|'[{}]/;
const PLACE = /\{(\d+)\}/g;

type Tokens = SelectCase['tokens'];

/** Flags and rulings come from other people's browsers: only so many of their texts are kept. */
const KEPT = 500;
const parsed = new Map<string, Tokens>();

/** Parsed once. What is no ICU message, whoever wrote it, is said as it stands. */
const tokensOf = (text: string): Tokens => {
  const known = parsed.get(text);
  if (known) return known;
  if (parsed.size >= KEPT) parsed.clear();
  const tokens = parsedText(text);
  parsed.set(text, tokens);
  return tokens;
};

const parsedText = (text: string): Tokens => {
  try {
    return parse(text);
  } catch {
    return [{ type: 'content', value: text, ctx: { offset: 0, line: 1, col: 1, text, lineBreaks: 0 } }];
  }
};

interface Filling {
  readonly locale: string;
  readonly values: readonly WordsValue[];
  valueAt(place: string): string;
  /** What `#` stands for, within a plural. */
  readonly count?: number;
}

const filled = (tokens: Tokens, filling: Filling): string => tokens.map((token) => tokenText(token, filling)).join('');

const tokenText = (token: Tokens[number], filling: Filling): string => {
  switch (token.type) {
    case 'content':
      return token.value;
    case 'octothorpe':
      return filling.count === undefined ? '#' : String(filling.count);
    case 'argument':
    case 'function':
      return filling.valueAt(token.arg);
    case 'select':
      return caseText(token, [filling.valueAt(token.arg)], filling);
    case 'plural':
    case 'selectordinal': {
      const number = Number(filling.values[Number(token.arg)]);
      const count = number - (token.pluralOffset ?? 0);
      const type = token.type === 'plural' ? 'cardinal' : 'ordinal';
      const keys = [`=${number}`, new Intl.PluralRules(filling.locale, { type }).select(count)];
      return caseText(token, keys, { ...filling, count });
    }
    default:
      token satisfies never;
      return '';
  }
};

/** The first of these cases that the sentence has, or what it says otherwise. */
const caseText = (
  { cases }: Extract<Tokens[number], { cases: unknown }>,
  keys: readonly string[],
  filling: Filling,
) => {
  const key = [...keys, 'other'].find((wanted) => cases.some((one) => one.key === wanted));
  return filled(cases.find((one) => one.key === key)?.tokens ?? [], filling);
};

/** Words within words go no deeper, and no sentence of ours is longer: what comes over the line may be anything. */
const DEEPEST = 4;
const LONGEST = 2_000;
const MOST_VALUES = 24;

/** Whether something from outside is a sentence. */
export const isWords = (value: unknown, depth = 0): value is Words => {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false;
  const { text, values } = value as { readonly text?: unknown; readonly values?: unknown };
  return (
    typeof text === 'string' &&
    text.length <= LONGEST &&
    Array.isArray(values) &&
    values.length <= MOST_VALUES &&
    values.every((one) => typeof one === 'string' || typeof one === 'number' || isWords(one, depth + 1))
  );
};

export const isSameWords = (a: Words, b: Words): boolean =>
  a.text === b.text &&
  a.values.length === b.values.length &&
  a.values.every((value, at) => isSameValue(value, b.values[at]));

const isSameValue = (a: WordsValue, b: WordsValue | undefined): boolean =>
  typeof a === 'object' && typeof b === 'object' ? isSameWords(a, b) : a === b;
