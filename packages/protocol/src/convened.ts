import type { Clock, SideId, Words } from '@vexillum/model';

/** A side of a table that was made for another, as everybody there sees it. */
export interface ConvenedSide {
  readonly side: SideId;
  /** Whoever plays it, once they have sat down. */
  readonly name?: string;
  /** How it stands, where the game says so. */
  readonly says?: Words;
  /** Whoever plays it is connected. */
  readonly isHere: boolean;
  /** ISO 8601 UTC: since when they are not; left out where that is not known. */
  readonly goneSince?: string;
}

/** A table that was made for another, for whoever leads that one: what everybody at the table sees, and nothing that a side knows alone. */
export interface ConvenedTable {
  /** By which the convening table knows it. */
  readonly key: string;
  readonly state: 'waiting' | 'playing' | 'over';
  /** The step or turn, where the game says so. */
  readonly at?: Words;
  readonly onTurn?: SideId;
  /** ISO 8601 UTC: since when it has been like this; where that is not known, when something happened last. */
  readonly since?: string;
  /** Those that play, in the order of the convening table’s players. */
  readonly sides: readonly ConvenedSide[];
  /** Records of the table’s clock, by id. */
  readonly clock: { readonly [id: string]: Clock };
  /** Remarks of the rules that nobody has settled, as far as the table keeps them. */
  readonly openFlags: number;
  /** Questions to the umpire that wait for a ruling. */
  readonly asked: number;
  /** What was said last to the whole table. */
  readonly said?: { readonly name: string; readonly text: string; readonly at: string };
}
