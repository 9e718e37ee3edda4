import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { sidesReadBy } from '../consent.ts';
import { onlySeats } from '../may-act.ts';
import { type Decision, rulingScopes, verdicts } from '../records/ruling.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { flagArgs, recordToChange } from './flag-args.ts';
import { fromElsewhere, serversArgs } from './from-elsewhere.ts';

export const RULING_LIMIT = 300;

export const ruleFlag = defineAction({
  name: 'rule-flag',
  says: 'Rules on a flag, asked or not: for this move or for the whole game.',
  args: Type.Object(
    {
      ...flagArgs,
      verdict: Type.Union(verdicts.map((verdict) => Type.Literal(verdict))),
      scope: Type.Union(rulingScopes.map((scope) => Type.Literal(scope))),
      text: Type.String({ maxLength: RULING_LIMIT }),
      /** The side whose secret the flag follows from: then only that side hears of the ruling. */
      secretOf: Type.Optional(Type.String({ maxLength: 64 })),
      ...fromElsewhere,
    },
    { additionalProperties: false },
  ),
  serversArgs,
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('umpire'),
  run(snapshot, { verdict, scope, text, secretOf, from: _from, ...flag }, { seat }) {
    const reads = sidesReadBy(seat, snapshot);
    if (secretOf !== undefined && !reads.includes(secretOf))
      return refuse('not-your-side', 'The umpire rules on secrets once accepted by both captains.', 'secretOf');
    const record = recordToChange(snapshot, flag, secretOf);
    if (isRefusal(record)) return record;
    const ruling: Decision = { verdict, scope, text: text.trim(), by: seat.id };
    const edits = new Edits(snapshot);
    if (secretOf !== undefined)
      return {
        changes: edits.putSecret(secretOf, 'ruling', flag.id, { ...record, ruling }).changes(),
        secretOf,
        isWhollySecret: true,
      };
    return { changes: edits.put('ruling', flag.id, { ...record, ruling }).changes() };
  },
});
