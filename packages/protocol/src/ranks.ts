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
  /** The last of them, the earliest first. */
  readonly history: readonly RankPoint[];
}

/** A player's ranks, by game (`GET /api/ranks/:card`); of games in which they have none, none. */
export interface RanksPage {
  readonly card: string;
  readonly games: readonly GameRank[];
}
