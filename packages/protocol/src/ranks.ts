/** How a player stood in a game after one of their rated games. */
export interface RankPoint {
  /** Which of their rated games, from 1. */
  readonly game: number;
  /** When it ended, ISO 8601 UTC. */
  readonly at: string;
  /** What the rank counts, to two places; 0 before the first game. */
  readonly rank: number;
  readonly isWon: boolean;
}

/** A player's rank in a game, and how it came to be. */
export interface GameRank {
  readonly game: string;
  /** After all of their rated games. */
  readonly rank: number;
  readonly rated: number;
  /** On the board; none of those who are not on it. */
  readonly position?: number;
  /** Rated games that are still missing for it. */
  readonly missing?: number;
  /** Different players to meet in rated games that are still missing for it. */
  readonly missingOpponents?: number;
  /** The last of them, the earliest first. */
  readonly history: readonly RankPoint[];
}

/** A game that a player played to its end with their card signed in. */
export interface PlayedRow {
  readonly game: string;
  readonly table: string;
  /** Which of the games at that table, from 1. */
  readonly nth: number;
  readonly tableName: string;
  readonly seat: string;
  /** ISO 8601 UTC. */
  readonly endedAt: string;
  /** From 1; none where the game ranked the side no further, or nobody won. */
  readonly place?: number;
  readonly score: number;
  /** Why it moved no rank: words from the most telling on; none of a game that did. */
  readonly unrated?: string;
}

/** A player's ranks, by game, of games in which they have one, and the last games that they played (`GET /api/ranks/:card`). */
export interface RanksPage {
  readonly card: string;
  readonly games: readonly GameRank[];
  /** The newest first. */
  readonly played: readonly PlayedRow[];
}
