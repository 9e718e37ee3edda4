import type { BoardName, BoardPage } from '@vexillum/protocol';
import { type ApiProblem, ask } from './api.ts';
import { signedIn } from './cards/player-card.ts';

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
  /** Only whoever asks, and those whom they have marked. */
  readonly friends?: 'yes';
}

/** A page of a board as the server tells it (`GET /api/boards/:game/:board`). */
export interface ScoredPage extends BoardPage {
  /** What scores of the game count. */
  readonly scored: string;
}

export const getBoard = (asked: BoardAsked, skip: number): Promise<ScoredPage | ApiProblem> =>
  signedIn(() => ask<ScoredPage>(boardAddress(asked, { skip: String(skip) })));

/** Where the server tells it. */
export const boardAddress = (
  { board, game, ...filters }: BoardAsked,
  more: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams({ ...filters, ...more }).toString();
  return `/api/boards/${encodeURIComponent(game)}/${board}${search && `?${search}`}`;
};
