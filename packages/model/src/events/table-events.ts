import { Type } from '../schema.ts';
import { rulingScopes, verdicts } from '../records/ruling.ts';
import type { LogLine } from '../records/log-line.ts';
import type { Words } from '../words.ts';
import { type EventIn, isOneOf, numbers, oneOf, type TableHappening, texts } from './event.ts';

const side = Type.String();
const seconds = Type.Number();

const value = Type.Union([Type.String(), Type.Number()]);
const clause = Type.Object({ text: Type.String(), values: Type.Array(value) });
/** The rule of a flag and what it says: words with at most clauses in their places. */
const flag = {
  rule: Type.String(),
  says: Type.Unsafe<Words>(Type.Object({ text: Type.String(), values: Type.Array(Type.Union([value, clause])) })),
};
/** Whoever did it from elsewhere, in that seat. */
const from = Type.Optional(Type.String());
const limit = Type.Optional(seconds);

/** What can happen at every table, whatever is played there. */
export const tableEvents = {
  'table-created': Type.Object({ game: Type.String(), name: Type.String() }),
  'match-continued': Type.Object({ voided: Type.Number() }),
  'seat-claimed': Type.Object({ name: Type.String() }),
  'device-named': Type.Object({}),
  'signed-in': Type.Object({ name: Type.String() }),
  'seat-freed': Type.Object({}),
  'rotation-announced': Type.Object({ until: Type.String() }),
  'seat-kept': Type.Object({}),
  'sent-away': Type.Object({ name: Type.String() }),
  'award-won': Type.Object({ title: Type.String(), tier: Type.Number(), tiers: Type.Number() }),
  'seat-silenced': Type.Object({ name: Type.String() }),
  'silence-lifted': Type.Object({ name: Type.String() }),
  /** From whoever leads the table from elsewhere. */
  announced: Type.Object({ from: Type.String(), text: Type.String() }),
  said: Type.Object({ text: Type.String() }),
  'dice-rolled': Type.Object({ dice: numbers, values: numbers, why: Type.String(), isByHand: Type.Boolean() }),
  'dice-confirmed': Type.Object({ of: Type.Number() }),
  drawn: Type.Object({}),
  erased: Type.Object({ count: Type.Number() }),
  undone: Type.Object({}),
  redone: Type.Object({}),
  'rematch-wished': Type.Object({
    wish: Type.Union([Type.Literal('same'), Type.Literal('swapped'), Type.Literal('none')]),
  }),
  'result-signed': Type.Object({ isUmpire: Type.Boolean() }),
  'umpire-accepted': Type.Object({ umpire: Type.String() }),
  'flag-agreed': Type.Object({ ...flag, agreed: texts }),
  'umpire-asked': Type.Object(flag),
  'flag-ruled': Type.Object({
    ...flag,
    verdict: oneOf(verdicts),
    scope: oneOf(rulingScopes),
    text: Type.String(),
    from,
  }),
  'pause-asked': Type.Object({ isPaused: Type.Boolean(), from }),
  'resumption-asked': Type.Object({ isPaused: Type.Boolean(), from }),
  'pause-withdrawn': Type.Object({}),
  'time-granted': Type.Object({ side, seconds, from }),
  'time-credited': Type.Object({ side, seconds, why: oneOf(['server', 'jump', 'absent']) }),
  'clock-set': Type.Object({
    beginSeconds: limit,
    turnSeconds: limit,
    bankSeconds: limit,
    incrementSeconds: limit,
    correspondenceHours: limit,
  }),
  /** Something that this page or this server does not know how to tell: by whom and when is all that it says. */
  untold: Type.Object({ what: Type.String() }),
} as const;

export type TableEvent = EventIn<typeof tableEvents>;

/** What a line tells of the table itself; `undefined` of what only its game can do. */
export const tableEventIn = ({ event }: LogLine): TableEvent | undefined =>
  isOneOf(tableEvents, event) ? event : undefined;

/** Who did something from elsewhere, by what they are called; none where it was done at this table. */
export const doneFrom = (event: TableHappening): string | undefined => {
  const { from } = event as { readonly from?: unknown };
  return hasDoer.has(event.kind) && typeof from === 'string' && from !== '' ? from : undefined;
};

const hasDoer: ReadonlySet<string> = new Set<TableEvent['kind']>([
  'flag-ruled',
  'pause-asked',
  'resumption-asked',
  'time-granted',
]);
