import { type Static, type TObject, Type } from '../schema.ts';
import { Value } from '@sinclair/typebox/value';

/** Something that happened at a table. Every game has a union of its own, told apart by `kind`. */
export interface TableHappening {
  readonly kind: string;
}

/** What can happen, by kind, with what is told of it. The one list that makes the type of the events and checks them at the door. */
export type EventShapes = { readonly [kind: string]: TObject };

type Members<Shape extends TObject> = { readonly [Key in keyof Static<Shape>]: Static<Shape>[Key] };

/** The union that these shapes describe. */
export type EventIn<Shapes extends EventShapes> = {
  [Kind in keyof Shapes & string]: { readonly kind: Kind } & Members<Shapes[Kind]>;
}[keyof Shapes & string];

export const texts = Type.Unsafe<readonly string[]>(Type.Array(Type.String()));
export const numbers = Type.Unsafe<readonly number[]>(Type.Array(Type.Number()));
export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map((value) => Type.Literal(value))));

/** Whether an event is one of these. Events are checked where they come in, so that its kind is enough. */
export const isOneOf = <Shapes extends EventShapes>(shapes: Shapes, event: TableHappening): event is EventIn<Shapes> =>
  Object.hasOwn(shapes, event.kind);

const kindIn = (said: unknown): string | undefined =>
  typeof said === 'object' && said !== null && 'kind' in said && typeof said.kind === 'string' ? said.kind : undefined;

/** The door for events that come from elsewhere: what is none of these is not believed. */
export const isSoundEvent = (shapes: EventShapes, said: unknown): said is TableHappening => {
  const kind = kindIn(said);
  const shape = kind !== undefined && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
  return shape !== undefined && Value.Check(shape, said);
};
