import { onlySeats, words } from '@vexillum/model';
import { exactly, standIds } from './args.ts';
import { takeOffBoard } from './take-off-board.ts';
import { defineAction } from '../records/table.ts';

export const returnStands = defineAction({
  name: 'return-stands',
  says: 'Takes stands that are lost, set aside or on the board back into reserve.',
  args: exactly({ stands: standIds }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander'),
  run: (snapshot, { stands }, { seat }) =>
    takeOffBoard(snapshot, seat, stands, {
      from: ['lost', 'undeployed', 'board'],
      to: 'reserve',
      otherwise: words('That stand is in reserve already.'),
    }),
});
