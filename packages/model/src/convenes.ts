import type { Json } from './json.ts';
import type { Kinds, NoKinds } from './kinds.ts';
import type { ClockRule } from './records/clock.ts';
import type { RulingScope, Verdict } from './records/ruling.ts';
import type { RuleValues } from './records/table-record.ts';
import type { Snapshot } from './snapshot.ts';

/** An action and its arguments, as a host says them who sets a table up. */
export interface Preparation {
  readonly name: string;
  readonly args: { readonly [key: string]: Json };
}

/** A table that a game wants to be played elsewhere. */
export interface Wanted {
  /** By which the game knows it again; never another table by the same one. */
  readonly key: string;
  readonly name: string;
  readonly game: string;
  readonly profile: string;
  readonly houseRules: RuleValues;
  /** With which it begins, where that game’s clock is set at the table. */
  readonly clock?: ClockRule;
  /** What is done there first, in the host's name: one of that game's `prepares`. */
  readonly first?: Preparation;
  /** Which round of the convening game it belongs to, where that is played in rounds. */
  readonly round?: number;
  /** Seats of the convening table, in the order in which they take the other game’s sides. */
  readonly players: readonly string[];
  /** The table, once this game knows of it. */
  readonly table?: string;
  /** Nothing more is expected of that table. */
  readonly isOver?: true;
}

/** What is to be laid on tables first, and on what kind of tables. */
export type Laying = Pick<Wanted, 'game' | 'profile' | 'houseRules'> & { readonly first: Preparation };

/** What is done at tables that were made, by whoever leads the convening one: in the umpire's seat there, or the host's where there is none. `from`: what whoever wants it is called, for the logs there. */
export type ErrandDeed =
  | { readonly kind: 'pause'; readonly from?: string }
  | { readonly kind: 'resume'; readonly from?: string }
  | { readonly kind: 'announce'; readonly from: string; readonly text: string }
  /** `player`: the seat of the convening table; the side that has it there gets the time. */
  | { readonly kind: 'grant-time'; readonly player: string; readonly seconds: number; readonly from?: string }
  /** `flag`: the id of a flag that somebody there has asked the umpire about. */
  | {
      readonly kind: 'rule';
      readonly flag: string;
      readonly verdict: Verdict;
      readonly scope: RulingScope;
      readonly text: string;
      readonly from?: string;
    };

/** Something that is to be done at tables that were made, once. */
export interface Errand {
  /** By which the game knows it again; never another errand by the same one. */
  readonly id: string;
  /** Of the tables, as `Wanted` has them. */
  readonly keys: readonly string[];
  readonly deed: ErrandDeed;
}

/** `round`: a game of theirs in a round that is published; `anew`: it has another table; `answer`: an umpire has answered their call. */
export const summonsKinds = ['round', 'anew', 'answer'] as const;
export type SummonsKind = (typeof summonsKinds)[number];

/** What somebody at the convening table wants to hear of while they are away. Everybody there sees it: a side's secret is none. */
export interface Summons {
  readonly seat: string;
  readonly kind: SummonsKind;
  /** Another one as soon as there is something new for that seat, and never one that was there before. */
  readonly mark: string;
  /** The table that it leads to, as `Wanted` has it; left out, it leads to the convening one. */
  readonly key?: string;
}

/** What a list says of a table that convenes others, by what everybody sees. A type, so that it is JSON. */
export type ConvenesCard = {
  /** What is played, once that is said. */
  readonly game?: string;
  readonly profile?: string;
  /** What is laid on every table first, where it is none of the profile's: a map's name. */
  readonly laid?: string;
  readonly state: 'planned' | 'sign-up' | 'running' | 'over';
  /** How many take part. */
  readonly entrants: number;
  /** Seats from which somebody who comes now can take part. */
  readonly places: number;
  readonly round: number;
};

/**
 * A game whose tables make other tables: a tournament, a league. The server opens what is wanted, gives everybody their seat there, and tells
 * by these actions, in the host's name, what has become of it.
 */
export interface Convenes<K extends Kinds = NoKinds> {
  /** Everything that is or was to be played elsewhere, with the tables that are known. */
  wanted(snapshot: Snapshot<K>): readonly Wanted[];
  card(snapshot: Snapshot<K>): ConvenesCard;
  /** What this action would have laid on tables from now on: the server asks their game before it takes it. Nothing of any other action. */
  laying?(snapshot: Snapshot<K>, action: string, args: Json): Laying | undefined;
  /** Told `{key, table, gameId}`. */
  readonly opened: string;
  /** Told `{key, why}`: no table can be made of this. */
  readonly refused: string;
  /** Told `{key, table, outcomes, rule, seq, head}`; `outcomes` in the order of the players, with place and score where they have one. */
  readonly ended: string;
  /** Told `{key, by, flag, rule, says}` when a player there asks the umpire about a flag that everybody sees; left out, nobody is. */
  readonly asked?: string;
  /** Told `{key, flag, verdict, text}` when the umpire has ruled there on what was asked. */
  readonly ruled?: string;
  /** What is still to be done at tables that were made; left out, nothing ever is. */
  errands?(snapshot: Snapshot<K>): readonly Errand[];
  /** Told `{errand, refused}` once it is done; `refused` has `{key, why}` for each table that would not have it. */
  readonly carriedOut?: string;
  /** What people are called for by now, in no order; left out, nobody ever is. */
  summons?(snapshot: Snapshot<K>): readonly Summons[];
}
