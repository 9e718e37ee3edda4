import { msg, wordsText } from '@vexillum/ui/words';
import { isMapProblems, type MapPack, mapLimits, readMapFile } from '../../rules/index.ts';
import { mapText } from './map-text.ts';

/** The map in a player's file, or sentences that say what is wrong with it; nothing is taken from a file that is wrong anywhere. */
export const readMap = async (file: File): Promise<MapPack | readonly string[]> => {
  if (file.size > mapLimits.bytes) return [msg('This file is too large for a map.')];
  const text = mapText(new Uint8Array(await file.arrayBuffer()));
  if (text === undefined)
    return [msg('The letters of this file cannot be read. Open it in a text editor and save it as UTF-8.')];
  const read = readMapFile(text);
  return isMapProblems(read) ? read.map(({ says }) => wordsText(says)) : read;
};
