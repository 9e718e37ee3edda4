import type { SideId } from '@vexillum/model';

/** A battle card that was played in the battle, kept under an id like `red:HL:1`. It stays when its work is done: it lies face down. */
export interface Played {
  readonly side: SideId;
  /** The code of the card. */
  readonly card: string;
  /** The turn in which it was played; 0 before the first. */
  readonly turn: number;
  /** The phase in which it was played, where turns have phases. */
  readonly phase?: string;
  /** Whose turn it was, where turns have phases. */
  readonly inTurnOf?: SideId;
  /** The stands that it was played on. */
  readonly on: readonly string[];
  /** Its work was done before the turn's phases would have ended it. */
  readonly isOver?: true;
}

export const playedId = (side: SideId, card: string, number: number): string => `${side}:${card}:${number}`;
