/** Which of the boards of a game. */
export const boardNames = ['scores', 'winners', 'ranked'] as const;
export type BoardName = (typeof boardNames)[number];

/** What a board is asked for; what is left out is not asked for. */
export interface BoardQuery {
  readonly board: BoardName;
  readonly game: string;
  readonly profile?: string;
  /** One table's games alone, by its id. */
  readonly table?: string;
  /** ISO 8601 UTC; games that ended from then on, and before then. */
  readonly from?: string;
  readonly to?: string;
  /** A house rule that differs from the game's own. */
  readonly rule?: string;
  /** Rows to leave out, and to answer at most. */
  readonly skip: number;
  readonly limit: number;
}

export interface BoardRow {
  /** From 1; the same for those who are equal. */
  readonly position: number;
  readonly name: string;
  /** Hex. */
  readonly card: string;
  /** Points, games won, or what the rank counts. */
  readonly value: number;
  /** Of the game, or of all games that count. */
  readonly opponents?: number;
  readonly games?: number;
  readonly profile?: string;
  readonly table?: string;
  readonly tableName?: string;
  readonly endedAt?: string;
  /** House rules in force that differ from the game's own. */
  readonly rules?: { readonly [key: string]: boolean | number | string };
}

export interface BoardPage {
  readonly rows: readonly BoardRow[];
  /** There are more behind these. */
  readonly hasMore: boolean;
}
