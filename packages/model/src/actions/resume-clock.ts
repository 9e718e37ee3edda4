import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { hasClockAuthority, sidesOfClock } from '../clock/clock-authority.ts';
import { later } from '../clock/times.ts';
import { type ClockFace, clockOf, THIS_CLOCK } from '../records/clock.ts';
import { refuse } from '../refusal.ts';
import { fromElsewhere, serversArgs } from './from-elsewhere.ts';
import { mayPause } from './may-pause.ts';

/** Everything moves on by the time that the clock stood still. */
const resumed = ({ pausedAt, pausedBy: _by, asks: _asks, ...face }: ClockFace, at: string): ClockFace => ({
  ...face,
  startedAt: later(face.startedAt, Math.max(0, Date.parse(at) - Date.parse(pausedAt ?? at))),
});

export const resumeClock = defineAction({
  name: 'resume-clock',
  says: 'Asks for the clock to go on: it does when all sides have asked, or at once by the umpire (the host where none sits); after a pause by the host any side may.',
  args: Type.Object(fromElsewhere, { additionalProperties: false }),
  serversArgs,
  isUndoable: false,
  isGuessable: false,
  mayAct: mayPause,
  run(snapshot, _args, { seat, at }) {
    const face = clockOf(snapshot);
    if (face?.pausedAt === undefined) return refuse('not-paused', 'The clock does not stand still.');
    const { asks: asked = {}, pausedBy } = face;
    // A host's pause is a proposal that stands until a side says no: the host may be playing.
    const isAlone = hasClockAuthority(seat, snapshot) || pausedBy === 'host';
    if (!isAlone && pausedBy === 'umpire')
      return refuse('paused-by-umpire', 'The umpire has stopped the clock, and lets it go on.');
    if (!isAlone && asked[seat.side ?? '']) return refuse('already-asked', 'Your side wants to go on already.');
    const asks = seat.side === undefined ? asked : { ...asked, [seat.side]: true as const };
    const goesOn = isAlone || sidesOfClock(snapshot).every((side) => asks[side]);
    const changed = goesOn ? resumed(face, at) : { ...face, asks };
    return { changes: new Edits(snapshot).put('clock', THIS_CLOCK, changed).changes() };
  },
});
