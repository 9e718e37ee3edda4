import { Type } from '@sinclair/typebox';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { hasClockAuthority } from '../clock/clock-authority.ts';
import { later } from '../clock/times.ts';
import { bankId, bankOf, clockOf, THIS_CLOCK } from '../records/clock.ts';
import { refuse } from '../refusal.ts';
import { mayPause } from './may-pause.ts';

/** What an opponent may give at a time. */
export const MOST_FROM_OPPONENT = 300;

export const grantTime = defineAction({
  name: 'grant-time',
  says: 'Gives a side more time: the mover, or whoever has a bank. For opponents and the umpire.',
  args: Type.Object(
    {
      seconds: Type.Integer({ minimum: 1, maximum: 3600 }),
      /** The mover’s where none is named. */
      side: Type.Optional(Type.String({ maxLength: 16 })),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  mayAct: mayPause,
  run(snapshot, { seconds, side: named }, { seat }) {
    const face = clockOf(snapshot);
    if (!face) return refuse('no-clock', 'No clock runs at this table.');
    const side = named ?? face.side;
    if (!hasClockAuthority(seat, snapshot)) {
      if (side === seat.side) return refuse('not-your-own', 'Nobody gives time to himself.', 'side');
      if (seconds > MOST_FROM_OPPONENT)
        return refuse('too-much', `An opponent gives at most ${MOST_FROM_OPPONENT} seconds at a time.`, 'seconds');
    }
    const edits = new Edits(snapshot);
    const left = bankOf(snapshot, side);
    if (side === face.side)
      edits.put('clock', THIS_CLOCK, { ...face, startedAt: later(face.startedAt, seconds * 1000) });
    else if (left !== undefined) edits.put('clock', bankId(side), { leftMs: left + seconds * 1000 });
    else return refuse('not-running', 'That side’s time does not run, and it has no bank.', 'side');
    return { changes: edits.changes(), facts: { side, seconds } };
  },
});
