import type { Json, SideId } from '@vexillum/model';

/** A ledger's entry as far as a replay reads it; of an action that is private as a whole there is hardly anything. */
export interface MatchEntry {
  readonly seq: number;
  readonly at: string;
  readonly seat?: string;
  /** Whose affair it is; empty where it is every side's own: what they have said to themselves. */
  readonly side?: SideId;
  readonly id?: string;
  readonly name?: string;
  readonly args?: unknown;
  readonly changes?: { readonly [kind: string]: unknown };
  readonly draw?: unknown;
  readonly seals?: unknown;
  readonly openings?: unknown;
}

/** Changes by kind and id, each a pair of before and after. */
export type LayerChangesIn = { readonly [kind: string]: { readonly [id: string]: readonly [never, never] } };

/** What one side alone was told with an entry; seat and name only where the action is private as a whole. */
export interface SecretPart {
  readonly seat?: string;
  readonly name?: string;
  readonly args?: Json;
  readonly changes?: LayerChangesIn;
  /** What the side has said to itself, in order: the ids of lines in `changes`. */
  readonly talk?: readonly { readonly chat: string }[];
}
