import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { onlySeats } from '../may-act.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { flagArgs, recordToChange } from './flag-args.ts';

export const askUmpire = defineAction({
  name: 'ask-umpire',
  says: 'Asks the umpire to rule on a flag.',
  args: Type.Object(
    {
      ...flagArgs,
      /** The flag follows from what only your side knows: only the umpire hears of it, once both captains have accepted them. */
      isSecret: Type.Optional(Type.Literal(true)),
    },
    { additionalProperties: false },
  ),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander'),
  run(snapshot, { isSecret, ...flag }, { seat }) {
    const { side } = seat;
    if (side === undefined) return refuse('no-side', 'You sit on neither side.');
    const record = recordToChange(snapshot, flag, isSecret ? side : undefined);
    if (isRefusal(record)) return record;
    if (record.ruling) return refuse('already-ruled', 'The umpire has ruled on this already.');
    if (record.askedBy !== undefined) return refuse('already-asked', 'The umpire has been asked about this already.');
    const asked = { ...record, askedBy: seat.id };
    const edits = new Edits(snapshot);
    if (isSecret)
      return {
        changes: edits.putSecret(side, 'ruling', flag.id, asked).changes(),
        secretOf: side,
        isWhollySecret: true,
      };
    return { changes: edits.put('ruling', flag.id, asked).changes() };
  },
});
