import type * as Y from 'yjs';
import type { SharedKind } from './plan-roots.ts';

/** Where a struct lands: in which list or map entry, below which root. `gone` where that place was deleted and collected. */
export type Placement = 'gone' | Place;

export interface Place {
  /** The shared type that holds the struct: its root's name, or the id of the struct that made it. */
  readonly holder: string;
  /** The same, where the document has it already. */
  readonly shared: Y.AbstractType<unknown> | null;
  readonly kind: SharedKind;
  readonly root: string;
  /** The key below the root that leads here; null in a root text. */
  readonly entry: string | null;
  /** The struct's own key in its holder; null in a text. */
  readonly key: string | null;
  /** Keys from the root down to the struct. */
  readonly depth: number;
}

export const isSamePlace = (one: Place, other: Place): boolean => one.holder === other.holder && one.key === other.key;
