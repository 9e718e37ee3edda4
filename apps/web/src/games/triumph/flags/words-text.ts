import { msg } from '@lit/localize';
import type { Words, WordsValue } from '@vexillum/model';
import { getLocale } from '@vexillum/ui';

interface Parts {
  readonly strings: TemplateStringsArray;
  /** The sentence with its places, as a language without a translation shows it. */
  readonly places: readonly string[];
}

const place = /\{(\d)\}/g;
const known = new Map<string, Parts>();

/** The localizer knows a sentence by its pieces, and remembers each list of them for ever: every sentence has one list. */
const partsOf = (text: string): Parts => {
  const old = known.get(text);
  if (old) return old;
  const strings = text.split(/\{\d\}/);
  const numbers = [...text.matchAll(place)].map(([, number]) => Number(number));
  const count = Math.max(numbers.length, ...numbers.map((number) => number + 1));
  const parts = {
    strings: Object.assign([...strings], { raw: strings }),
    places: Array.from({ length: count }, (_, number) => `{${number}}`),
  };
  known.set(text, parts);
  return parts;
};

/** The sentence in the reader's language, its places still open. */
const templateFor = (text: string): string => {
  const { strings, places } = partsOf(text);
  if (places.length === 0) return msg(text);
  const untranslated = strings.reduce((said, next, index) => `${said}{${index - 1}}${next}`);
  const said = msg({ strTag: true, strings, values: [...places] });
  // Without a translation the pieces are joined in order, whatever their numbers are.
  return said === untranslated ? text : said;
};

const isDecimal = (value: string): boolean => /^-?\d+\.\d+$/.test(value);

/** Names out of the rules' data have translations; numbers have the reader's comma. */
const valueText = (value: WordsValue): string => {
  if (typeof value === 'object') return wordsText(value);
  if (typeof value === 'number') return String(value);
  if (isDecimal(value)) return Number(value).toLocaleString(getLocale(), { maximumFractionDigits: 3 });
  return msg(value);
};

/** What a rule says, in the reader's language. */
export const wordsText = ({ text, values }: Words): string =>
  templateFor(text).replace(place, (_, number: string) => valueText(values[Number(number)] ?? ''));
