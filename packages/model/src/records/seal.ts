import type { Json } from '../json.ts';
import type { SideId } from '../seat.ts';

/** What makes a seal checkable by everyone: the text that was sealed, and its salt (32 bytes as lower-case hex). */
export interface Opening {
  readonly payload: Json;
  readonly salt: string;
}

/** That a side has committed itself to something, under the id `seal:SIDE:SLOT`. What it is shows when it is opened. */
export interface Seal {
  readonly side: SideId;
  /** `cmd.1.roster`, `marker.A`, … */
  readonly slot: string;
  /** The commitment, 32 bytes as lower-case hex. */
  readonly digest: string;
  readonly opening?: Opening;
  /** A flank march that has come in: along which edge, and in which turn (0 before the first). */
  readonly entered?: { readonly edge: string; readonly turn: number };
  /** The match went on elsewhere from a file that did not hold the opening: nobody can open it any more. */
  readonly isVoid?: true;
}

/** The side's own copy of what it sealed, under the same id: from here, and from nowhere else, the server opens it. */
export interface SealSecret extends Opening {
  readonly slot: string;
  readonly digest: string;
}

export const sealId = (side: SideId, slot: string): string => `seal:${side}:${slot}`;
