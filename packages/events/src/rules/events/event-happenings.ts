import { type EventIn, oneOf, Type, verdicts, type Words } from '@vexillum/model';
import { methods } from '../records.ts';

const name = Type.String();
const names = Type.Unsafe<readonly string[]>(Type.Array(name));
const number = Type.Integer();
const why = Type.String();
const clause = Type.Unsafe<Words>(
  Type.Object({ text: Type.String(), values: Type.Array(Type.Union([Type.String(), Type.Number(), Type.Object({})])) }),
);
/** Round and board. */
const where = { round: number, board: number };
/** A result as a reader wants it: who, and in which place; 0 where nobody won. */
const result = { names, places: Type.Unsafe<readonly number[]>(Type.Array(number)) };

/** What can happen at an event; people are called as they are called there. */
export const eventHappenings = {
  'event-set': Type.Object({ method: oneOf(methods), rounds: number, isFirst: Type.Boolean() }),
  /** What is laid on every table first; '' where nothing is. */
  'tables-prepared': Type.Object({ title: Type.String() }),
  entered: Type.Object({ name, isReserve: Type.Boolean() }),
  withdrawn: Type.Object({ name, isForNow: Type.Boolean() }),
  returned: Type.Object({ name }),
  'army-sealed': Type.Object({ name }),
  'armies-opened': Type.Object({ count: number }),
  'sign-up-closed': Type.Object({ count: number, isByDice: Type.Boolean() }),
  'round-drawn': Type.Object({ round: number, boards: number, isByHand: Type.Boolean() }),
  'places-changed': Type.Object({ names }),
  'round-published': Type.Object({ round: number }),
  'table-opened': Type.Object({ ...where, names }),
  'table-refused': Type.Object({ ...where, names, why: clause }),
  'game-ended': Type.Object({ ...where, ...result }),
  'result-attested': Type.Object({ ...where, names, isFinal: Type.Boolean() }),
  'result-disputed': Type.Object({ ...where, names, why }),
  'result-corrected': Type.Object({ ...where, ...result, why }),
  'table-renewed': Type.Object({ ...where, names, why }),
  /** `rule`: it is about a flag that was asked about at the table. */
  called: Type.Object({ name, text: Type.String(), rule: Type.Optional(Type.String()) }),
  'call-withdrawn': Type.Object({ name }),
  'call-taken': Type.Object({ name }),
  'call-answered': Type.Object({ name, text: Type.String(), verdict: Type.Optional(oneOf(verdicts)) }),
  'precedent-kept': Type.Object({ text: Type.String() }),
  'tables-paused': Type.Object({ count: number }),
  'tables-resumed': Type.Object({ count: number }),
  'tables-told': Type.Object({ text: Type.String(), count: number }),
  'time-given': Type.Object({ name, seconds: number }),
  /** What was ordered at tables has been done at so many, and would not be had at so many others. */
  'carried-out': Type.Object({ count: number, refused: number }),
  replaced: Type.Object({ name, by: name }),
  penalized: Type.Object({ name, points: number, why }),
  'event-ended': Type.Object({ winners: names }),
} as const;

export type EventHappening = EventIn<typeof eventHappenings>;
