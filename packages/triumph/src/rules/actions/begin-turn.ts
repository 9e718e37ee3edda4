import { onlySeats, type Refusal, refuse, type Seat, type SideId, THIS_TABLE, Type } from '@vexillum/model';
import { profileAt } from '../profiles/profile-of.ts';
import { nextTurn, otherThan } from '../turn/next-turn.ts';
import { phaseAfter } from '../turn/phase-at.ts';
import { whyNotBeginning } from '../turn/why-not-leading.ts';
import { exactly, side } from './args.ts';
import { defineAction, type Snapshot } from '../records/table.ts';

/** Turns alternate; the first is whose captain begins it. */
const nextSide = (snapshot: Snapshot, ofSeat: SideId | undefined): SideId | undefined => {
  const turn = snapshot.public.turn.get(THIS_TABLE);
  return turn ? otherThan(turn.side) : ofSeat;
};

interface Edition {
  readonly whyNot: (snapshot: Snapshot, seat: Seat, at: string) => Refusal | undefined;
  readonly firstPhase: (snapshot: Snapshot) => string | undefined;
}

const beginningIn = ({ whyNot, firstPhase }: Edition) =>
  defineAction({
    name: 'begin-turn',
    says: 'Begins a turn: the other side’s than the last, unless a side is named. Only whose turn it is hands it over, or an umpire; whose time is up has to bear that the other captain begins their own. From here on moves add up.',
    args: exactly({ side: Type.Optional(side) }),
    isUndoable: true,
    isGuessable: true,
    needsAcceptedUmpire: true,
    mayAct: onlySeats('captain', 'umpire'),
    run(snapshot, args, { seat, at }) {
      const refusal = whyNot(snapshot, seat, at);
      if (refusal) return refusal;
      const ofSide = args.side ?? nextSide(snapshot, seat.side);
      if (ofSide === undefined) return refuse('which-side', 'Say whose turn it is: there has been none yet.', 'side');
      return { changes: nextTurn(snapshot, ofSide, firstPhase(snapshot)) };
    },
  });

export const beginTurn = beginningIn({
  whyNot: whyNotBeginning,
  firstPhase: (snapshot) => phaseAfter(profileAt(snapshot), undefined),
});

/** As it was before turns had phases, when either captain began the next one. No match with phases goes on like that. */
export const beginTurnOfOld = beginningIn({
  whyNot: (snapshot) =>
    snapshot.public.turn.get(THIS_TABLE)?.phase === undefined
      ? undefined
      : refuse('has-phases', 'Turns have phases in this match.'),
  firstPhase: () => undefined,
});
