import type { Laurel } from './pots.ts';

/** An achievement of a game, with what a player has of it. */
export interface HonourRow {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly description: string;
  /** How much each tier asks for; of one that is given for a single game, 1. */
  readonly tiers: readonly number[];
  /** What the player has so far, where all of their games count. */
  readonly value?: number;
  /** The tiers that they were given, the lowest first. */
  readonly given: readonly GivenTier[];
}

/** When a tier was given, and what proves it. */
export interface GivenTier {
  readonly tier: number;
  /** When the game ended, ISO 8601 UTC. */
  readonly at: string;
  readonly table: string;
  /** Which of the games at that table, from 1. */
  readonly nth: number;
  /** The entry of its ledger by which it was done. */
  readonly seq: number;
  /** The hash of the entry that ended the game. */
  readonly head: string;
}

/** What a player was given, and what there is to be given, by game (`GET /api/honours/:card`). */
export interface HonoursPage {
  readonly card: string;
  /** As they signed in for their last game; none who has not played one to its end. */
  readonly name?: string;
  /** First places in pots that are closed, the newest first. */
  readonly laurels: readonly Laurel[];
  readonly games: readonly { readonly game: string; readonly rows: readonly HonourRow[] }[];
}
