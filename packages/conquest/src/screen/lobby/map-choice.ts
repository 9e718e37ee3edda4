import { type MapPack, mapPacks } from '../../rules/index.ts';
import type { Json } from '@vexillum/model';
import { keptMaps } from '../maps/kept-maps.ts';

/** Every map that this browser can offer: ours first, then its own. */
export const offeredMaps = (atlas: readonly MapPack[]): readonly MapPack[] => {
  const ours = [...mapPacks, ...atlas];
  return [...ours, ...keptMaps().filter(({ id }) => ours.every((our) => our.id !== id))];
};

/** The rules know it by name. */
export const isOurs = (pack: MapPack): boolean => mapPacks.some(({ id }) => id === pack.id);

/** What `choose-map` is asked with: ours by name, any other as a whole. */
export const mapArgs = (pack: MapPack): Json =>
  // A pack is read from JSON, and is nothing else.
  isOurs(pack) ? { map: pack.id } : { pack: pack as unknown as Json };
