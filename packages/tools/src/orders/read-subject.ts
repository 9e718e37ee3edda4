import type { NameWish } from './expectation.ts';
import type { LineReader } from './line-reader.ts';
import type { Named } from './name-index.ts';
import { readNamed, type Found } from './read-named.ts';
import { readRange, readSibling } from './read-range.ts';

const isOffBoardWish = (wish: NameWish): boolean => wish === 'own-off-board';

const everybody = (reader: LineReader, wish: NameWish): readonly string[] => {
  const { all, own } = reader.names;
  const stands = all.filter((entry) => entry.kind === 'stand' && entry.isOnBoard !== isOffBoardWish(wish));
  return stands.filter((entry) => entry.isOwn || own.size === 0).flatMap((entry) => entry.ids);
};

/** A group's order is for those of it who can follow it; somebody named himself is taken at his name. */
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
