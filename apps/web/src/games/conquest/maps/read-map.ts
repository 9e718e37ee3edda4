import { msg } from '@lit/localize';
import { isMapProblems, type MapPack, mapLimits, readMapFile } from '@vexillum/conquest';

/** The map in a player's file, or sentences that say what is wrong with it; nothing is taken from a file that is wrong anywhere. */
export const readMap = async (file: File): Promise<MapPack | readonly string[]> => {
  if (file.size > mapLimits.bytes) return [msg('This file is too large for a map.')];
  const read = readMapFile(await file.text());
  return isMapProblems(read) ? read.map(({ says }) => says) : read;
};
