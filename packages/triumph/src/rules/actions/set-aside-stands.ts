import { onlySeats, words } from '@vexillum/model';
import { exactly, standIds } from './args.ts';
import { takeOffBoard } from './take-off-board.ts';
import { defineAction } from '../records/table.ts';

export const setAsideStands = defineAction({
  name: 'set-aside-stands',
  says: 'Leaves stands out of the battle without counting them as lost: there is no room for them, or a card sets them aside.',
  args: exactly({ stands: standIds }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander'),
  run: (snapshot, { stands }, { seat }) =>
    takeOffBoard(snapshot, seat, stands, {
      from: ['board', 'reserve'],
      to: 'undeployed',
      otherwise: words('That stand is out of the battle already.'),
    }),
});
