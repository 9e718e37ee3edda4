import { mayActForSide, onlySeats, refuse } from '@vexillum/model';
import { exactly, pieceId } from './args.ts';
import { defineAction, Edits } from '../records/table.ts';

export const removeCamp = defineAction({
  name: 'remove-camp',
  says: 'Takes a camp off the board.',
  args: exactly({ id: pieceId }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, { id }, { seat }) {
    const camp = snapshot.public.camp.get(id);
    if (!camp) return refuse('no-such-camp', 'That camp is gone already.', 'id');
    const refusal = mayActForSide(seat, camp.side);
    if (refusal) return refusal;
    const changes = new Edits(snapshot).put('camp', id, null).put('pose', id, null).changes();
    return { changes };
  },
});
