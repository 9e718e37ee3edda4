import { fold, keyOf } from './fold.ts';
import type { LineReader } from './line-reader.ts';

/** What has been written from a place of the line on: the beginning of a word or a name, or nothing yet. */
export interface Written {
  readonly key: string;
  /** A space is behind it: its last word is not being written any more. */
  readonly isClosed: boolean;
  /** The line without it. */
  readonly before: string;
}

export const writtenSince = (reader: LineReader, at: number): Written => {
  const { tokens, line } = reader;
  const since = tokens.slice(at).map(({ text }) => text);
  const joint = line === '' || /[\s-]$/.test(line) ? '' : ' ';
  const before = since.length > 0 ? line.slice(0, tokens[at]?.from) : line + joint;
  return { key: keyOf(since.join('')), isClosed: /\s$/.test(line), before };
};

/** Whether a letter of the word comes right after so many of its letters and digits, with no space before it. */
const goesOnAt = (word: string, count: number): boolean => {
  let left = count;
  let before = '';
  for (const letter of fold(word)) {
    if (left === 0) return /\p{L}/u.test(letter) && /\p{L}/u.test(before);
    if (/[\p{L}\p{M}\p{N}]/u.test(letter)) left -= 1;
    before = letter;
  }
  return false;
};

/** Whether the word, of that key, goes on from what is written. */
export const doesContinue = ({ key, isClosed }: Written, isNew: boolean, word: string, wordKey: string): boolean => {
  if (isNew) return true;
  if (key === '' || wordKey === key || !wordKey.startsWith(key)) return false;
  return !isClosed || !goesOnAt(word, key.length);
};
