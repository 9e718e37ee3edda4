import { words } from '../words.ts';
import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { onlySeats } from '../may-act.ts';
import { refuse } from '../refusal.ts';

const sides = Type.Integer({ minimum: 2, maximum: 100 });

/** Dice from a real table: nobody can check them, so the other side says that it saw them. */
export const enterDice = defineAction({
  name: 'enter-dice',
  says: 'Enters what you rolled with real dice; the other side is asked to confirm it.',
  args: Type.Object(
    {
      dice: Type.Array(sides, { minItems: 1, maxItems: 12 }),
      values: Type.Array(Type.Integer({ minimum: 1, maximum: 100 }), { minItems: 1, maxItems: 12 }),
      why: Type.String({ maxLength: 120 }),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(_snapshot, { dice, values }) {
    if (values.length !== dice.length) return refuse('bad-values', 'One value for each die.', 'values');
    const wrong = values.findIndex((value, i) => value > (dice[i] ?? 0));
    if (wrong >= 0)
      return refuse(
        'bad-values',
        words('A die of {0} does not show {1}.', dice[wrong], values[wrong]),
        `values.${wrong}`,
      );
    return { changes: {}, result: { values }, draw: { manual: true, values } };
  },
});
