import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { onlySeats } from '../may-act.ts';
import { clockOf, THIS_CLOCK } from '../records/clock.ts';
import { refuse } from '../refusal.ts';

export const withdrawPause = defineAction({
  name: 'withdraw-pause',
  says: 'Takes back that your side wants a pause, or wants to go on.',
  args: Type.Object({}, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain', 'commander'),
  run(snapshot, _args, { seat }) {
    const { asks: asked = {}, ...face } = clockOf(snapshot) ?? {};
    const { [seat.side ?? '']: own, ...asks } = asked;
    if (!own || !('side' in face)) return refuse('nothing-to-do', 'Your side has asked for nothing.');
    const changed = Object.keys(asks).length > 0 ? { ...face, asks } : face;
    return { changes: new Edits(snapshot).put('clock', THIS_CLOCK, changed).changes() };
  },
});
