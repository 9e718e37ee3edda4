import { MILLI_MU, onlySeats, refuse, Type, words } from '@vexillum/model';
import { profileAt } from '../profiles/profile-of.ts';
import { terrainTypeOf } from '../profiles/rows-of.ts';
import type { SizeMu } from '../profiles/terrain-type.ts';
import { exactly, pose, side, size } from './args.ts';
import { placeCheck } from './place-check.ts';
import { defineAction, Edits, type Snapshot, stepOf } from '../records/table.ts';

const TERRAIN_LIMIT = 60;
const VARIANTS = 1000;

const storedSize = ([width, depth]: SizeMu) => [Math.round(width * MILLI_MU), Math.round(depth * MILLI_MU)] as const;

/** None at a table that is not led through its steps. */
const stepOfNow = (snapshot: Snapshot): { readonly step?: number } => {
  const step = stepOf(snapshot)?.number;
  return step === undefined ? {} : { step };
};

export const placeTerrain = defineAction({
  name: 'place-terrain',
  says: 'Lays a piece of terrain; without a size it gets the usual one of its type.',
  args: exactly({
    type: Type.String({ maxLength: 40, description: 'A terrain type of the profile, such as `woods`' }),
    pose,
    size: Type.Optional(size),
    side: Type.Optional(side),
    variant: Type.Optional(Type.Integer({ minimum: 0, maximum: VARIANTS - 1, description: 'Picks the outline' })),
  }),
  isUndoable: true,
  isGuessable: false,
  mayAct: onlySeats('host', 'captain', 'commander', 'umpire'),
  run(snapshot, { type, pose, size, variant, side }, { chance, seat }) {
    const terrainType = terrainTypeOf(profileAt(snapshot), type);
    if (!terrainType) return refuse('no-such-terrain-type', 'These rules know no such terrain.', 'type');
    if (snapshot.public.terrain.size >= TERRAIN_LIMIT)
      return refuse(
        'too-much-terrain',
        words('A table holds {0} pieces of terrain; remove some first.', TERRAIN_LIMIT),
      );
    const misplaced = placeCheck(snapshot)(pose, 'pose');
    if (misplaced) return misplaced;
    const owner = terrainType.form === 'obstacle' ? (side ?? seat.side) : undefined;
    const id = chance.newId('terrain');
    const piece = {
      type,
      size: size ?? storedSize(terrainType.defaultSize),
      variant: variant ?? snapshot.public.terrain.size,
      ...(owner === undefined ? {} : { side: owner, ...stepOfNow(snapshot) }),
    };
    const changes = new Edits(snapshot).put('terrain', id, piece).put('pose', id, pose).changes();
    return { changes, result: { id } };
  },
});
