import { checkMap, isMapProblems, mapLimits, type MapPack } from '../../rules/index.ts';
import { packed, unpacked } from '@vexillum/frame/packed-text';

export const MAP_HASH = '#map=';

/** A longer link is one that few programs pass on whole. */
export const LONGEST_LINK = 16_000;

/** A link that carries the whole map after the #, which no browser sends to any server; undefined where that would be too long. */
export const mapLink = async (pack: MapPack, page: Pick<Location, 'origin'>): Promise<string | undefined> => {
  const link = `${page.origin}/maps${MAP_HASH}${await packed(pack, mapLimits.bytes)}`;
  return link.length > LONGEST_LINK ? undefined : link;
};

/** The map in a link; undefined where there is none in it that can be played on. */
export const mapInLink = async (hash: string): Promise<MapPack | undefined> => {
  if (!hash.startsWith(MAP_HASH)) return undefined;
  const pack = checkMap(await unpacked(hash.slice(MAP_HASH.length), mapLimits.bytes));
  return isMapProblems(pack) ? undefined : pack;
};
