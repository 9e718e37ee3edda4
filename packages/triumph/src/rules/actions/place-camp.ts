import { mayActForSide, MILLI_MU, onlySeats, refuse, type SideId, Type, words } from '@vexillum/model';
import { profileAt } from '../profiles/profile-of.ts';
import { exactly, pieceId, pose, side, size } from './args.ts';
import { placeCheck } from './place-check.ts';
import { movedIn } from '../turn/moved-in.ts';
import { type Camp, campForms } from '../records/camp.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';

const CAMPS_LIMIT = 3;

const freeId = (snapshot: Snapshot, ofSide: SideId): string | undefined =>
  Array.from({ length: CAMPS_LIMIT }, (_, index) => `camp:${ofSide}-${index + 1}`).find(
    (id) => !snapshot.public.camp.has(id),
  );

const hasMainCamp = (snapshot: Snapshot, ofSide: SideId): boolean =>
  [...snapshot.public.camp.values()].some((camp) => camp.side === ofSide && !camp.ally);

const newCamp = (snapshot: Snapshot, ofSide: SideId, isAlly: boolean | undefined): Camp => {
  const [width, depth] = profileAt(snapshot).campMu.value;
  return {
    side: ofSide,
    size: [width * MILLI_MU, depth * MILLI_MU],
    ...((isAlly ?? hasMainCamp(snapshot, ofSide)) ? { ally: true } : {}),
  };
};

export const placeCamp = defineAction({
  name: 'place-camp',
  says: 'Pitches a camp, the first as the main camp and further ones for allies; with an id it moves that camp.',
  args: exactly({
    side,
    pose,
    id: Type.Optional(pieceId),
    size: Type.Optional(size),
    ally: Type.Optional(Type.Boolean()),
    as: Type.Optional(
      Type.Union(
        campForms.map((form) => Type.Literal(form)),
        { description: 'What a battle card makes of it' },
      ),
    ),
  }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, { side, pose, id: givenId, size, ally, as }, { seat }) {
    const refusal = mayActForSide(seat, side) ?? placeCheck(snapshot)(pose, 'pose');
    if (refusal) return refusal;
    const known = givenId === undefined ? undefined : snapshot.public.camp.get(givenId);
    if (givenId !== undefined && known?.side !== side)
      return refuse('no-such-camp', 'That side has no such camp.', 'id');
    const id = givenId ?? freeId(snapshot, side);
    if (id === undefined) return refuse('too-many-camps', words('A side has at most {0} camps.', CAMPS_LIMIT));
    const camp = { ...(known ?? newCamp(snapshot, side, ally)), ...(size ? { size } : {}), ...(as ? { as } : {}) };
    const edits = new Edits(snapshot).put('pose', id, pose);
    const moved = known ? movedIn(snapshot) : {};
    if (!known || size || as || moved.moved !== undefined) edits.put('camp', id, { ...camp, ...moved });
    return { changes: edits.changes(), result: { id } };
  },
});
