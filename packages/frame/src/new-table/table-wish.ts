import type { HouseRule, Json, ProfileSummary, RuleValues } from '@vexillum/model';
import type { TemplateResult } from 'lit';

/** Something that a seat does as soon as its table is there. */
export interface Deed {
  readonly seat: string;
  readonly name: string;
  readonly args: Json;
}

/** What a host does who sets a table up; `title` says what is laid on it. */
export interface HostDeed extends Omit<Deed, 'seat'> {
  readonly title: string;
}

/** What a table is to be, apart from its game and its name. */
export interface TableWish {
  readonly profile: string;
  readonly houseRules: RuleValues;
  /** How many players are expected, where a game is for more or fewer. */
  readonly players?: number;
  /** What the host does first, and sits down for. */
  readonly hostDoes?: readonly HostDeed[];
}

/** What a game's own part of the page is given. */
export interface SetupProps {
  readonly profiles: readonly ProfileSummary[];
  readonly houseRules: readonly HouseRule[];
  readonly wish: TableWish;
  /** How many play is said elsewhere: at an event. */
  readonly hasPlayers?: true;
  /** What the address asks of the game, as anybody may have written it: a map. */
  readonly asked?: string;
  readonly change: (change: Partial<TableWish>) => void;
}

/** A game's own part of the page where a table is set up. */
export type TableSetup = (props: SetupProps) => TemplateResult;

/** Loads that part of a game, by its id. */
export type SetupOf = (game: string) => Promise<TableSetup | undefined>;
