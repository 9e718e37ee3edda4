/** A line of a pot. */
export interface PotRow {
  /** From 1, the same for those who are equal; none while rated games are missing. */
  readonly position?: number;
  readonly name: string;
  /** Hex. */
  readonly card: string;
  /** A hundred times what the rank counts that began from zero with the period: an integer. */
  readonly value: number;
  /** Rated games in the period, and how many of them were won. */
  readonly games: number;
  readonly won: number;
  /** Rated games that are still missing. */
  readonly missing?: number;
  /** Different players to meet in them that are still missing. */
  readonly missingOpponents?: number;
}

/** `counting`: the period is over, and what is told late still counts. */
export type PotState = 'running' | 'counting' | 'closed';

/** How somebody stands who asks by their card. */
export interface OwnPot {
  readonly row?: PotRow;
  /** Whoever is next above them, or last where they have no place yet. */
  readonly toBeat?: PotRow;
  /** Rated games that are missing for a place, and different players to meet in them. */
  readonly missing: number;
  readonly missingOpponents: number;
  /** Games of theirs in the period that do not count, by the reasons why. */
  readonly uncounted: readonly { readonly why: string; readonly games: number }[];
}

/** One game's and one month's pot (`GET /api/pots/:game`). Times are ISO 8601 UTC. */
export interface PotPage {
  readonly game: string;
  /** `2026-11` */
  readonly period: string;
  readonly from: string;
  readonly to: string;
  readonly closesAt: string;
  readonly state: PotState;
  /** Rated games in the period that a place takes. */
  readonly needs: number;
  /** Different players to meet in them that a place takes. */
  readonly needsOpponents: number;
  readonly rows: readonly PotRow[];
  readonly own?: OwnPot;
  /** Of a closed one: what vouches for it, and the hash of the one that was closed before it. */
  readonly seal?: { readonly hash: string; readonly previous: string | null };
  /** The months that can be asked for, the newest first. */
  readonly periods: readonly string[];
}

/** That somebody had one of the first places in a pot that is closed. */
export interface Laurel {
  readonly game: string;
  readonly period: string;
  readonly place: number;
}
