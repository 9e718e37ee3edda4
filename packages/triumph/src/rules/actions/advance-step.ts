import { onlySeats, type Outcome, type Refusal, refuse, type SideId, Type, words, type Words } from '@vexillum/model';
import { dutiesOf } from '../deployment/duties-of.ts';
import type { Duty } from '../deployment/duty.ts';
import { actingSides, isStepNumber, nextNumber, stepAt } from '../deployment/order-of-play.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { exactly } from './args.ts';
import { BATTLE_STEP, LAST_STEP, type Step, THIS_STEP } from '../records/step.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';

const sentences: Readonly<Partial<Record<Duty['kind'], Words>>> = {
  'agree-roles': words('First say which side has the advantage.'),
  'bring-army': words('First bring your army.'),
  'seal-orders': words('First seal your orders.'),
  'place-markers': words('First place your markers.'),
  'reveal-markers': words('First reveal your markers.'),
  'reveal-rosters': words('First show which commands stand on the board.'),
};

const stepTo = (snapshot: Snapshot, step: Step, number: number): Outcome => {
  const { ending: _wishes, endingAt: _at, ...kept } = step;
  const edits = new Edits(snapshot).put('step', THIS_STEP, { ...kept, number, done: {} });
  return { changes: edits.changes() };
};

/** The next step, one further on or back, or the one that is named. A table whose game has ended stays so: its secrets are open. */
const byUmpire = (snapshot: Snapshot, step: Step, to: number | undefined): Outcome | Refusal => {
  const profile = profileAt(snapshot);
  const number = to ?? nextNumber(profile, step.number);
  if (number === LAST_STEP || (to === undefined && step.number === BATTLE_STEP))
    return refuse('ends-otherwise', 'The game is ended with end-game, which opens every seal.');
  if (!isStepNumber(profile, number)) return refuse('no-such-step', 'There is no step of that number.', 'to');
  if (number === step.number) return refuse('same-step', 'The table is in that step already.', 'to');
  if (number > 0 && step.advantaged === undefined)
    return refuse('no-roles', 'First say which side has the advantage.', 'to');
  return stepTo(snapshot, step, number);
};

const whyNotDone = (snapshot: Snapshot, step: Step, side: SideId): Refusal | undefined => {
  const profile = profileAt(snapshot);
  if (step.number >= BATTLE_STEP) return refuse('ends-otherwise', 'The battle is on; it is ended with end-game.');
  if (!actingSides(step, profile).includes(side))
    return refuse('not-your-step', 'This step is the other side’s; you are waited for in the next.');
  const owed = dutiesOf(snapshot, profile, side).find((duty) => duty.blocks);
  if (owed) return refuse('not-done-yet', sentences[owed.kind] ?? words('Something is still to be done first.'));
  if (step.done[side]) return refuse('already-done', 'You have said so already; the other side is waited for.');
  return undefined;
};

const bySide = (snapshot: Snapshot, step: Step, side: SideId): Outcome | Refusal => {
  const refusal = whyNotDone(snapshot, step, side);
  if (refusal) return refusal;
  const profile = profileAt(snapshot);
  const done = { ...step.done, [side]: true } as const;
  const waited = actingSides(step, profile).filter((other) => !done[other]);
  if (waited.length === 0) return stepTo(snapshot, step, nextNumber(profile, step.number));
  return { changes: new Edits(snapshot).put('step', THIS_STEP, { ...step, done }).changes() };
};

export const advanceStep = defineAction({
  name: 'advance-step',
  says: 'Says that your side is done with this step; when all that it asks are, the next begins. An umpire goes to any step.',
  args: exactly({ to: Type.Optional(Type.Integer({ minimum: 0, maximum: LAST_STEP })) }),
  isUndoable: false,
  isGuessable: false,
  needsAcceptedUmpire: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, { to }, { seat }) {
    const step = stepAt(snapshot);
    if (step.number >= LAST_STEP) return refuse('game-over', 'The game has ended, and everything is open.');
    if (seat.kind === 'umpire') return byUmpire(snapshot, step, to);
    if (to !== undefined) return refuse('only-umpire', 'Only an umpire goes to a step of their choice.', 'to');
    return bySide(snapshot, step, seat.side as SideId);
  },
});
