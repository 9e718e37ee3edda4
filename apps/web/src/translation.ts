import { str, type TemplateMap } from '@lit/localize';
import { generateMsgId } from '@lit/localize/internal/id-generation.js';

/**
 * Turns a translator's file (English text → translated text, values as {0}, {1} …) into what lit-localize looks up: it knows a
 * message by a hash of its English text.
 */
export const templatesOf = (translation: Readonly<Record<string, string>>): TemplateMap =>
  Object.fromEntries(
    Object.entries(translation).map(([source, text]) => [
      generateMsgId(source.split(placeholder), false),
      templateOf(text),
    ]),
  );

const placeholder = /\{\d+\}/;

const templateOf = (text: string) => {
  const numbers = [...text.matchAll(/\{(\d+)\}/g)].map((match) => Number(match[1]));
  if (numbers.length === 0) return text;
  const strings = text.split(placeholder);
  return str(Object.assign([...strings], { raw: strings }) as unknown as TemplateStringsArray, ...numbers);
};
