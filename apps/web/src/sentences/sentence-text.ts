import { getLocale } from '@vexillum/ui';
import type { SentenceReader } from './sentence-reader.ts';

const readers = new Map<string, SentenceReader>();

/** From now on sentences are read in this language too. */
export const keepSentenceReader = (language: string, reader: SentenceReader): void => {
  readers.set(language, reader);
};

/**
 * What comes as a whole English sentence from elsewhere, above all what a table, a server or a reader of files refuses, in the reader's
 * language; as it came where nobody has translated it.
 */
export const sentenceText = (sentence: string): string => readers.get(getLocale())?.(sentence) ?? sentence;
