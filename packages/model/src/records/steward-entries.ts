/** The names of entries that a table writes by itself, or answers out of its own history: no action of a game has them. */
export const CREATE_TABLE = 'create-table';
/** Another server goes on with a match from its file. */
export const CONTINUED = 'continued';
export const CLAIM_SEAT = 'claim-seat';
export const ROTATE_SEAT = 'rotate-seat';
/** An accepted umpire is about to give a captain's seat a new link: everybody is told first. */
export const ANNOUNCE_ROTATION = 'announce-rotation';
/** Whoever sits there says that they are here, so that nothing comes of it. */
export const KEEP_SEAT = 'keep-seat';
/** A device of the seat says that it will countersign. */
export const DEVICE_NAMED = 'name-device';
/** Whoever holds the seat says whose player card they play with; a new holder of the seat ends it. */
export const SIGN_IN = 'sign-in';
/** Whoever leads the table has sent somebody away who watched. */
export const SEND_AWAY = 'send-away';
/** A player has been given an achievement for the game that ended: everybody at the table hears of it. */
export const AWARD = 'award';
export const UNDO_ACTION = 'undo-action';
export const REDO_ACTION = 'redo-action';

/** What an entry `award` says, in the seat of the player. Which game and entry prove it, whoever reads the ledger can work out. */
export type AwardArgs = {
  readonly achievement: string;
  readonly version: number;
  readonly title: string;
  /** From 1, of so many. */
  readonly tier: number;
  readonly tiers: number;
};
