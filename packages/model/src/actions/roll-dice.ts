import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { onlySeats } from '../may-act.ts';
import { isRefusal } from '../refusal.ts';

export const rollDice = defineAction({
  name: 'roll-dice',
  says: 'Rolls dice on the server, for everyone to see.',
  args: Type.Object(
    {
      dice: Type.Array(Type.Integer({ minimum: 2, maximum: 100 }), { minItems: 1, maxItems: 12 }),
      why: Type.String({ maxLength: 120 }),
      k: Type.Optional(Type.Integer({ minimum: 1 })),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('host', 'captain', 'commander', 'umpire'),
  run(_snapshot, { dice, why, k }, { chance }) {
    const rolled = chance.roll({ dice, why, k });
    if (isRefusal(rolled)) return rolled;
    const { values, draw } = rolled;
    return { changes: {}, result: { values }, draw };
  },
});
