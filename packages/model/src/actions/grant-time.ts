import { words } from '../words.ts';
import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { hasClockAuthority } from '../clock/clock-authority.ts';
import { isLongTurn, later, limitOf } from '../clock/times.ts';
import { arePartners, bankId, bankOf, clockOf, THIS_CLOCK } from '../records/clock.ts';
import { refuse } from '../refusal.ts';
import { fromElsewhere, serversArgs } from './from-elsewhere.ts';
import { mayPause } from './may-pause.ts';

/** What an opponent may give at a time, in seconds; and to a turn of many hours, a day. */
export const MOST_FROM_OPPONENT = 300;
const MOST_TO_LONG_TURN = 86_400;

export const grantTime = defineAction({
  name: 'grant-time',
  says: 'Gives a side more time: the mover, or whoever has a bank. For opponents and the umpire.',
  args: Type.Object(
    {
      seconds: Type.Integer({ minimum: 1, maximum: MOST_TO_LONG_TURN }),
      /** The mover’s where none is named. */
      side: Type.Optional(Type.String({ maxLength: 16 })),
      ...fromElsewhere,
    },
    { additionalProperties: false },
  ),
  serversArgs,
  isUndoable: false,
  isGuessable: false,
  mayAct: mayPause,
  run(snapshot, { seconds, side: named }, { seat }) {
    const face = clockOf(snapshot);
    if (!face) return refuse('no-clock', 'No clock runs at this table.');
    const side = named ?? face.side;
    if (!hasClockAuthority(seat, snapshot)) {
      if (side === seat.side) return refuse('not-your-own', 'Nobody gives themselves time.', 'side');
      if (arePartners(face, seat.side, side))
        return refuse('partners-time', 'Nobody gives their own team time.', 'side');
      const most = side === face.side && isLongTurn(limitOf(face)) ? MOST_TO_LONG_TURN : MOST_FROM_OPPONENT;
      if (seconds > most)
        return refuse('too-much', words('An opponent gives at most {0} seconds at a time.', most), 'seconds');
    }
    const edits = new Edits(snapshot);
    const left = bankOf(snapshot, side);
    if (side === face.side)
      edits.put('clock', THIS_CLOCK, { ...face, startedAt: later(face.startedAt, seconds * 1000) });
    else if (left !== undefined) edits.put('clock', bankId(side), { leftMs: left + seconds * 1000 });
    else return refuse('not-running', 'That side’s time does not run, and it has no bank.', 'side');
    return { changes: edits.changes() };
  },
});
