import { Type } from '@sinclair/typebox';
import {
  defineAction,
  Edits,
  onlySeats,
  type Part,
  refuse,
  type Refusal,
  type Snapshot,
  tableOf,
  THIS_TABLE,
} from '@vexillum/model';
import { OWN_MAP } from '../board/board-of.ts';
import { checkMap } from '../maps/check-map.ts';
import type { MapPack } from '../maps/map-pack.ts';
import { mapLimits } from '../maps/map-pack-shape.ts';
import { isMapProblems } from '../maps/map-problem.ts';
import { mapPacks } from '../maps/map-packs.ts';
import { gameOf } from '../state/read.ts';

export const chooseMap = defineAction({
  name: 'choose-map',
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
  mayAct: (seat, snapshot) =>
    onlySeats('host')(seat) ??
    (gameOf(snapshot) ? refuse('game-is-on', 'The map cannot be changed while a game is on.') : undefined),
  run(snapshot, { map, pack }) {
    if ((map === undefined) === (pack === undefined))
      return refuse('bad-args', 'Either the name of a map or a map pack.', 'map');
    return map === undefined ? ownMap(snapshot, pack) : ourMap(snapshot, map);
  },
});

const ourMap = (snapshot: Snapshot, map: string) => {
  const table = tableOf(snapshot);
  const pack = mapPacks.find(({ id }) => id === map);
  if (!pack || !table) return refuse('no-such-map', 'There is no map of that name.', 'map');
  const edits = new Edits(snapshot).put('table', THIS_TABLE, { ...table, profile: map }).put('part', OWN_MAP, null);
  return { changes: edits.changes(), facts: { map, name: pack.name } };
};

const ownMap = (snapshot: Snapshot, said: unknown) => {
  const pack = checkMap(said);
  if (isMapProblems(pack)) return refusedMap(pack);
  const edits = new Edits(snapshot).put('part', OWN_MAP, pack satisfies MapPack as unknown as Part);
  return { changes: edits.changes(), facts: { map: pack.id, name: pack.name } };
};

const refusedMap = ([first]: readonly { readonly says: string; readonly field?: string }[]): Refusal =>
  refuse('bad-map', first?.says ?? 'That is no map.', first?.field === undefined ? 'pack' : `pack.${first.field}`);
