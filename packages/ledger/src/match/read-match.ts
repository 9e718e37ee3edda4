import { type Words, words } from '@vexillum/model';
import { canonicalJson } from '../canonical-json.ts';
import { type MatchFile, misshapenMatch } from './match-file.ts';
import type { MatchFault } from './match-fault.ts';

/** Bytes of the largest file that is looked at. */
export const MATCH_LIMIT = 32 * 1024 * 1024;

/** Both Node and browsers have it; this package is compiled with the types of neither. */
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

/** A file's text; a fault for bytes that are not UTF-8. A byte order mark is kept, so that it is a wrong spelling. */
export const matchText = (bytes: Uint8Array): string | MatchFault => {
  if (bytes.length > MATCH_LIMIT) return tooLarge;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { kind: 'spelling', says: words('The file is not a text in UTF-8.') };
  }
};

/** Takes a match in its one spelling: canonical JSON, lower-case hex, and one newline. Nothing in it is believed yet. */
export const readMatch = (text: string): MatchFile | MatchFault => {
  if (text.length > MATCH_LIMIT) return tooLarge;
  const value = parsed(text);
  if (value === undefined) return misspelt(words('The file is not JSON.'));
  const spelt = spelling(value);
  if (spelt === undefined) return misspelt(words('The file holds numbers or nesting that a match cannot have.'));
  if (`${spelt}\n` !== text)
    return misspelt(words('The file is not spelt as a match is: {0}.', whereOther(`${spelt}\n`, text)));
  return misshapenMatch(value) ?? (value as MatchFile);
};

const tooLarge: MatchFault = { kind: 'size', says: words('The file is larger than 32 MB.') };
const misspelt = (says: Words): MatchFault => ({ kind: 'spelling', says });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Fractions throw, and what is nested a thousand deep overflows the stack: a match has neither. */
const spelling = (value: unknown): string | undefined => {
  try {
    return canonicalJson(value);
  } catch {
    return undefined;
  }
};

const whereOther = (right: string, given: string): Words => {
  let at = 0;
  while (at < right.length && right[at] === given[at]) at++;
  return words('it differs from the canonical one at character {0}', at + 1);
};
