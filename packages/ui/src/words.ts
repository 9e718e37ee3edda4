import { type Tongue, type Words, words, wordsIn } from '@vexillum/model';
import { getLocale } from './locale.ts';

/** What a translator writes: the English text on the left, as the product says it, and what this language says on the right. */
export type WordTable = Readonly<Record<string, string>>;

const known = new Map<string, Map<string, string>>();
const listeners = new Set<() => void>();

/** From now on this language has these words too. */
export const learnWords = (language: string, table: WordTable): void => {
  const all = known.get(language) ?? new Map<string, string>();
  for (const [text, translated] of Object.entries(table)) all.set(text, translated);
  known.set(language, all);
};

/** Whoever has said something says it again: the page speaks another language now, or knows more words of its own. */
export const sayAgain = (): void => {
  for (const listener of listeners) listener();
};

/** Calls the listener whenever what is on the screen is to be said again. Answers how to stop that. */
export const onLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A text that stands in the data of a game (a troop, a kind of terrain, a rule's title), in the reader's language; as it stands where nobody has translated it. */
export const translated = (text: string): string => known.get(getLocale())?.get(text) ?? text;

const tongue = (value: Tongue['value']): Tongue => ({ locale: getLocale(), text: translated, value });

/** A sentence in the reader's language. Its values stay as they are, or are said in a way of their own. */
export const wordsText = (said: Words, value: Tongue['value'] = String): string => wordsIn(tongue(value), said);

/** A text of a screen in the reader's language: `msg('Undo')`, `msg(str`Turn ${turn}`)`, or an ICU message with its values. */
export const msg = (said: string | Words, ...values: readonly (string | number)[]): string => {
  if (typeof said !== 'string') return wordsText(said);
  return said.includes('{') ? wordsText(words(said, ...values)) : translated(said);
};

const texts = new WeakMap<TemplateStringsArray, string>();

/** As a translator sees it: its values are `{0}`, `{1}` and so on. */
const textOf = (strings: TemplateStringsArray): string => {
  const text = texts.get(strings) ?? strings.reduce((before, after, index) => `${before}{${index - 1}}${after}`);
  texts.set(strings, text);
  return text;
};

/** The words of a template, for `msg`. */
export const str = (strings: TemplateStringsArray, ...values: readonly (string | number | undefined)[]): Words =>
  words(textOf(strings), ...values.map((value) => value ?? String(value)));
