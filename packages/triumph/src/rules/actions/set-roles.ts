import { onlySeats, refuse } from '@vexillum/model';
import { nextNumber, stepAt } from '../deployment/order-of-play.ts';
import { otherSide } from '../deployment/sealed.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { exactly, side } from './args.ts';
import { defineAction, Edits } from '../records/table.ts';
import { type Step, THIS_STEP } from '../records/step.ts';

/** The last step before whose end the roles may still change: from the camps on they decide who acts. */
const LAST_TO_CHANGE = 1;

/** A captain's word is a proposal until the other captain says the same; the host's or umpire's is enough by itself. */
export const setRoles = defineAction({
  name: 'set-roles',
  says: 'Says which side has the tactical advantage; both captains together, or the umpire or host, and the deployment begins.',
  args: exactly({ advantaged: side }),
  isUndoable: false,
  isGuessable: false,
  needsAcceptedUmpire: true,
  mayAct: onlySeats('host', 'captain', 'umpire'),
  run(snapshot, { advantaged }, { seat }) {
    const step = stepAt(snapshot);
    const isAlone = seat.kind !== 'captain';
    if (step.number > (isAlone ? LAST_TO_CHANGE : 0))
      return refuse('roles-settled', 'The deployment has begun: who has the advantage is settled.');
    const first = nextNumber(profileAt(snapshot), 0);
    const agrees = step.advantaged === advantaged && seat.side !== undefined && step.done[otherSide(seat.side)];
    const isSettled = isAlone || agrees === true;
    const next: Step = isSettled
      ? { number: Math.max(step.number, first), advantaged, done: {} }
      : { number: 0, advantaged, done: seat.side === undefined ? {} : { [seat.side]: true } };
    return { changes: new Edits(snapshot).put('step', THIS_STEP, next).changes() };
  },
});
