import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { hasLimit } from '../clock/game-clock.ts';
import { onlySeats } from '../may-act.ts';
import { CLOCK_RULE, type ClockRule } from '../records/clock.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Thirty days: longer than any timer that is set, and every date is still one. */
const MOST_HOURS = 720;
const seconds = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }));

export const setClock = defineAction({
  name: 'set-clock',
  says: 'Says how long turns may take: to begin, for the whole turn, for all turns together with an increment; and what becomes of a late one. Or by correspondence: hours for each turn, and no other limit.',
  args: Type.Object(
    {
      beginSeconds: seconds,
      turnSeconds: seconds,
      bankSeconds: seconds,
      incrementSeconds: seconds,
      correspondenceHours: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_HOURS })),
      onLate: Type.Optional(Type.Union([Type.Literal('wait'), Type.Literal('pass')])),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('host', 'umpire'),
  run(snapshot, args) {
    const refusal = refusalOf(args);
    if (refusal) return refusal;
    const { beginSeconds = 0, turnSeconds = 0, bankSeconds = 0, incrementSeconds = 0, onLate = 'wait' } = args;
    const { correspondenceHours = 0 } = args;
    const rule = {
      beginSeconds,
      turnSeconds,
      bankSeconds,
      incrementSeconds,
      ...(correspondenceHours > 0 ? { correspondenceHours } : {}),
      onLate,
    };
    const isOn = hasLimit(rule);
    if (!isOn && !snapshot.public.clock.has(CLOCK_RULE))
      return refuse('nothing-to-do', 'There is no clock at this table.');
    return { changes: new Edits(snapshot).put('clock', CLOCK_RULE, isOn ? rule : null).changes() };
  },
});

const refusalOf = ({ correspondenceHours = 0, incrementSeconds = 0, ...limits }: ClockRule): Refusal | undefined => {
  const { bankSeconds = 0 } = limits;
  if (correspondenceHours > 0 && (incrementSeconds > 0 || hasLimit(limits)))
    return refuse(
      'one-clock',
      'By correspondence there is no other limit than the hours of a turn.',
      'correspondenceHours',
    );
  return incrementSeconds > 0 && bankSeconds === 0
    ? refuse('no-bank', 'An increment needs a bank that it goes into.', 'incrementSeconds')
    : undefined;
};
