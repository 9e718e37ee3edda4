import { type Json, refuse, tableOf, THIS_TABLE, Type } from '@vexillum/model';
import { OWN_MAP } from '../board/board-of.ts';
import { mayChooseMap } from '../choices/hosting.ts';
import type { MapPack } from '../maps/map-pack.ts';
import { mapLimits } from '../maps/map-pack-shape.ts';
import { mapPacks } from '../maps/map-packs.ts';
import { defineAction, Edits, type Snapshot } from '../records.ts';

export const chooseMap = defineAction({
  name: mayChooseMap.action,
  says: 'Chooses the map of the next game, with its miniatures: one that comes with the game, or one of your own.',
  args: Type.Object(
    {
      map: Type.Optional(Type.String({ maxLength: 64 })),
      /** A whole map pack, where it is none of ours. */
      pack: Type.Optional(Type.Unknown()),
    },
    { additionalProperties: false },
  ),
  largestArgs: mapLimits.packBytes + 100,
  isUndoable: false,
  isGuessable: true,
  mayAct: mayChooseMap.mayAct,
  run(snapshot, { map, pack }, { seat }) {
    if ((map === undefined) === (pack === undefined))
      return refuse('bad-args', 'Either the name of a map or a map pack.', 'map');
    const chosen = map === undefined ? { pack: pack as Json } : { map };
    return (
      mayChooseMap.whyNot(snapshot, seat, chosen) ??
      (map === undefined ? ownMap(snapshot, pack as MapPack) : ourMap(snapshot, map))
    );
  },
});

const ourMap = (snapshot: Snapshot, map: string) => {
  const table = tableOf(snapshot);
  const pack = mapPacks.find(({ id }) => id === map);
  if (!pack || !table) return refuse('no-such-map', 'There is no map of that name.', 'map');
  const edits = new Edits(snapshot).put('table', THIS_TABLE, { ...table, profile: map }).put('map', OWN_MAP, null);
  return { changes: edits.changes() };
};

const ownMap = (snapshot: Snapshot, pack: MapPack) => {
  const edits = new Edits(snapshot).put('map', OWN_MAP, pack);
  return { changes: edits.changes() };
};
