import { onlySeats, words } from '@vexillum/model';
import { exactly, standIds } from './args.ts';
import { takeOffBoard } from './take-off-board.ts';
import { defineAction } from '../records/table.ts';

export const loseStands = defineAction({
  name: 'lose-stands',
  says: 'Takes stands out of the battle as lost.',
  args: exactly({ stands: standIds }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander'),
  run: (snapshot, { stands }, { seat }) =>
    takeOffBoard(snapshot, seat, stands, {
      from: ['board', 'reserve'],
      to: 'lost',
      otherwise: words('That stand is out of the battle already.'),
    }),
});
