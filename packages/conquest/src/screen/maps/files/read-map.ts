import { msg, str, wordsText } from '@vexillum/ui/words';
import {
  isMapProblems,
  isRkm,
  mapLimits,
  type MapPack,
  type OpenedFile,
  readMapFiles,
  rkmFile,
} from '../../../rules/index.ts';
import { mapText } from './map-text.ts';
import { pictureKind } from './picture-header.ts';
import { readGif } from './read-gif.ts';
import { readPng } from './read-png.ts';

/** A map, and sentences on how it was understood. */
interface ReadFile {
  readonly pack: MapPack;
  readonly notes: readonly string[];
}

/** A map of several files has no more than these. */
const MOST_FILES = 10;

/** The map in a player's files, or sentences that say what is wrong with it; nothing is taken from files that are wrong anywhere. */
export const readMap = async (files: readonly File[]): Promise<ReadFile | readonly string[]> => {
  if (files.length > MOST_FILES) return [msg(str`These are ${files.length} files; a map has ${MOST_FILES} at most.`)];
  const opened: OpenedFile[] = [];
  for (const file of files) {
    const read = await openFile(file);
    if (typeof read === 'string') return [files.length > 1 ? `${file.name}: ${read}` : read];
    if (Array.isArray(read)) return read;
    opened.push(read as OpenedFile);
  }
  const read = readMapFiles(opened);
  return isMapProblems(read)
    ? read.map(({ says }) => wordsText(says))
    : { pack: read.pack, notes: read.notes.map((says) => wordsText(says)) };
};

const openFile = async (file: File): Promise<OpenedFile | string | readonly string[]> => {
  const { name } = file;
  if (file.size > mapLimits.bytes) return msg('This file is too large for a map.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isRkm(bytes)) return await openRkm(name, bytes);
  const kind = pictureKind(bytes);
  if (kind === 'other') return { name, kind: 'painting' };
  if (kind !== undefined) {
    const picture = kind === 'gif' ? readGif(bytes) : await readPng(bytes);
    // A painted board may be of any kind: only the picture of lands has to be read.
    return picture ? { name, kind: 'picture', picture } : { name, kind: 'painting' };
  }
  const text = mapText(bytes, name);
  return text === undefined
    ? msg('The letters of this file cannot be read. Open it in a text editor and save it as UTF-8.')
    : { name, kind: 'text', text };
};

const openRkm = async (name: string, bytes: Uint8Array): Promise<OpenedFile | string | readonly string[]> => {
  const file = rkmFile(bytes);
  if (isMapProblems(file)) return file.map(({ says }) => wordsText(says));
  const picture = await readPng(file.base);
  return picture
    ? { name, kind: 'riskrieg', file, picture }
    : msg('The picture in this file cannot be read: it is damaged, too large, or no plain PNG.');
};
