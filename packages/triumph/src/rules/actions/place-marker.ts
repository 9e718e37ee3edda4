import { mayActForSide, onlySeats, refuse, type SideId, Type } from '@vexillum/model';
import { isOpened, markerCommandOf } from '../deployment/sealed.ts';
import { type MarkerLetter, markerSlot } from '../deployment/slots.ts';
import { exactly, markerLetter, pose, side } from './args.ts';
import { placeCheck } from './place-check.ts';
import { playsOpenly } from './plays-openly.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';
import type { Marker } from '../records/marker.ts';

/** Whose marker it is by its opened seal: a marker that was taken up and put down again is the same. */
const shownCommand = (snapshot: Snapshot, ofSide: SideId, letter: MarkerLetter): Marker['command'] =>
  isOpened(snapshot, ofSide, markerSlot(letter)) ? markerCommandOf(snapshot, ofSide, letter) : undefined;

export const placeMarker = defineAction({
  name: 'place-marker',
  says: 'Puts down a deployment marker, or moves it where it lies already.',
  args: exactly({
    side,
    letter: markerLetter,
    pose,
    command: Type.Optional(
      Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], { description: 'Only with open orders' }),
    ),
  }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, { side, letter, pose, command }, { seat }) {
    const refusal = mayActForSide(seat, side) ?? placeCheck(snapshot)(pose, 'pose');
    if (refusal) return refusal;
    if (command !== undefined && !playsOpenly(snapshot))
      return refuse('orders-are-sealed', 'Which command enters here is sealed, and opens in its step.', 'command');
    const id = `marker:${side}-${letter}`;
    const marker = snapshot.public.marker.get(id);
    const edits = new Edits(snapshot).put('pose', id, pose);
    const known = command ?? shownCommand(snapshot, side, letter);
    const after: Marker = { side, letter, ...marker, ...(known === undefined ? {} : { command: known }) };
    if (!marker || marker.command !== after.command) edits.put('marker', id, after);
    return { changes: edits.changes(), result: { id } };
  },
});
