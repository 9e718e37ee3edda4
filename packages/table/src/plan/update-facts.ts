import type { ValueFacts } from './read-value.ts';

export interface StructId {
  readonly client: number;
  readonly clock: number;
}

/** `map` and `text` are shared types that the struct creates; the rest are contents. */
export type StructKind = 'gc' | 'deleted' | 'any' | 'string' | 'format' | 'map' | 'text';

/** One struct of an update, as far as the rules care. */
export interface StructFacts extends StructId {
  readonly kind: StructKind;
  readonly length: number;
  readonly origin: StructId | null;
  readonly rightOrigin: StructId | null;
  /** A root's name or a struct's id; null where the parent is that of an origin. */
  readonly parent: string | StructId | null;
  /** The key in a map, where it is not that of an origin. */
  readonly key: string | null;
  /** Of an `any` of length one. */
  readonly value: ValueFacts | null;
}

export interface DeleteFacts extends StructId {
  readonly length: number;
}

export interface UpdateFacts {
  /** By client, in clock order without gaps. */
  readonly structs: ReadonlyMap<number, readonly StructFacts[]>;
  readonly deletes: readonly DeleteFacts[];
}
