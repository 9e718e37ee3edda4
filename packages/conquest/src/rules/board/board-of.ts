import { tableOf } from '@vexillum/model';
import type { MapPack } from '../maps/map-pack.ts';
import { mapPacks } from '../maps/map-packs.ts';
import { type Board, boardFrom } from './board.ts';
import type { Snapshot } from '../records.ts';

/** A table may have a pack of its own, under this id; otherwise it plays on the one that its profile names. */
export const OWN_MAP = 'map';

export const packOf = (snapshot: Snapshot): MapPack => {
  const own = snapshot.public.map.get(OWN_MAP);
  if (own) return own;
  const profile = tableOf(snapshot)?.profile;
  const pack = mapPacks.find(({ id }) => id === profile) ?? mapPacks[0];
  if (!pack) throw new Error('a game of conquest needs a map');
  return pack;
};

export const boardOf = (snapshot: Snapshot): Board => boardFrom(packOf(snapshot));
