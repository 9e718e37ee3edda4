import type { StoredRecord } from './stored-record.ts';

const BEFORE_ENTRY = '{"entry":';
const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;
const OPEN = 123;
const CLOSE = 125;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;

/** As an entry is written: what was hashed, and its hash behind it. One that came in a file has it in its place. */
const HASH_LAST = /,"hash":"[0-9a-f]{64}"\}$/;

/** A stored value up to its entry's end, and what goes with it behind the comma; nothing where nothing does. */
export const splitRecord = (value: string): readonly [entry: string, rest: string] => {
  if (!value.startsWith(BEFORE_ENTRY)) throw new Error('this is no record of a ledger');
  let depth = 0;
  for (let at = BEFORE_ENTRY.length; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (code === QUOTE) at = endOfText(value, at);
    else if (code === OPEN || code === OPEN_LIST) depth++;
    else if ((code === CLOSE || code === CLOSE_LIST) && --depth === 0)
      return [value.slice(0, at + 1), value.slice(at + 2, -1)];
  }
  throw new Error('this record of a ledger has no end');
};

/** The public entry in a stored value, as canonical JSON: cut out, with the hash put in its place, and not spelt anew. */
export const entryTextOf = (value: string): string => {
  if (!value.startsWith(BEFORE_ENTRY)) throw new Error('this is no record of a ledger');
  let depth = 0;
  let behindHash = 0;
  for (let at = BEFORE_ENTRY.length; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfText(value, at);
      if (depth === 1 && behindHash === 0 && value.charCodeAt(at - 1) !== COLON && value.slice(at + 1, end) > 'hash')
        behindHash = at;
      at = end;
    } else if (code === OPEN || code === OPEN_LIST) depth++;
    else if ((code === CLOSE || code === CLOSE_LIST) && --depth === 0)
      return withHashInPlace(value.slice(BEFORE_ENTRY.length, at + 1), behindHash - BEFORE_ENTRY.length);
  }
  throw new Error('this record of a ledger has no end');
};

const withHashInPlace = (entry: string, place: number): string => {
  const last = HASH_LAST.exec(entry);
  return last ? `${entry.slice(0, place)}${last[0].slice(1, -1)},${entry.slice(place, last.index)}}` : entry;
};

const endOfText = (value: string, from: number): number => {
  for (let at = from + 1; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at;
  }
  return value.length;
};

/** What a stored value tells this side in private, in canonical JSON; nothing where it tells it nothing. */
const secretTextOf = (value: string, side: string): string | undefined => {
  if (!value.includes('"secrets":')) return undefined;
  const { entry, secrets } = JSON.parse(value) as StoredRecord;
  const secret = secrets?.[side];
  return secret && `{"part":${JSON.stringify(secret.part)},"salt":${JSON.stringify(secret.salt)},"seq":${entry.seq}}`;
};

/** What stored values tell everyone, or with `side` that side alone: one canonical JSON text an entry, with commas between. */
export const textsOf = (values: readonly string[], side?: string): string =>
  values.flatMap((value) => (side === undefined ? entryTextOf(value) : (secretTextOf(value, side) ?? []))).join(',');
