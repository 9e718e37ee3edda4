import { Type } from '@vexillum/model';
import { mayNameAdministrators } from '../choices/hosting.ts';
import { defineAction, Edits } from '../records.ts';
import { SETUP, setupOf } from '../state/setup.ts';
import { playerIds } from '../state/sides.ts';

export const nameAdministrators = defineAction({
  name: mayNameAdministrators.action,
  says: 'Names the players who may do what the host may, but for what is the host’s alone.',
  args: Type.Object(
    { seats: Type.Array(Type.String({ maxLength: 16 }), { maxItems: playerIds.length, uniqueItems: true }) },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: true,
  mayAct: mayNameAdministrators.mayAct,
  run(snapshot, { seats }, { seat }) {
    const refusal = mayNameAdministrators.whyNot(snapshot, seat, { seats });
    if (refusal) return refusal;
    const edits = new Edits(snapshot).put('setup', SETUP, { ...setupOf(snapshot), administrators: seats });
    return { changes: edits.changes() };
  },
});
