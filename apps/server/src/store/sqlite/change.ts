/** One change of what is stored. Keys and values are opaque. */
export type Change =
  | { readonly kind: 'entry'; readonly table: string; readonly seq: number; readonly value: string }
  | { readonly kind: 'snapshot'; readonly table: string; readonly seq: number; readonly value: string }
  /** The `nth` update of a plan document. */
  | {
      readonly kind: 'plan';
      readonly table: string;
      readonly document: string;
      readonly nth: number;
      readonly value: Uint8Array;
    }
  /** Takes away the updates of a plan document before the `nth`. */
  | { readonly kind: 'drop-plans'; readonly table: string; readonly document: string; readonly before: number }
  /** Takes away a table's ledger, snapshot and plans. Nothing else of that table is changed with it. */
  | { readonly kind: 'drop-table'; readonly table: string }
  /** Takes away what is kept of a table to open it faster. */
  | { readonly kind: 'drop-snapshot'; readonly table: string }
  | { readonly kind: 'put'; readonly key: string; readonly value: string }
  /** Nothing happens where there is none, or where `ifStill` is not its value. Of what is sealed no value is known. */
  | { readonly kind: 'del'; readonly key: string; readonly ifStill?: string };

/** What is stored of a table beside its texts. */
export interface Extent {
  /** How many entries its ledger has. */
  readonly length: number;
  readonly snapshot?: { readonly seq: number; readonly value: string };
  /** The number of the next update of each plan document. */
  readonly plans: readonly (readonly [document: string, next: number])[];
}
