import type { NameWish } from './expectation.ts';
import type { LineReader } from './line-reader.ts';
import type { Named } from './name-index.ts';

/** Somebody named, and his name as base and number: `sp` and 3, so that `sp3, 4` and `sp3-5` can be understood. */
export interface Found {
  readonly entry: Named;
  readonly base: string;
  /** Not a number where the name has none. */
  readonly number: number;
}

/** Of several with the same name the reader's own is meant; nobody where that does not tell. */
export const theOne = (entries: readonly Named[]): Named | undefined => {
  const own = entries.filter((entry) => entry.isOwn);
  const [first, second] = own.length > 0 ? own : entries;
  return second ? undefined : first;
};

export const splitKey = (key: string): { readonly base: string; readonly number: number } => {
  const digits = /\d+$/.exec(key)?.[0] ?? '';
  return { base: key.slice(0, key.length - digits.length), number: digits === '' ? Number.NaN : Number(digits) };
};

const fullNames = (reader: LineReader, entry: Named): readonly string[] =>
  entry.names.filter((_name, index) => reader.names.byKey.get(entry.keys[index] ?? '')?.length === 1).slice(0, 1);

/** Where the name does not tell, it must be said more fully. */
const onlyOne = (reader: LineReader, entries: readonly Named[], at: number): Named | undefined => {
  const one = theOne(entries);
  if (one || entries.length === 0) return one;
  return reader.fail({ code: 'unknown-name', expected: entries.flatMap((entry) => fullNames(reader, entry)) }, at);
};

const writtenKey = (reader: LineReader, from: number, entry: Named): string => {
  const key = reader.tokens
    .slice(from, reader.position)
    .map((token) => (token.kind === 'number' ? String(token.value) : token.kind === 'letters' ? token.text : ''))
    .join('');
  return entry.keys.includes(key) ? key : (entry.keys[0] ?? '');
};

const readFound = (reader: LineReader, read: () => readonly Named[] | undefined): Found | undefined =>
  reader.attempt(() => {
    const from = reader.position;
    const entries = read();
    const entry = entries && onlyOne(reader, entries, from);
    return entry && { entry, ...splitKey(writtenKey(reader, from, entry)) };
  });

/** One stand or group by its name. */
export const readNamed = (reader: LineReader, wish: NameWish, onlyStands = false): Found | undefined =>
  readFound(reader, () => reader.named(wish, onlyStands));

/** The same, where names in general are not what is expected. */
export const readNamedAside = (reader: LineReader): Found | undefined => readFound(reader, () => reader.namedAside());
