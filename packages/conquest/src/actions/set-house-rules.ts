import { Type } from '@sinclair/typebox';
import {
  defineAction,
  Edits,
  refuse,
  type Refusal,
  type Seat,
  type Snapshot,
  tableOf,
  THIS_TABLE,
  type RuleValue,
} from '@vexillum/model';
import { conquestRules } from '../house-rules/house-rules.ts';
import { gameOf } from '../state/read.ts';
import { onlyAdministrators } from './may-act.ts';

export const setHouseRules = defineAction({
  name: 'set-house-rules',
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
  mayAct: onlyAdministrators,
  run(snapshot, { rules }, { seat }) {
    const table = tableOf(snapshot);
    if (!table) return refuse('no-table', 'There is no table to change.');
    for (const [key, value] of Object.entries(rules)) {
      const refusal = refusalOf(key, value, seat, snapshot);
      if (refusal) return refusal;
    }
    const houseRules = { ...table.houseRules, ...rules };
    return {
      changes: new Edits(snapshot).put('table', THIS_TABLE, { ...table, houseRules }).changes(),
      facts: { rules },
    };
  },
});

const refusalOf = (key: string, value: RuleValue, seat: Seat, snapshot: Snapshot): Refusal | undefined => {
  const field = `rules.${key}`;
  const rule = conquestRules.find((known) => known.key === key);
  if (!rule) return refuse('no-such-house-rule', 'This game has no such house rule.', field);
  const isMeant = rule.choices ? rule.choices.includes(value) : typeof value === typeof rule.default;
  if (!isMeant) return refuse('bad-house-rule', 'This house rule cannot have that value.', field);
  if (rule.changedBy === 'host' && seat.kind !== 'host')
    return refuse('not-the-host', 'Only the host may change this.', field);
  return gameOf(snapshot) && !rule.whileOn
    ? refuse('game-is-on', 'This cannot be changed while a game is on.', field)
    : undefined;
};
