import { isRefusal, onlySeats, type Refusal, refuse, type Seat } from '@vexillum/model';
import { keepPosition, positionIn } from '../positions/keep-position.ts';
import { isAnotherArmy, type PutBack, putBack } from '../positions/put-back.ts';
import { positionTo, whyNotAgreed } from '../positions/why-no-return.ts';
import type { Position } from '../records/position.ts';
import { defineAction, type Snapshot } from '../records/table.ts';
import { exactly } from './args.ts';
import { to } from './propose-return.ts';

const agreedPosition = (snapshot: Snapshot, seat: Seat, seq: number): Position | Refusal => {
  const position = positionTo(snapshot, seq);
  return isRefusal(position) ? position : (whyNotAgreed(snapshot, seat, seq) ?? position);
};

/** The two captains by agreement, or the umpire alone, put the battle back as an earlier entry left it. What lies between stays in the ledger. */
const returning = (how: PutBack) =>
  defineAction({
    name: 'return-to-position',
    says: 'Goes back to a moment of the list: agrees to what the other captain proposes, or rules so as umpire. What was opened stays open, and dice that were thrown stay thrown.',
    args: exactly({ to }),
    isUndoable: false,
    isGuessable: false,
    needsAcceptedUmpire: true,
    mayAct: onlySeats('captain', 'umpire'),
    looksBack(snapshot, args, seat) {
      return isRefusal(agreedPosition(snapshot, seat, args.to)) ? undefined : args.to;
    },
    run(snapshot, args, { seat, seq, at, past }) {
      const position = agreedPosition(snapshot, seat, args.to);
      if (isRefusal(position)) return position;
      if (seq === undefined || past?.seq !== position.seq)
        return refuse('begun-meanwhile', 'Something else happened at the table meanwhile: look again.');
      if (isAnotherArmy(snapshot, past.snapshot))
        return refuse('another-army', 'Another army has been brought since, so there is no going back to that.', 'to');
      const edits = putBack(snapshot, past.snapshot, how);
      const from = positionIn(snapshot, { kind: 'left', seq: seq - 1, at }, { by: seat.id });
      keepPosition(edits, snapshot, from, (other) => other.seq > position.seq);
      return { changes: edits.changes() };
    },
  });

export const returnToPosition = returning({});

/** As it was when a wish for a rematch stayed: for matches of then. */
export const returnToPositionOfOld = returning({ keepsWishes: true });
