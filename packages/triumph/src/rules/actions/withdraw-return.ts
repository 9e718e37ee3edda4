import { onlySeats, refuse, THIS_TABLE } from '@vexillum/model';
import { wishToReturn } from '../positions/why-no-return.ts';
import { defineAction, Edits } from '../records/table.ts';
import { exactly } from './args.ts';
import { to } from './propose-return.ts';

export const withdrawReturn = defineAction({
  name: 'withdraw-return',
  says: 'Takes back the own proposal to go back to a moment, or says no to the other captain’s.',
  args: exactly({ to }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, args) {
    const wish = wishToReturn(snapshot);
    if (!wish) return refuse('nothing-to-withdraw', 'Nobody proposes to go back any more.');
    if (wish.to !== args.to) return refuse('proposed-another', 'Another moment is proposed now: look again.', 'to');
    return { changes: new Edits(snapshot).put('return', THIS_TABLE, null).changes() };
  },
});
