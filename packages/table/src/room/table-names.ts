import type { KeptNames } from '@vexillum/ledger';

/** What people at a table are called, where its ledger has tokens in the place of names. */
export interface TableNames {
  /** A value as people read it: names in the place of their tokens. The token of who was forgotten stays. */
  shown<T>(value: T): T;
  /** What the ledger says in the place of the name by which somebody in that seat is known here; none of who is called so in the ledger itself. */
  tokenOf(seat: string, name: string): string | undefined;
  /** For a match file. */
  readonly kept: KeptNames;
  /** How many. Where a table is as it was, only forgetting makes fewer of them. */
  readonly count: number;
}

/** Of a table whose ledger says what everybody is called. */
export const plainNames: TableNames = {
  shown: (value) => value,
  tokenOf: () => undefined,
  kept: {},
  count: 0,
};
