import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { onlySeats } from '../may-act.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { flagArgs, recordToChange } from './flag-args.ts';

export const agreeFlag = defineAction({
  name: 'agree-flag',
  says: 'Says that your side finds it right as it is, whatever the flag says.',
  args: Type.Object(flagArgs, { additionalProperties: false }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander'),
  run(snapshot, args, { seat }) {
    if (seat.side === undefined) return refuse('no-side', 'You sit on neither side.');
    const record = recordToChange(snapshot, args);
    if (isRefusal(record)) return record;
    if (record.agreed?.[seat.side]) return refuse('already-agreed', 'Your side has agreed to this already.');
    const agreed = { ...record.agreed, [seat.side]: true as const };
    return { changes: new Edits(snapshot).put('ruling', args.id, { ...record, agreed }).changes() };
  },
});
