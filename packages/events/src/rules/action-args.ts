import { type TieBreak, tieBreaks } from '@vexillum/league';
import { type Preparation, type Static, type TSchema, rulingScopes, Type, verdicts, type Words } from '@vexillum/model';
import { MOST_ENTRANTS } from './places.ts';
import { methods } from './records.ts';

/** What every action of an event is told, by its name: forms, tests and programs read it here. */
const exactly = { additionalProperties: false };
const oneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map((value) => Type.Literal(value))));
const list = <Item>(item: Parameters<typeof Type.Array>[0], limits: { minItems?: number; maxItems: number }) =>
  Type.Unsafe<readonly Item[]>(Type.Array(item, limits));

const id = Type.String({ minLength: 1, maxLength: 40 });
const entrant = Type.String({ pattern: '^player-[1-9]\\d?$' });
/** `3.1`: round and board. */
const pairing = Type.String({ pattern: '^[1-9]\\d{0,2}\\.[1-9]\\d?$' });
/** `3.1.1`: round, board, and which table of theirs it is. */
const key = Type.String({ pattern: '^[1-9]\\d{0,2}\\.[1-9]\\d?\\.[1-9]\\d?$' });
const why = Type.String({ minLength: 1, maxLength: 500 });
const points = Type.Integer({ minimum: 0, maximum: 1000 });
const seconds = Type.Optional(Type.Integer({ minimum: 1, maximum: 86_400 }));
const table = Type.String({ minLength: 1, maxLength: 40 });

const outcome = Type.Object(
  {
    place: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ENTRANTS })),
    score: Type.Optional(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })),
    team: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  },
  exactly,
);
const outcomes = list<Static<typeof outcome>>(outcome, { minItems: 2, maxItems: 8 });

const call = Type.Integer({ minimum: 1, maximum: 10_000 });
const flagId = Type.String({ minLength: 1, maxLength: 200 });
const rule = Type.String({ minLength: 1, maxLength: 80 });
const value = Type.Union([Type.String({ maxLength: 120 }), Type.Integer()]);
const wordsOf = (values: TSchema) =>
  Type.Object(
    { text: Type.String({ minLength: 1, maxLength: 400 }), values: Type.Array(values, { maxItems: 10 }) },
    exactly,
  );
/** As a flag is asked about at any table. */
const says = Type.Unsafe<Words>(wordsOf(Type.Union([value, wordsOf(value)])));

/** As games and the server refuse, and no less than they say. */
const reason = Type.Union([Type.String({ maxLength: 200 }), Type.Number()]);
const reasonOf = (values: TSchema) =>
  Type.Object({ text: Type.String({ maxLength: 500 }), values: Type.Array(values, { maxItems: 8 }) }, exactly);

const nothing = Type.Object({}, exactly);

