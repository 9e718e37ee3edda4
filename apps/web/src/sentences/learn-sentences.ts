import { sentenceReader } from './sentence-reader.ts';
import { keepSentenceReader } from './sentence-text.ts';

type Sentences = Readonly<Record<string, string>>;

interface SentencesFile {
  readonly refusals: Sentences;
  /** Where values of the rules come from. */
  readonly sources: Sentences;
  /** What is wrong with a match. */
  readonly faults: Sentences;
}

/** A language has them in a folder of its name. */
const files = import.meta.glob<SentencesFile>('../locales/*/sentences.ts');

/** Loads this language's sentences; in a language without such a file they stay English. */
export const learnSentences = async (language: string): Promise<void> => {
  const file = await files[`../locales/${language}/sentences.ts`]?.();
  if (file) keepSentenceReader(language, sentenceReader({ ...file.refusals, ...file.sources, ...file.faults }));
};
