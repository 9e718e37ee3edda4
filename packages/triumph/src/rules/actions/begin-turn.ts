import { onlySeats, refuse, type SideId, THIS_TABLE, Type } from '@vexillum/model';
import { exactly, side } from './args.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';

const otherThan = (one: SideId): SideId => (one === 'red' ? 'blue' : 'red');

/** Turns alternate; the first is whose captain begins it. */
const nextSide = (snapshot: Snapshot, ofSeat: SideId | undefined): SideId | undefined => {
  const turn = snapshot.public.turn.get(THIS_TABLE);
  return turn ? otherThan(turn.side) : ofSeat;
};

export const beginTurn = defineAction({
  name: 'begin-turn',
  says: 'Begins a turn: the other side’s than the last, unless a side is named. From here on moves add up.',
  args: exactly({ side: Type.Optional(side) }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, args, { seat }) {
    const ofSide = args.side ?? nextSide(snapshot, seat.side);
    if (ofSide === undefined) return refuse('which-side', 'Say whose turn it is: there has been none yet.', 'side');
    const number = (snapshot.public.turn.get(THIS_TABLE)?.number ?? 0) + 1;
    const edits = new Edits(snapshot).put('turn', THIS_TABLE, { number, side: ofSide });
    for (const id of snapshot.public.trail.keys()) edits.put('trail', id, null);
    return { changes: edits.changes() };
  },
});
