import { onlySeats, refuse, THIS_TABLE, Type } from '@vexillum/model';
import { exactly } from './args.ts';
import { defineAction, Edits } from '../records/table.ts';

/** Nobody takes the other side's turn away from them; everybody sees that its end is asked for. */
export const askForTurn = defineAction({
  name: 'ask-for-turn',
  says: 'Asks the side whose turn it is to hand it over, or takes that back.',
  args: exactly({ withdraw: Type.Optional(Type.Literal(true)) }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain'),
  run(snapshot, { withdraw }, { seat }) {
    const turn = snapshot.public.turn.get(THIS_TABLE);
    if (!turn) return refuse('no-turn', 'The first turn has not begun.');
    if (turn.side === seat.side) return refuse('your-turn', 'It is your turn: end it when you are ready.');
    const { isAskedFor, ...others } = turn;
    if (withdraw && !isAskedFor) return refuse('nothing-to-withdraw', 'You have not asked for the turn.', 'withdraw');
    if (!withdraw && isAskedFor) return refuse('already-done', 'You have asked for the turn already.');
    const asked = withdraw ? others : { ...others, isAskedFor: true as const };
    return { changes: new Edits(snapshot).put('turn', THIS_TABLE, asked).changes() };
  },
});
