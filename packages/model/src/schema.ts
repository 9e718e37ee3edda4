import {
  Array as arrayOf,
  Boolean as boolean,
  Integer as integer,
  Literal as literal,
  Null as nothing,
  Number as number,
  Object as object,
  Optional as optional,
  Record as record,
  String as string,
  Tuple as tuple,
  Union as union,
  Unknown as unknown,
  Unsafe as unsafe,
} from '@sinclair/typebox';

export type { Static, TObject, TProperties, TSchema } from '@sinclair/typebox';

/**
 * As much of TypeBox as the shapes of actions and events are made of. Its own `Type` brings every builder that there is: 7 KB of
 * script before a board.
 */
export const Type = {
  Array: arrayOf,
  Boolean: boolean,
  Integer: integer,
  Literal: literal,
  Null: nothing,
  Number: number,
  Object: object,
  Optional: optional,
  Record: record,
  String: string,
  Tuple: tuple,
  Union: union,
  Unknown: unknown,
  Unsafe: unsafe,
} as const;
