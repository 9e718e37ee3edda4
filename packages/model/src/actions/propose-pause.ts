import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { hasClockAuthority, sidesOfClock } from '../clock/clock-authority.ts';
import { clockOf, THIS_CLOCK } from '../records/clock.ts';
import { refuse } from '../refusal.ts';
import { fromElsewhere, serversArgs } from './from-elsewhere.ts';
import { mayPause } from './may-pause.ts';

export const proposePause = defineAction({
  name: 'propose-pause',
  says: 'Asks for the clock to be stopped: it stops when all sides have asked, or at once by the umpire (the host where none sits).',
  args: Type.Object(fromElsewhere, { additionalProperties: false }),
  serversArgs,
  isUndoable: false,
  isGuessable: false,
  mayAct: mayPause,
  run(snapshot, _args, { seat, at }) {
    const face = clockOf(snapshot);
    if (!face) return refuse('no-clock', 'No clock runs at this table.');
    if (face.pausedAt !== undefined) return refuse('paused', 'The clock stands still already.');
    const { asks: asked = {}, ...running } = face;
    const asks = seat.side === undefined ? asked : { ...asked, [seat.side]: true as const };
    const isAlone = hasClockAuthority(seat, snapshot);
    if (!isAlone && asked[seat.side ?? '']) return refuse('already-asked', 'Your side has asked for a pause already.');
    const isPaused = isAlone || sidesOfClock(snapshot).every((side) => asks[side]);
    const pausedBy = seat.kind === 'umpire' || seat.kind === 'host' ? seat.kind : ('sides' as const);
    const changed = isPaused ? { ...running, pausedAt: at, pausedBy } : { ...running, asks };
    return { changes: new Edits(snapshot).put('clock', THIS_CLOCK, changed).changes() };
  },
});
