import { onlySeats, type Outcome, refuse, type SideId, Type } from '@vexillum/model';
import { openSlots, shutSlots } from '../deployment/open-slots.ts';
import { sides, stepAt } from '../deployment/order-of-play.ts';
import { otherSide } from '../deployment/sealed.ts';
import { momentOf, wishesToEnd } from '../turn/wishes-to-end.ts';
import { exactly } from './args.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';
import { LAST_STEP, type Step, THIS_STEP } from '../records/step.ts';

const wish = (snapshot: Snapshot, step: Step, side: SideId, isWanted: boolean): Outcome => {
  const { ending: _wishes, endingAt: _at, ...others } = step;
  const { [side]: _own, ...rest } = wishesToEnd(snapshot);
  const wishes = isWanted ? { ...rest, [side]: true as const } : rest;
  const next = Object.keys(wishes).length > 0 ? { ...others, ending: wishes, endingAt: momentOf(snapshot) } : others;
  return { changes: new Edits(snapshot).put('step', THIS_STEP, next).changes() };
};

/** Everything that is still shut opens, for both sides, in one entry. */
const end = (snapshot: Snapshot, step: Step): Outcome => {
  const { ending: _wishes, endingAt: _at, ...kept } = step;
  const edits = new Edits(snapshot);
  const openings = sides
    .map((side) => openSlots(edits, snapshot, side, shutSlots(snapshot, side)))
    .filter(({ slots }) => slots.length > 0);
  edits.put('step', THIS_STEP, { ...kept, number: LAST_STEP, done: {} });
  return { changes: edits.changes(), ...(openings.length > 0 ? { openings } : {}) };
};

export const endGame = defineAction({
  name: 'end-game',
  says: 'Ends the game and opens every seal: when both captains say so, or the umpire. A captain may take that back; it lapses when the next phase begins.',
  args: exactly({ withdraw: Type.Optional(Type.Literal(true)) }),
  isUndoable: false,
  isGuessable: false,
  needsAcceptedUmpire: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, { withdraw }, { seat }) {
    const step = stepAt(snapshot);
    if (step.number >= LAST_STEP) return refuse('game-over', 'The game has ended already.');
    if (seat.side === undefined)
      return withdraw ? refuse('nothing-to-withdraw', 'An umpire’s word ends the game at once.') : end(snapshot, step);
    const wishes = wishesToEnd(snapshot);
    const hasSaid = wishes[seat.side] === true;
    if (withdraw)
      return hasSaid
        ? wish(snapshot, step, seat.side, false)
        : refuse('nothing-to-withdraw', 'You have not asked to end the game.', 'withdraw');
    if (wishes[otherSide(seat.side)]) return end(snapshot, step);
    return hasSaid
      ? refuse('already-done', 'You have said so already; the game waits for the other captain.')
      : wish(snapshot, step, seat.side, true);
  },
});
