import type { ClockRule, RuleValues, SeatKind, SideId } from '@vexillum/model';

/** A seat as the list of tables names it. */
export interface ListedSeat {
  readonly seat: string;
  readonly kind: SeatKind;
  readonly side?: SideId;
}

/** Somebody who plays at a listed table, as everybody there sees them. */
export interface ListedPlayer extends ListedSeat {
  readonly name: string;
}

/** A table that its host has listed: what everybody at it sees at a glance, and nothing that a side knows alone. */
export interface ListedTable {
  readonly table: string;
  /** The game's id. */
  readonly game: string;
  /** The profile's id; in Conquest the map. */
  readonly profile: string;
  readonly name: string;
  /** House rules that are not as usual. */
  readonly options: RuleValues;
  /** The table has numbers of its own in the place of the profile's. */
  readonly hasOwnValues?: true;
  /** Seats that a stranger may take, the first to be offered first. */
  readonly free: readonly ListedSeat[];
  readonly players: readonly ListedPlayer[];
  readonly clock?: ClockRule;
  readonly state: 'waiting' | 'playing' | 'over';
  /** Which turn is on, where turns are counted. */
  readonly turn?: string;
  /** Anybody may watch. */
  readonly mayWatch: boolean;
  /** When the table was opened, ISO 8601 UTC. */
  readonly openedAt: string;
}

/** What has become of the list since it was told last. */
export interface ListChanges {
  /** New, or in the place of what was told of it. */
  readonly tables?: readonly ListedTable[];
  /** Ids of tables that are no longer in it. */
  readonly goneTables?: readonly string[];
}
