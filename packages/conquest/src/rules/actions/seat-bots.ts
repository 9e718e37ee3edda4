import { Type } from '@vexillum/model';
import { maySeatBots } from '../choices/hosting.ts';
import { defineAction, Edits } from '../records.ts';
import { SETUP, setupOf } from '../state/setup.ts';
import { playerIds } from '../state/sides.ts';

export const seatBots = defineAction({
  name: maySeatBots.action,
  says: 'Says which empty seats the machine plays: at random, by the rules.',
  args: Type.Object(
    { seats: Type.Array(Type.String({ maxLength: 16 }), { maxItems: playerIds.length - 1, uniqueItems: true }) },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: true,
  mayAct: maySeatBots.mayAct,
  run(snapshot, { seats }, { seat }) {
    const refusal = maySeatBots.whyNot(snapshot, seat, { seats });
    if (refusal) return refusal;
    const edits = new Edits(snapshot).put('setup', SETUP, { ...setupOf(snapshot), bots: seats });
    return { changes: edits.changes() };
  },
});
