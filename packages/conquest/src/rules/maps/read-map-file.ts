import { words } from '@vexillum/model';
import { isDominationText } from './import/domination/domination-text.ts';
import { readXmlMap } from './import/read-xml-map.ts';
import { readDominationFiles } from './import/domination/read-domination-files.ts';
import { readRiskrieg } from './import/riskrieg/read-riskrieg.ts';
import type { MapPack } from './map-pack.ts';
import { isMapProblems, type MapProblem, mapProblem } from './map-problem.ts';
import type { MapRead } from './map-read.ts';
import { type OpenedFile, titleOf } from './opened-file.ts';
import { readMapPack, sizeProblems } from './read-map-pack.ts';

type TextFile = Extract<OpenedFile, { kind: 'text' }>;

/**
 * A map out of the files that belong to it, of any kind that we know: our own packs (JSON), Lux and Conquer Club (XML), Domination (a text and
 * a picture of lands), Riskrieg.
 */
export const readMapFiles = (files: readonly OpenedFile[]): MapRead | readonly MapProblem[] => {
  const plain = files.map((file) => (file.kind === 'text' ? withoutMark(file) : file));
  const texts = plain.filter((file): file is TextFile => file.kind === 'text');
  if (texts.some(({ text }) => isDominationText(text))) return readDominationFiles(plain);
  const [file, ...more] = files.filter(({ kind }) => kind === 'text' || kind === 'riskrieg');
  if (more.length > 0)
    return [
      mapProblem('not-a-map', words('These are several maps: {0}. Choose one at a time.', namesOf([file, ...more]))),
    ];
  if (file?.kind === 'riskrieg') return readRiskrieg(file.file, file.picture);
  const [text] = texts;
  if (!text)
    return [
      mapProblem(
        'not-a-map',
        words('A picture alone is no map. Choose it together with the .map file of Domination that it belongs to.'),
      ),
    ];
  return readText(text);
};

const namesOf = (files: readonly (OpenedFile | undefined)[]): string =>
  files.map((file) => file?.name ?? '').join(', ');

/** Some editors begin a file with a mark of its encoding. */
const withoutMark = (file: TextFile): TextFile => ({ ...file, text: file.text.replace(/^\uFEFF/, '') });

const readText = (file: TextFile): MapRead | readonly MapProblem[] => {
  const tooLarge = sizeProblems(file.text);
  if (tooLarge.length > 0) return tooLarge;
  const [name, text] = [file.name, file.text.trimStart()];
  if (text.startsWith('<')) return readXmlMap(text, titleOf(name));
  const pack = readMapPack(text);
  return isMapProblems(pack) ? pack : { pack, notes: [] };
};

/** A map that is one file of text. */
export const readMapFileWithNotes = (text: string, name = ''): MapRead | readonly MapProblem[] =>
  readMapFiles([{ kind: 'text', name, text }]);

export const readMapFile = (text: string): MapPack | readonly MapProblem[] => {
  const read = readMapFileWithNotes(text);
  return isMapProblems(read) ? read : read.pack;
};
