import {
  type ArmyCode,
  type ArmyFile,
  armyCodeOf,
  type CodeLength,
  isProblem,
  type Profile,
  profileOf,
  readArmyCode,
} from '../../rules/index.ts';

/** What a code begins with, so that a pasted text is known for one. */
export const CODE_MARK = 'VXA1-';
const HASH_MARK = '#army=';

/** No code that is an army unpacks to more. */
const LARGEST = 400_000;

const flow = async (
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new RangeError('an army is never so large');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const asText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const asBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const packed = async (code: ArmyCode): Promise<string> =>
  asText(await flow(new TextEncoder().encode(JSON.stringify(code)), new CompressionStream('deflate-raw')));

const unpacked = async (text: string): Promise<unknown> => {
  try {
    const bytes = await flow(asBytes(text), new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    // Whatever is wrong with a text that somebody pasted, it is no army.
    return undefined;
  }
};

/** The army as a text short enough to be read aloud; a whole one says who its troops are. */
export const armyCodeText = async (army: ArmyFile, profile: string, length: CodeLength): Promise<string> =>
  CODE_MARK + (await packed(armyCodeOf(army, profile, length)));

/** A link that carries the whole army after the #, which no browser sends to any server. */
export const armyLink = async (army: ArmyFile, profile: string, page: Pick<Location, 'origin'>): Promise<string> =>
  `${page.origin}/armies${HASH_MARK}${await packed(armyCodeOf(army, profile, 'whole'))}`;

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
  if (code === undefined || code.length > LARGEST) return undefined;
  const read = readArmyCode(await unpacked(code), profileOf);
  return isProblem(read) ? undefined : read;
};
