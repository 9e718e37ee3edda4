import { type Seat, THIS_TABLE } from '@vexillum/model';
import { phaseAt, pointsAt, slipsOf, type Snapshot } from '../../rules/index.ts';
import { allCommands } from '../../rules/deployment/slots.ts';

/** What is shown to somebody at their first battle, in the order in which they meet it. */
export const hints = ['roll', 'move', 'go-on', 'pass', 'other-side'] as const;
export type Hint = (typeof hints)[number];

const FIRST_SIDE = 'red';

/** Whether the hint has been followed, or play has gone past it. */
const isDone = (hint: Hint, snapshot: Snapshot, seat: Seat): boolean => {
  const turn = snapshot.public.turn.get(THIS_TABLE);
  if (!turn) return false;
  const isPast = turn.number > 1 || turn.side !== FIRST_SIDE;
  const phase = phaseAt(snapshot);
  switch (hint) {
    case 'roll':
      return isPast || allCommands.some((command) => pointsAt(snapshot, turn.side, command) !== undefined);
    case 'move':
      return isPast || allCommands.some((command) => slipsOf(snapshot, turn.side, command).length > 0);
    case 'go-on':
      return isPast || (phase !== undefined && phase !== 'cards' && phase !== 'command' && phase !== 'movement');
    case 'pass':
      return isPast;
    case 'other-side':
      return isPast && seat.side !== FIRST_SIDE;
    default:
      return hint satisfies never;
  }
};

/** The first that has not been followed; `undefined` when all have been. */
export const nextHint = (snapshot: Snapshot, seat: Seat): Hint | undefined =>
  hints.find((hint) => !isDone(hint, snapshot, seat));
