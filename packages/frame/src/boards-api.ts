import type { BoardName, BoardPage } from '@vexillum/protocol';
import { type ApiProblem, ask } from './api.ts';

export { type BoardName, boardNames, type BoardRow } from '@vexillum/protocol';

/** What a board is asked for; dates are days, `2026-11-24`. */
export interface BoardAsked {
  readonly board: BoardName;
  readonly game: string;
  readonly profile?: string;
  readonly rule?: string;
  /** A table's game id. */
  readonly table?: string;
  readonly from?: string;
  readonly to?: string;
}

/** A page of a board as the server tells it (`GET /api/boards/:game/:board`). */
export interface ScoredPage extends BoardPage {
  /** What scores of the game count. */
  readonly scored: string;
}

export const getBoard = ({ board, game, ...filters }: BoardAsked, skip: number): Promise<ScoredPage | ApiProblem> => {
  const search = new URLSearchParams({ ...filters, skip: String(skip) });
  return ask<ScoredPage>(`/api/boards/${encodeURIComponent(game)}/${board}?${search.toString()}`);
};
