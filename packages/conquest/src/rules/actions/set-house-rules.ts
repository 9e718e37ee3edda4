import { refuse, tableOf, THIS_TABLE, Type } from '@vexillum/model';
import { maySetRules } from '../choices/hosting.ts';
import { defineAction, Edits } from '../records.ts';

export const setHouseRules = defineAction({
  name: maySetRules.action,
  says: 'Changes house rules of this table, for everyone to see.',
  args: Type.Object(
    {
      rules: Type.Record(
        Type.String({ maxLength: 40 }),
        Type.Union([Type.Boolean(), Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.String({ maxLength: 40 })]),
        { minProperties: 1 },
      ),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: true,
  mayAct: maySetRules.mayAct,
  run(snapshot, { rules }, { seat }) {
    const table = tableOf(snapshot);
    if (!table) return refuse('no-table', 'There is no table to change.');
    const refusal = maySetRules.whyNot(snapshot, seat, { rules });
    if (refusal) return refusal;
    const houseRules = { ...table.houseRules, ...rules };
    return { changes: new Edits(snapshot).put('table', THIS_TABLE, { ...table, houseRules }).changes() };
  },
});
