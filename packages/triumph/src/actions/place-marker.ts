import { defineAction, Edits, mayActForSide, onlySeats } from '@vexillum/model';
import { exactly, markerLetter, pose, side } from './args.ts';
import { placeCheck } from './place-check.ts';

export const placeMarker = defineAction({
  name: 'place-marker',
  says: 'Puts down a deployment marker, or moves it where it lies already.',
  args: exactly({ side, letter: markerLetter, pose }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, { side, letter, pose }, { seat }) {
    const refusal = mayActForSide(seat, side) ?? placeCheck(snapshot)(pose, 'pose');
    if (refusal) return refusal;
    const id = `marker:${side}-${letter}`;
    const marker = snapshot.public.marker.get(id);
    const edits = new Edits(snapshot).put('pose', id, pose);
    if (!marker) edits.put('marker', id, { side, letter });
    return { changes: edits.changes(), result: { id }, facts: { side, letter } };
  },
});
