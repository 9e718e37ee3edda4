import { getLocale } from './locale.ts';

/** "Ann, Bob and Carol" in the reader's language. */
export const listText = (texts: readonly string[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(texts);
