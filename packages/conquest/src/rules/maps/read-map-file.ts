import type { Words } from '@vexillum/model';
import { readLuxWithNotes } from './import/read-lux.ts';
import type { MapPack } from './map-pack.ts';
import { isMapProblems, type MapProblem } from './map-problem.ts';
import { readMapPack } from './read-map-pack.ts';

/** A map out of a file, and what whoever brings it should know: what was left out, and how the rest was understood. */
export interface MapRead {
  readonly pack: MapPack;
  readonly notes: readonly Words[];
}

/** A map file of any kind that we know, told apart by how it begins: our own packs are JSON, Lux boards XML. */
export const readMapFileWithNotes = (text: string): MapRead | readonly MapProblem[] => {
  // Some editors begin a file with a mark of its encoding.
  const plain = text.replace(/^\uFEFF/, '').trimStart();
  if (plain.startsWith('<')) return readLuxWithNotes(plain);
  const pack = readMapPack(plain);
  return isMapProblems(pack) ? pack : { pack, notes: [] };
};

export const readMapFile = (text: string): MapPack | readonly MapProblem[] => {
  const read = readMapFileWithNotes(text);
  return isMapProblems(read) ? read : read.pack;
};
