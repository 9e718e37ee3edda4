import { defineAction, onlySeats } from '@vexillum/model';
import { exactly, standIds } from './args.ts';
import { takeOffBoard } from './take-off-board.ts';

export const returnStands = defineAction({
  name: 'return-stands',
  says: 'Takes lost stands, or stands on the board, back into reserve.',
  args: exactly({ stands: standIds }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander'),
  run: (snapshot, { stands }, { seat }) =>
    takeOffBoard(snapshot, seat, stands, {
      from: ['lost', 'board'],
      to: 'reserve',
      otherwise: 'That stand is neither lost nor on the board.',
    }),
});
