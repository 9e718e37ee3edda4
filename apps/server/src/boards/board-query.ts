import type { BoardName } from '@vexillum/protocol';

/** What a board is asked for; what is left out is not asked for. */
export interface BoardQuery {
  readonly board: BoardName;
  readonly game: string;
  readonly profile?: string;
  /** One table's games alone, by its game's id: also of what it became where it went on from its file. */
  readonly table?: string;
  /** ISO 8601 UTC; games that ended from then on, and before then. */
  readonly from?: string;
  readonly to?: string;
  /** A house rule that differs from the game's own. */
  readonly rule?: string;
  /** Only these players, by the keys of their cards. */
  readonly cards?: readonly string[];
  /** Rows to leave out, and to answer at most. */
  readonly skip: number;
  readonly limit: number;
}