export const actionArgs = {
  'set-event': Type.Object(
    {
      game: id,
      profile: id,
      houseRules: Type.Record(
        Type.String({ maxLength: 80 }),
        Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 200 })]),
        { maxProperties: 80 },
      ),
      clock: Type.Optional(
        Type.Object(
          {
            beginSeconds: seconds,
            turnSeconds: seconds,
            bankSeconds: seconds,
            incrementSeconds: seconds,
            correspondenceHours: Type.Optional(Type.Integer({ minimum: 1, maximum: 336 })),
            onLate: Type.Optional(oneOf(['wait', 'pass'])),
          },
          exactly,
        ),
      ),
      method: oneOf(methods),
      rounds: Type.Integer({ minimum: 1, maximum: 99 }),
      tableSize: Type.Integer({ minimum: 2, maximum: 8 }),
      scoring: Type.Object({ win: points, draw: points, loss: points, bye: points }, exactly),
      tieBreaks: list<TieBreak>(oneOf(tieBreaks), { maxItems: tieBreaks.length }),
      armies: Type.Object(
        {
          areNeeded: Type.Boolean(),
          lockBy: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]{5,15}Z$' })),
        },
        exactly,
      ),
      isForTeams: Type.Boolean(),
      about: Type.String({ maxLength: 2000 }),
    },
    exactly,
  ),
  /** One of the game's `prepares`; left out, nothing is laid on the tables. */
  'prepare-tables': Type.Object(
    {
      first: Type.Optional(
        Type.Object(
          {
            name: id,
            args: Type.Unsafe<Preparation['args']>(
              Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 8 }),
            ),
            title: Type.String({ minLength: 1, maxLength: 80 }),
          },
          exactly,
        ),
      ),
    },
    exactly,
  ),
  'enter-event': nothing,
  /** One’s own seat, or for an umpire any; `isForNow`: they may come back. */
  'withdraw-entrant': Type.Object({ entrant, isForNow: Type.Optional(Type.Literal(true)) }, exactly),
  /** Plays again from the next round on; of a reserve, plays from then on. */
  'return-entrant': Type.Object({ entrant }, exactly),
  /** `seeds`: everybody who plays, the strongest first; left out, the dice say. */
  'close-sign-up': Type.Object(
    { seeds: Type.Optional(list<string>(entrant, { minItems: 2, maxItems: MOST_ENTRANTS })) },
    exactly,
  ),
  'seal-army': Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: 80 }),
      list: Type.String({ minLength: 1, maxLength: 6000 }),
      /** 32 bytes that nobody can guess, as hex. */
      salt: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    },
    exactly,
  ),
  'open-armies': nothing,
  /** `pairs`: by hand, whatever the event's method; one alone has a bye. */
  'draw-round': Type.Object(
    {
      pairs: Type.Optional(
        list<readonly string[]>(list<string>(entrant, { minItems: 1, maxItems: 8 }), {
          minItems: 1,
          maxItems: MOST_ENTRANTS,
        }),
      ),
    },
    exactly,
  ),
  /** These two change places in the round that is drawn and not yet published. */
  'swap-pairing': Type.Object({ one: entrant, other: entrant }, exactly),
  'publish-round': nothing,
  'attest-result': Type.Object({ pairing }, exactly),
  'dispute-result': Type.Object({ pairing, why }, exactly),
  /** What counts from now on, in the order of the pairing's sides; what was played stays written beside it. */
  'correct-result': Type.Object({ pairing, outcomes, why }, exactly),
  /** The pairing gets another table and begins anew. */
  'renew-table': Type.Object({ pairing, why }, exactly),
  'replace-entrant': Type.Object({ entrant, by: entrant }, exactly),
  'penalize-entrant': Type.Object({ entrant, points: Type.Integer({ minimum: 0, maximum: 100 }), why }, exactly),
  'end-event': nothing,
  /** Wants an umpire: to one’s own game, or because of anything else. */
  'call-umpire': Type.Object({ pairing: Type.Optional(pairing), text: why }, exactly),
  'withdraw-call': Type.Object({ call }, exactly),
  /** Says that one sees to it. */
  'take-call': Type.Object({ call }, exactly),
  /** With a verdict a flag that was asked about is ruled at the table, too: for the game, or `move`. */
  'answer-call': Type.Object(
    { call, text: why, verdict: Type.Optional(oneOf(verdicts)), scope: Type.Optional(oneOf(rulingScopes)) },
    exactly,
  ),
  /** Holds to the answer for the rest of the event. */
  'keep-precedent': Type.Object({ call }, exactly),
  /** These are done at all tables where a game is on, or at that of one pairing. */
  'pause-tables': Type.Object({ pairing: Type.Optional(pairing) }, exactly),
  'resume-tables': Type.Object({ pairing: Type.Optional(pairing) }, exactly),
  'tell-tables': Type.Object({ pairing: Type.Optional(pairing), text: why }, exactly),
  'credit-time': Type.Object({ pairing, entrant, seconds: Type.Integer({ minimum: 1, maximum: 86_400 }) }, exactly),
  /** The server’s own deeds. */
  'table-opened': Type.Object({ key, table, gameId: table }, exactly),
  'table-refused': Type.Object(
    {
      key,
      why: Type.Unsafe<Words>(reasonOf(Type.Union([reason, reasonOf(reason)]))),
    },
    exactly,
  ),
  'umpire-called': Type.Object({ key, by: entrant, flag: flagId, rule, says }, exactly),
  'call-ruled': Type.Object(
    { key, flag: flagId, verdict: oneOf(verdicts), text: Type.String({ maxLength: 300 }) },
    exactly,
  ),
  'directive-carried-out': Type.Object(
    {
      errand: Type.String({ pattern: '^[1-9]\\d{0,4}$' }),
      refused: list<{ readonly key: string; readonly why: Words }>(Type.Object({ key, why: says }, exactly), {
        maxItems: MOST_ENTRANTS,
      }),
    },
    exactly,
  ),
  'game-ended': Type.Object(
    {
      key,
      table,
      outcomes,
      rule: Type.String({ maxLength: 200 }),
      seq: Type.Integer({ minimum: 0 }),
      head: Type.String({ maxLength: 64 }),
    },
    exactly,
  ),
} as const;

export type EventAction = keyof typeof actionArgs;
export type ArgsOf<Name extends EventAction> = Static<(typeof actionArgs)[Name]>;
