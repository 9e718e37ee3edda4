import { mayActForSide, onlySeats, refuse } from '@vexillum/model';
import { exactly, pieceId } from './args.ts';
import { defineAction, Edits } from '../records/table.ts';

export const removeMarker = defineAction({
  name: 'remove-marker',
  says: 'Takes a deployment marker off the board.',
  args: exactly({ id: pieceId }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, { id }, { seat }) {
    const marker = snapshot.public.marker.get(id);
    if (!marker) return refuse('no-such-marker', 'That marker is gone already.', 'id');
    const refusal = mayActForSide(seat, marker.side);
    if (refusal) return refusal;
    const changes = new Edits(snapshot).put('marker', id, null).put('pose', id, null).changes();
    return { changes };
  },
});
