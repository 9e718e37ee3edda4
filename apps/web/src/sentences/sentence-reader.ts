/** An English sentence in another language; `undefined` for one that it does not know. */
export type SentenceReader = (sentence: string) => string | undefined;

type Sentences = Readonly<Record<string, string>>;

interface Template {
  readonly shape: RegExp;
  /** How much of it stands fast: of two that fit a sentence, the longer one is meant. */
  readonly length: number;
  readonly translated: string;
}

/** Longer than anything that is said; a search for places takes long in a long text. */
const LONGEST = 600;
const place = /\{(\d)\}/g;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const templateOf = ([text, translated]: readonly [string, string]): Template => {
  const parts = text.split(/\{\d\}/);
  const shape = new RegExp(`^${parts.map(escaped).join('(.*?)')}$`, 's');
  return { shape, length: parts.join('').length, translated };
};

const templatesOf = (sentences: Sentences): readonly Template[] =>
  Object.entries(sentences)
    .filter(([text]) => /\{\d\}/.test(text))
    .map(templateOf)
    .sort((one, other) => other.length - one.length);

/**
 * Reads by the sentences of one language: English to translated, the values as {0}, {1} … in the order of the
 * English. What comes over the line is the whole sentence, so its values are found in it again; a value that is a sentence or a
 * word of the table is translated too.
 */
export const sentenceReader = (sentences: Sentences): SentenceReader => {
  let templates: readonly Template[] | undefined;
  const read: SentenceReader = (sentence) => {
    if (Object.hasOwn(sentences, sentence)) return sentences[sentence];
    if (sentence.length > LONGEST) return undefined;
    templates ??= templatesOf(sentences);
    for (const { shape, translated } of templates) {
      const found = shape.exec(sentence);
      if (found) return translated.replace(place, (_, number: string) => valueIn(found[Number(number) + 1] ?? ''));
    }
    return undefined;
  };
  const valueIn = (value: string): string => read(value) ?? value;
  return read;
};
