import type { Point } from '@vexillum/geometry';
import type { Json, SideId } from '@vexillum/model';
import type { Words } from '@vexillum/model';

/** How much a flag weighs: good to know; open to question; against the rules as far as we can tell. */
export const weights = ['reminder', 'doubtful', 'illegal'] as const;
export type Weight = (typeof weights)[number];

/** The number that was measured, and the one that the rules name. Points in halves. */
export interface Measured {
  readonly value: number;
  readonly allowed: number;
  readonly is: 'at-most' | 'at-least' | 'exactly';
  readonly unit: 'MU' | 'half-points' | 'stands' | 'commands' | 'command-points' | 'pieces' | 'cards';
}

/** What is drawn on the board to show what a flag is about; lengths in MU. */
export type Overlay =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point; readonly label?: string }
  | { readonly kind: 'area'; readonly points: readonly Point[] }
  | { readonly kind: 'ring'; readonly middle: Point; readonly radius: number };

/** An action that would make it right, for one click: only where it is safe. */
export interface Fix {
  readonly says: Words;
  readonly action: string;
  readonly args: Json;
}

/** What a rule remarks about one thing. */
export interface Finding {
  readonly weight: Weight;
  readonly says: Words;
  /** What would make it right, in words. */
  readonly remedy?: Words;
  readonly measured?: Measured;
  /** Ids of the pieces that it is about; the first is the one to look at. */
  readonly about?: readonly string[];
  /** Tells findings of one rule about one thing apart. */
  readonly part?: string;
  /** Whose business it is. */
  readonly side?: SideId;
  /** Set where it follows from what only this side knows: then nobody else may hear of it. */
  readonly secretOf?: SideId;
  readonly overlays?: readonly Overlay[];
  readonly fix?: Fix;
  /** Rests on a number that nobody has verified. */
  readonly isUnverified?: true;
}

/** The rules or the data are not clear enough to say. */
export interface Unknown {
  readonly unknown: Words;
  readonly about?: readonly string[];
  readonly side?: SideId;
  readonly secretOf?: SideId;
}

/** The rules' remark about the table. It is shown and never blocks. */
export interface Flag extends Omit<Finding, 'weight'> {
  /** The same as long as it is about the same thing: `RULE:thing` or `RULE:thing:part`. */
  readonly id: string;
  readonly rule: string;
  readonly title: Words;
  readonly weight: Weight | 'unknown';
  /** Where the rule stands: document and section, or row ids. */
  readonly source: string;
  readonly about: readonly string[];
}
