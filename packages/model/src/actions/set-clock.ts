import { Type } from '@sinclair/typebox';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { onlySeats } from '../may-act.ts';
import { CLOCK_RULE } from '../records/clock.ts';
import { refuse } from '../refusal.ts';

const seconds = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }));

export const setClock = defineAction({
  name: 'set-clock',
  says: 'Says how long turns may take: to begin, for the whole turn, for all turns together with an increment; and what becomes of a late one.',
  args: Type.Object(
    {
      beginSeconds: seconds,
      turnSeconds: seconds,
      bankSeconds: seconds,
      incrementSeconds: seconds,
      onLate: Type.Optional(Type.Union([Type.Literal('wait'), Type.Literal('pass')])),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('host', 'umpire'),
  run(snapshot, { beginSeconds = 0, turnSeconds = 0, bankSeconds = 0, incrementSeconds = 0, onLate = 'wait' }) {
    if (incrementSeconds > 0 && bankSeconds === 0)
      return refuse('no-bank', 'An increment needs a bank that it goes into.', 'incrementSeconds');
    const hasLimit = beginSeconds + turnSeconds + bankSeconds > 0;
    if (!hasLimit && !snapshot.public.clock.has(CLOCK_RULE))
      return refuse('nothing-to-do', 'There is no clock at this table.');
    const rule = { beginSeconds, turnSeconds, bankSeconds, incrementSeconds, onLate };
    return {
      changes: new Edits(snapshot).put('clock', CLOCK_RULE, hasLimit ? rule : null).changes(),
      facts: hasLimit ? rule : { none: true },
    };
  },
});
