import { isRefusal, onlySeats } from '@vexillum/model';
import { proposal } from './agree-house-rule.ts';
import { exactly } from './args.ts';
import { proposalNamed } from './house-rules.ts';
import { defineAction, Edits } from '../records/table.ts';

/** What is in force is changed by a new proposal, with the profile’s own value to go back to it. */
export const withdrawHouseRule = defineAction({
  name: 'withdraw-house-rule',
  says: 'Takes back a house rule that your side proposes, or declines one of the other side’s.',
  args: exactly({ proposal }),
  isUndoable: false,
  isGuessable: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, args) {
    const found = proposalNamed(snapshot, args.proposal);
    if (isRefusal(found)) return found;
    return { changes: new Edits(snapshot).put('house', args.proposal, null).changes() };
  },
});
