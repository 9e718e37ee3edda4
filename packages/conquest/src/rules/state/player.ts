import type { SideId } from '@vexillum/model';
import type { FlagKind } from '../flags/flag-kinds.ts';

/** A victory flag in front of a player: everyone sees that it is there. */
export type Flag = {
  /** Its number among all victory flags of the game. */
  readonly number: number;
  /** The id of the action that drew it, which its kind follows from. */
  readonly drawnBy: string;
  /** Once everyone may know it. */
  readonly kind?: FlagKind;
};

/** One of the players of a game that has begun, under `player:SIDE`. */
export type Player = {
  /** Of the initial armies, those not on the board yet. */
  readonly armiesLeft: number;
  readonly flags: readonly Flag[];
  /** The team that they play for, from 1, at a table with teams. */
  readonly team?: number;
  /** The territory that is their capital, at a table with capitals: the first that they claimed or were dealt. */
  readonly capital?: string;
  /** Why the player is no longer in the game. */
  readonly out?: 'eliminated' | 'evicted' | 'resigned';
  /** Who took their last territory. */
  readonly outBy?: SideId;
  /** They would have the game end in a draw. */
  readonly wantsDraw?: true;
  /** A machine plays for them while they are not connected, until they take the seat back. */
  readonly standsIn?: true;
  /** Who would have one play; nobody where it does. */
  readonly standInWishes?: readonly SideId[];
  /** Turns in a row that they were skipped in. */
  readonly skips: number;
};

export const playerId = (side: SideId): string => `player:${side}`;
