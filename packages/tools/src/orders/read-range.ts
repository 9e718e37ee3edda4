import type { LineReader } from './line-reader.ts';
import type { Named } from './name-index.ts';
import { readNamedAside, splitKey, theOne, type Found } from './read-named.ts';
import { isWhole } from './token.ts';

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
export const readRange = (reader: LineReader, first: Found): readonly string[] | undefined =>
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
export const readSibling = (reader: LineReader, before: Found): Found | undefined =>
  reader.attempt(() => {
    const number = readWhole(reader);
    if (number === undefined) return undefined;
    const one = numbered(reader, before.base).find((candidate) => candidate.number === number);
    return one && { entry: one.entry, base: before.base, number };
  });
