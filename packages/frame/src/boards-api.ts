import { type ApiProblem, ask } from './api.ts';

export type BoardName = 'scores' | 'winners' | 'ranked';

/** What a board is asked for; dates are days, `2026-11-24`. */
export interface BoardAsked {
  readonly board: BoardName;
  readonly game: string;
  readonly profile?: string;
  readonly rule?: string;
  readonly from?: string;
  readonly to?: string;
}

/** A row as the server tells it (`GET /api/boards/:game/:board`). */
export interface BoardRow {
  readonly position: number;
  readonly name: string;
  readonly card: string;
  readonly value: number;
  readonly opponents?: number;
  readonly games?: number;
  readonly tableName?: string;
  readonly endedAt?: string;
  readonly rules?: { readonly [key: string]: boolean | number | string };
}

export interface BoardPage {
  readonly rows: readonly BoardRow[];
  readonly hasMore: boolean;
  /** What scores of the game count. */
  readonly scored: string;
}

export const getBoard = ({ board, game, ...filters }: BoardAsked, skip: number): Promise<BoardPage | ApiProblem> => {
  const search = new URLSearchParams({ ...filters, skip: String(skip) });
  return ask<BoardPage>(`/api/boards/${encodeURIComponent(game)}/${board}?${search.toString()}`);
};
