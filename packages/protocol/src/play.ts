import type { ClockRule, ConvenesCard, RuleValues, SeatKind, SideId } from '@vexillum/model';

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

/** The table that another one was made for: an event, of one of its games. */
export interface ConvenedBy {
  readonly table: string;
  readonly name: string;
  readonly round?: number;
  /** Anybody may find it. */
  readonly isListed?: true;
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
  /** Of an event: what is played there, and how far it is. */
  readonly convenes?: ConvenesCard;
  /** Of a game of an event that anybody may find. */
  readonly convenedBy?: ConvenedBy;
  /** Anybody may watch. */
  readonly mayWatch: boolean;
  /** When the table was opened, ISO 8601 UTC. */
  readonly openedAt: string;
}

/** A table as whoever has a seat there is told of it without sitting down: what everybody there sees, and nothing that a side knows alone. */
export interface GlancedTable
  extends Pick<ListedTable, 'table' | 'game' | 'profile' | 'name' | 'players' | 'state' | 'turn' | 'convenes'> {
  /** What the game is called. */
  readonly gameName: string;
  /** Whose turn is on. */
  readonly onTurn?: SideId;
  /** ISO 8601 UTC: since when it has been like this; where that is not known, when something happened last. */
  readonly since?: string;
  /** Once it is over: who has won, nobody where that list is empty. */
  readonly winners?: readonly SideId[];
}

/** An event that anybody may find, as everybody at it sees it. */
export interface ListedEvent extends ConvenesCard {
  readonly table: string;
  readonly name: string;
  /** Anybody may watch. */
  readonly mayWatch: boolean;
  /** When it was made, ISO 8601 UTC. */
  readonly openedAt: string;
}

/** What has become of the list since it was told last. */
export interface ListChanges {
  /** New, or in the place of what was told of it. */
  readonly tables?: readonly ListedTable[];
  /** Ids of tables that are no longer in it. */
  readonly goneTables?: readonly string[];
  readonly seeks?: readonly ListedSeek[];
  readonly goneSeeks?: readonly string[];
}

/** How long somebody has, in minutes; `days`: there may be days between two turns. */
export type Lasting = number | 'days';

/** Somebody looks for others to play with, as everybody sees it. */
export interface ListedSeek {
  readonly seek: string;
  /** The game's id. */
  readonly game: string;
  /** Who looks. */
  readonly name: string;
  /** How many are to play, the seeker among them. */
  readonly players: number;
  /** ISO 8601 UTC; left out, at once. */
  readonly when?: string;
  /** Left out, it does not matter. */
  readonly lasting?: Lasting;
  readonly note?: string;
  /** When it was put up, ISO 8601 UTC. */
  readonly since: string;
  /** The seeker need not be looking at the page. */
  readonly whileAway: boolean;
}

/** What became of the own seek: `seek` hangs there, or somebody has answered and the seats at that table wait; neither, there is none. */
export interface OwnSeek {
  readonly seek?: ListedSeek;
  readonly answered?: { readonly table: string; readonly by: string };
}
