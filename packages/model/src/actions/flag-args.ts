import { words } from '../words.ts';
import { type Static, type TSchema, Type } from '../schema.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { rulingFor, type FlagMatter, posesOf, type Ruling } from '../records/ruling.ts';
import type { SideId } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';

/** So many records of one layer at most, and none of them large: whoever sends them may be anybody. */
const RULINGS_LIMIT = 300;

const id = Type.String({ minLength: 1, maxLength: 200 });

const value = Type.Union([Type.String({ maxLength: 120 }), Type.Integer()]);
const wordsOf = <Value extends TSchema>(values: Value) =>
  Type.Object(
    { text: Type.String({ minLength: 1, maxLength: 400 }), values: Type.Array(values, { maxItems: 10 }) },
    { additionalProperties: false },
  );

/** Which flag is meant, as the sender's browser shows it. */
export const flagArgs = {
  id,
  rule: Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' }),
  about: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 24, uniqueItems: true }),
  says: wordsOf(Type.Union([value, wordsOf(value)])),
};

const flagSchema = Type.Object(flagArgs);
export type FlagArgs = Static<typeof flagSchema>;

/** What the flag's record is before somebody adds to it: what still holds, or a new one of this moment. */
export const recordToChange = (
  snapshot: Snapshot,
  { id, rule, about, says }: FlagArgs,
  secretOf?: SideId,
): Ruling | Refusal => {
  // So that no id of a sender's is a key that means something else.
  if (!id.startsWith(`${rule}:`)) return refuse('bad-args', 'id: begins with its rule.', 'id');
  const flag: FlagMatter = { id, about, says, ...(secretOf === undefined ? {} : { secretOf }) };
  const records = secretOf === undefined ? snapshot.public.ruling : snapshot.sides[secretOf]?.ruling;
  if (!records) return refuse('no-side', 'There is no such side at this table.');
  if (!records.has(id) && records.size >= RULINGS_LIMIT)
    return refuse('too-many-rulings', words('A table keeps what was said to {0} flags.', RULINGS_LIMIT));
  const { agreed, askedBy, ruling } = rulingFor(snapshot, flag) ?? {};
  return {
    rule,
    about,
    says,
    ...(agreed ? { agreed } : {}),
    ...(askedBy === undefined ? {} : { askedBy }),
    ...(ruling ? { ruling } : {}),
    poses: posesOf(snapshot, flag),
  };
};
