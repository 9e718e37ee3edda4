import type { RuleValues } from '@vexillum/model';

/** The boards of a game. */
export const boardNames = ['scores', 'winners', 'ranked'] as const;
export type BoardName = (typeof boardNames)[number];

/** A line of a board. */
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
  /** The game's id of that table, which it keeps wherever it goes on. */
  readonly match?: string;
  readonly tableName?: string;
  readonly endedAt?: string;
  /** House rules in force that differ from the game's own. */
  readonly rules?: RuleValues;
}

export interface BoardPage {
  readonly rows: readonly BoardRow[];
  /** There are more behind these. */
  readonly hasMore: boolean;
}
