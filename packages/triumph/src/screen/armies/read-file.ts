import { msg, wordsText } from '@vexillum/ui/words';
import { type Import, isProblem, type Profile, readImport } from '../../rules/index.ts';

const LARGEST = 4_000_000;

/** What a player's file holds, or a sentence that says what is wrong and where. Nothing is taken from a file that is wrong anywhere. */
export const readFile = async (file: File, profile: Profile): Promise<Import | string> => {
  if (file.size > LARGEST) return msg('This file is too large for an army.');
  const json = parse(await file.text());
  if (json === undefined) return msg('This is not a JSON file.');
  const read = readImport(json, profile);
  return isProblem(read) ? `${read.field}: ${wordsText(read.says)}` : read;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
