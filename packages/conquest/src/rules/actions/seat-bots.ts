import { Type } from '@vexillum/model';
import { maySeatBots } from '../choices/hosting.ts';
import { machineLevels } from '../machines/machine-levels.ts';
import { defineAction, Edits } from '../records.ts';
import { SETUP, setupOf } from '../state/setup.ts';
import { playerIds } from '../state/sides.ts';

export const seatBots = defineAction({
  name: maySeatBots.action,
  says: 'Says which empty seats a machine plays, and how well: as a Recruit, a Captain or a Marshal; a Captain where nothing is said.',
  args: Type.Object(
    {
      seats: Type.Array(Type.String({ maxLength: 16 }), { maxItems: playerIds.length - 1, uniqueItems: true }),
      levels: Type.Optional(
        Type.Record(Type.String({ maxLength: 16 }), Type.Union(machineLevels.map((level) => Type.Literal(level))), {
          maxProperties: playerIds.length - 1,
        }),
      ),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: true,
  mayAct: maySeatBots.mayAct,
  run(snapshot, { seats, levels }, { seat }) {
    const refusal = maySeatBots.whyNot(snapshot, seat, levels ? { seats, levels } : { seats });
    if (refusal) return refusal;
    const { levels: _before, ...setup } = setupOf(snapshot);
    const edits = new Edits(snapshot).put('setup', SETUP, { ...setup, bots: seats, ...(levels ? { levels } : {}) });
    return { changes: edits.changes() };
  },
});
