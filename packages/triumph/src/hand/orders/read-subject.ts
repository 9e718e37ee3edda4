import type { NameWish } from './line-reader.ts';
import type { LineReader } from './line-reader.ts';
import type { Named } from './name-index.ts';
import { isWhole } from './token.ts';

const isOffBoardWish = (wish: NameWish): boolean => wish === 'own-off-board';

const everybody = (reader: LineReader, wish: NameWish): readonly string[] => {
  const { all, own } = reader.names;
  const stands = all.filter((entry) => entry.kind === 'stand' && entry.isOnBoard !== isOffBoardWish(wish));
  return stands.filter((entry) => entry.isOwn || own.size === 0).flatMap((entry) => entry.ids);
};

/** A group's order is for those of it who can follow it; a stand that is named itself is taken at its name. */
const membersOf = (reader: LineReader, entry: Named, wish: NameWish): readonly string[] => {
  if (entry.kind === 'stand' || wish === 'own' || wish === 'anybody') return entry.ids;
  return entry.ids.filter((id) => reader.names.onBoard.has(id) !== isOffBoardWish(wish));
};

interface Part {
  readonly ids: readonly string[];
  readonly found?: Found;
}

const selected = (reader: LineReader): Part => {
  if (reader.selection.length === 0) reader.isHopeless = true;
  return { ids: reader.selection };
};

const readPart = (reader: LineReader, wish: NameWish, before: Found | undefined): Part | undefined =>
  reader.attempt(() => {
    if (reader.aside('these')) return selected(reader);
    if (reader.word('all')) return { ids: everybody(reader, wish) };
    const found = (before && readSibling(reader, before)) ?? readNamed(reader, wish);
    if (!found) return undefined;
    return { ids: readRange(reader, found) ?? membersOf(reader, found.entry, wish), found };
  });

const readJoint = (reader: LineReader): boolean => {
  const isMarked = reader.mark(',', '&', '+', ';');
  return reader.aside('and') || isMarked;
};

/** Ids of one or several, with commas or `and` between them. */
export const readSubject = (reader: LineReader, wish: NameWish): readonly string[] | undefined => {
  const first = readPart(reader, wish, undefined);
  if (!first) return undefined;
  const parts = [first];
  for (let part: Part | undefined = first; part; ) {
    const { found }: Part = part;
    part = reader.attempt(() => (readJoint(reader) ? readPart(reader, wish, found) : undefined));
    if (part) parts.push(part);
  }
  return [...new Set(parts.flatMap(({ ids }) => ids))];
};

/** Whom it names, or the selection where it names nobody. */
export const readSubjectOrSelection = (reader: LineReader, wish: NameWish): readonly string[] =>
  readSubject(reader, wish) ?? selected(reader).ids;

/** A stand that is named, and its name as base and number: `sp` and 3, so that `sp3, 4` and `sp3-5` can be understood. */
interface Found {
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

const splitKey = (key: string): { readonly base: string; readonly number: number } => {
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
const readNamedAside = (reader: LineReader): Found | undefined => readFound(reader, () => reader.namedAside());

interface Numbered {
  readonly entry: Named;
  readonly number: number;
}

/** All whose name is the base and a number, in the order of the numbers. */
const numbered = (reader: LineReader, base: string): readonly Numbered[] =>
  [...reader.names.byKey]
    .flatMap(([key, entries]) => {
      const split = splitKey(key);
      const entry = theOne(entries);
      return split.base === base && !Number.isNaN(split.number) && entry ? [{ entry, number: split.number }] : [];
    })
    .toSorted((a, b) => a.number - b.number);

const labelOf = ({ entry, number }: Numbered, base: string): string =>
  entry.names[entry.keys.indexOf(`${base}${number}`)] ?? '';

export const readWhole = (reader: LineReader): number | undefined => {
  const { token } = reader;
  if (!token || !isWhole(token)) return undefined;
  reader.position += 1;
  return token.value;
};

const isAlike = (a: string, b: string): boolean => a.endsWith(b) || b.endsWith(a);

const readLast = (reader: LineReader, first: Found): number | undefined => {
  const whole = readWhole(reader);
  if (whole !== undefined) return whole;
  const found = readNamedAside(reader);
  return found && isAlike(found.base, first.base) ? found.number : undefined;
};

/** `-sp4` or `-4` after `sp1`: the ids of all from the first to the last. */
const readRange = (reader: LineReader, first: Found): readonly string[] | undefined =>
  reader.attempt(() => {
    if (Number.isNaN(first.number)) return undefined;
    if (!reader.mark('-', '–', '—') && !reader.aside('through')) return undefined;
    const family = numbered(reader, first.base);
    const samples = family.filter(({ number }) => number > first.number).map((one) => labelOf(one, first.base));
    reader.expect({ kind: 'sample', samples, hint: 'name' });
    const last = readLast(reader, first);
    if (last === undefined) return undefined;
    const [low, high] = [Math.min(first.number, last), Math.max(first.number, last)];
    return family.filter(({ number }) => number >= low && number <= high).flatMap(({ entry }) => entry.ids);
  });

/** `4` after `sp3` is the fourth spear, where there is one. */
const readSibling = (reader: LineReader, before: Found): Found | undefined =>
  reader.attempt(() => {
    const number = readWhole(reader);
    if (number === undefined) return undefined;
    const one = numbered(reader, before.base).find((candidate) => candidate.number === number);
    return one && { entry: one.entry, base: before.base, number };
  });

/** Whether an order of that kind would want to hear this name. */
export const isWished = (reader: LineReader, entry: Named, wish: NameWish, onlyStands: boolean): boolean => {
  if (onlyStands && entry.kind !== 'stand') return false;
  const isOwn = entry.isOwn || reader.names.own.size === 0;
  switch (wish) {
    case 'own-on-board':
      return isOwn && entry.isOnBoard;
    case 'own-off-board':
      return isOwn && entry.ids.some((id) => !reader.names.onBoard.has(id));
    case 'own':
      return isOwn;
    case 'anybody-on-board':
      return entry.isOnBoard;
    case 'anybody':
      return true;
  }
};
