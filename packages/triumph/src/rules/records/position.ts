import type { SideId } from '@vexillum/model';

/** `turn`: a turn began with it; `named`: somebody gave it a name; `left`: the table went back from here. */
export type PositionKind = 'turn' | 'named' | 'left';

/** A moment of the battle that the table can go back to: as an entry of the ledger left it. Kept under `positionId`. */
export interface Position {
  readonly kind: PositionKind;
  /** The entry. */
  readonly seq: number;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The turn that was on, and its phase; none before the first. */
  readonly turn?: { readonly number: number; readonly side: SideId; readonly phase?: string };
  readonly name?: string;
  /** The seat that named it, or went back from it. */
  readonly by?: string;
  /** How many stands had been shown as masquerades by then; left out where none had. */
  readonly shown?: number;
}

/** How many of each are kept; the oldest goes. */
export const POSITIONS_KEPT: Readonly<Record<PositionKind, number>> = { turn: 40, named: 12, left: 3 };

/** In characters. */
export const POSITION_NAME_LIMIT = 60;

export const positionId = (seq: number): string => `at:${seq}`;

/** That a captain would go back, and the other captain is asked; the one record of its kind, under the id `this`. */
export interface ReturnWish {
  /** The entry of the position. */
  readonly to: number;
  readonly side: SideId;
  /** The turn and phase in which it was said: with the next one it lapses. */
  readonly moment: string;
}
