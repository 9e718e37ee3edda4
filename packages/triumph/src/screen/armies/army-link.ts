import {
  type ArmyFile,
  armyCodeOf,
  type CodeLength,
  isProblem,
  type Profile,
  profileOf,
  readArmyCode,
} from '../../rules/index.ts';
import { packed, unpacked } from '@vexillum/frame/packed-text';

/** What a code begins with, so that a pasted text is known for one. */
export const CODE_MARK = 'VXA1-';
const HASH_MARK = '#army=';

/** No code that is an army unpacks to more. */
const LARGEST = 400_000;

/** The army as a text short enough to be read aloud; a whole one says who its troops are. */
export const armyCodeText = async (army: ArmyFile, profile: string, length: CodeLength): Promise<string> =>
  CODE_MARK + (await packed(armyCodeOf(army, profile, length), LARGEST));

/** A link that carries the whole army after the #, which no browser sends to any server. */
export const armyLink = async (army: ArmyFile, profile: string, page: Pick<Location, 'origin'>): Promise<string> =>
  `${page.origin}/armies${HASH_MARK}${await packed(armyCodeOf(army, profile, 'whole'), LARGEST)}`;

const codeIn = (text: string): string | undefined => {
  const trimmed = text.replace(/\s+/g, '');
  if (trimmed.startsWith(CODE_MARK)) return trimmed.slice(CODE_MARK.length);
  const at = trimmed.indexOf(HASH_MARK);
  return at < 0 ? undefined : trimmed.slice(at + HASH_MARK.length);
};

/** The army in a pasted code or link; nothing where there is none in it. */
export const armyInText = async (
  text: string,
): Promise<{ readonly profile: Profile; readonly army: ArmyFile } | undefined> => {
  const code = codeIn(text);
  if (code === undefined) return undefined;
  const read = readArmyCode(await unpacked(code, LARGEST), profileOf);
  return isProblem(read) ? undefined : read;
};
