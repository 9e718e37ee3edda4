import { checkMap, isMapProblems, type MapPack } from '../../rules/index.ts';
import { keepJson, readKeptJson } from '@vexillum/frame/memory/kept-json';

export const MAPS_KEY = 'vexillum:maps';
/** A browser keeps five million characters for us in all, and armies need some of them. */
const ROOM = 1_500_000;

/** Maps that the reader has brought into this browser; one that is no good any more is left out. */
export const keptMaps = (): readonly MapPack[] =>
  readKeptJson<readonly unknown[]>(MAPS_KEY, []).flatMap((kept) => {
    const pack = checkMap(kept);
    return isMapProblems(pack) ? [] : [pack];
  });

/** Keeps a map in the place of the one of its id; false where there is no room for it, and then nothing is changed. */
export const keepMap = (pack: MapPack): boolean => {
  const maps = [pack, ...keptMaps().filter(({ id }) => id !== pack.id)];
  if (JSON.stringify(maps).length > ROOM) return false;
  keepJson(MAPS_KEY, maps);
  return true;
};

export const forgetMap = (id: string): void =>
  keepJson(
    MAPS_KEY,
    keptMaps().filter((map) => map.id !== id),
  );
