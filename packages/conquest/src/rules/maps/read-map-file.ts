import { readLux } from './import/read-lux.ts';
import type { MapPack } from './map-pack.ts';
import type { MapProblem } from './map-problem.ts';
import { readMapPack } from './read-map-pack.ts';

/** A map file of any kind that we know, told apart by how it begins: our own packs are JSON, Lux boards XML. */
export const readMapFile = (text: string): MapPack | readonly MapProblem[] => {
  // Some editors begin a file with a mark of its encoding.
  const plain = text.replace(/^\uFEFF/, '').trimStart();
  return plain.startsWith('<') ? readLux(plain) : readMapPack(plain);
};
