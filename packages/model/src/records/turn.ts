import type { SideId } from '../seat.ts';

/** Whose turn it is; the one record of its kind, under the id `this`. There is none before the first turn. */
export interface Turn {
  /** 1 for the first turn of the battle; each side's turn counts. */
  readonly number: number;
  readonly side: SideId;
  /** Which part of the turn is on, where the game has parts and the match was not begun before it had. */
  readonly phase?: string;
  /** The same side had the turn before as well. */
  readonly isAgain?: true;
  /** The other side asks for its turn. */
  readonly isAskedFor?: true;
}
