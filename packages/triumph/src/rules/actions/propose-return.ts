import { isRefusal, onlySeats, refuse, type SideId, THIS_TABLE, Type } from '@vexillum/model';
import { isAlone, positionTo, wishToReturn } from '../positions/why-no-return.ts';
import { defineAction, Edits } from '../records/table.ts';
import { momentOf } from '../turn/wishes-to-end.ts';
import { exactly } from './args.ts';

/** The entry of a position. */
export const to = Type.Integer({ minimum: 0 });

export const proposeReturn = defineAction({
  name: 'propose-return',
  says: 'Proposes that the table goes back to a moment of the list; the other captain is asked. It lapses when the next phase begins.',
  args: exactly({ to }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain'),
  run(snapshot, args, { seat }) {
    const position = positionTo(snapshot, args.to);
    if (isRefusal(position)) return position;
    const side = seat.side as SideId;
    if (isAlone(snapshot, side))
      return refuse('nobody-to-ask', 'Nobody sits on the other side, so there is nobody to ask: just go back.');
    const wish = wishToReturn(snapshot);
    if (wish && wish.side !== side)
      return wish.to === args.to
        ? refuse('proposed-already', 'The other captain proposes the same: agree to it.', 'to')
        : refuse('proposed-another', 'The other captain proposes another moment: answer that first.', 'to');
    if (wish?.to === args.to)
      return refuse('already-done', 'You propose that already; the other captain is asked.', 'to');
    const next = { to: args.to, side, moment: momentOf(snapshot) };
    return { changes: new Edits(snapshot).put('return', THIS_TABLE, next).changes() };
  },
});
