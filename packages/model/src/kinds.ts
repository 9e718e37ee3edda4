/** Whether this can be such a record: asked at the doors, of what a document or a file holds. */
export type Check<Record = unknown> = (said: unknown) => said is Record;

/**
 * What a game says of a kind of record of its own: how to tell one. `public` where everyone sees such records, `side` where a side has some to
 * itself, both where everyone sees one part and a side knows another.
 */
export interface Kind {
  readonly public?: Check;
  readonly side?: Check;
}

/** What can be on a game's table beside what any table has. */
export interface Kinds {
  readonly [kind: string]: Kind;
}

/** Of a table with nothing on it but what any table has. */
export type NoKinds = Readonly<Record<never, Kind>>;

export type Audience = keyof Kind;

/** The records of these kinds that such readers have, by kind. */
export type RecordsOf<K extends Kinds, Reader extends Audience> = {
  readonly [Name in keyof K as K[Name] extends { readonly [_ in Reader]: Check } ? Name : never]: K[Name] extends {
    readonly [_ in Reader]: Check<infer Own>;
  }
    ? Own
    : never;
};

const isPlain = (said: unknown): said is Readonly<Record<string, unknown>> => typeof said === 'object' && said !== null;

type TypeName<T> = T extends string ? 'string' : T extends number ? 'number' : T extends boolean ? 'boolean' : 'object';

/** What `typeof` says of a field, but `null` of `null`; more than one where it may be either. */
type TypeNames<T> = null extends T ? readonly [TypeName<NonNullable<T>>, 'null'] : TypeName<T>;

const typeName = (said: unknown): string => (said === null ? 'null' : typeof said);

/** Fields that every record of the type has. */
type Always<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K }[keyof T];

/** The check of records that are told by these fields: all that none is ever without, each with its type. */
export const recordWith =
  <T extends object>(fields: { readonly [K in Always<T>]: TypeNames<T[K]> }): Check<T> =>
  (said): said is T =>
    isPlain(said) &&
    Object.entries<string | readonly string[]>(fields).every(([key, names]) =>
      [names].flat().includes(typeName(said[key])),
    );
