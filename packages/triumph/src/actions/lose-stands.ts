import { defineAction, isRefusal, onlySeats, withChanges } from '@vexillum/model';
import { newlyDemoralized } from '../losses/newly-demoralized.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { exactly, standIds } from './args.ts';
import { takeOffBoard } from './take-off-board.ts';

export const loseStands = defineAction({
  name: 'lose-stands',
  says: 'Takes stands out of the battle as lost.',
  args: exactly({ stands: standIds }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander'),
  run(snapshot, { stands }, { seat }) {
    const outcome = takeOffBoard(snapshot, seat, stands, {
      from: ['board', 'reserve'],
      to: 'lost',
      otherwise: 'That stand is out of the battle already.',
    });
    if (isRefusal(outcome)) return outcome;
    const demoralized = newlyDemoralized(snapshot, withChanges(snapshot, outcome.changes), profileAt(snapshot));
    return demoralized.length > 0 ? { ...outcome, facts: { ...outcome.facts, demoralized } } : outcome;
  },
});
