import type { RuleValue } from './records/table-record.ts';
import type { Achievement, FeatReader } from './achievements.ts';
import type { Action } from './action.ts';
import type { Changes } from './changes.ts';
import type { Choice } from './choice.ts';
import type { Convenes } from './convenes.ts';
import type { EventShapes, TableHappening } from './events/event.ts';
import type { PublicEntry } from './events/public-entry.ts';
import type { GameClock } from './clock/game-clock.ts';
import type { Kinds, NoKinds } from './kinds.ts';
import type { Json } from './json.ts';
import type { LogLine } from './records/log-line.ts';
import type { LedgerRules } from './ledger-rules.ts';
import type { Refusal } from './refusal.ts';
import type { MatchRules } from './replay/match-rules.ts';
import type { Result } from './result.ts';
import type { TSchema } from './schema.ts';
import type { Seat, SideId } from './seat.ts';
import type { Snapshot } from './snapshot.ts';
import type { Standing } from './standing.ts';
import type { Words } from './words.ts';
import type { LayerToday } from './replay/layer-today.ts';

export interface HouseRule {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly default: RuleValue;
  /** Where only some values make sense. */
  readonly choices?: readonly RuleValue[];
  /** The key of the rule that has to be on for this one to matter: it is shown only then. */
  readonly needs?: string;
}

export interface ProfileSummary {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** What the server asks for in a seat's name when nobody else does. */
export interface Due {
  /** ISO 8601 UTC; none where it may be at once, as fast as people like to watch. */
  readonly at?: string;
  readonly seat: string;
  readonly name: string;
  readonly args: { readonly [key: string]: Json };
}

/** An action that its seat wants to take back, or to do again. */
export interface TakenBack<K extends Kinds = NoKinds> {
  readonly name: string;
  readonly changes: Changes<K>;
  /** The entry that did it. */
  readonly seq: number;
}

/** What a game may ask about the world when it says what is due. */
export interface Around {
  /** 0 to below 1, never the same twice: of no secret and no dice. */
  readonly random: () => number;
  /** Since when nobody has been connected, ISO 8601 UTC; none while somebody is. */
  readonly emptySince?: string;
  /** Whether somebody is connected in a seat of this side; left out, nobody is. */
  readonly isThere?: (side: SideId) => boolean;
}

/** How well a side has played, as one whole number. */
export interface Scoring {
  /** What it counts, for whoever reads a board of scores. */
  readonly title: string;
  readonly scoreOf: (result: Result, side: SideId) => number;
  /** Commands a side, which may be one person's or several people's: left out, one. Ranks weigh a side by them, not by its heads. */
  readonly slots?: number;
}

/**
 * A rules package, as a value that the platform runs. The platform never asks which one it is: it hands every game the snapshots of its own kinds,
 * so that whatever asks for one is a method.
 */
export interface Game<K extends Kinds = NoKinds> {
  readonly id: string;
  readonly name: string;
  /** One sentence for whoever chooses; where it is missing, that of the first profile says enough. */
  readonly description?: string;
  /** Which edition of its rules as a program a match is begun by, as the genesis names it: raised when an action does otherwise than it did. Left out, the first. */
  readonly edition?: number;
  /** Why nobody acts at a table that has the game in this form; left out, it is played. */
  readonly halted?: Words;
  /** `false`: it is in no list that players choose from. Its tables are set up by its id. */
  readonly isOffered?: false;
  readonly sides: readonly SideId[];
  readonly seats: readonly Seat[];
  /** The first is the default. */
  readonly profiles: readonly ProfileSummary[];
  readonly houseRules: readonly HouseRule[];
  /** What can be on its table beside the platform’s own records. */
  readonly kinds?: K;
  /** Reads what an earlier version wrote of its records. */
  readonly today?: LayerToday;
  /** Why a table of this profile cannot play these values in the place of the profile's own; a game without such values has no answer. */
  readonly checkHouse?: (profile: string, values: { readonly [path: string]: unknown }) => Refusal | undefined;
  /** What is due by itself: a machine's move, the end of somebody's time. Asked again after every entry and when people come and go. */
  due?(snapshot: Snapshot<K>, around: Around): Due | undefined;
  /** How its turns can be timed; left out, by the record `turn` and by what the table agrees on. */
  readonly clock?: GameClock<K>;
  /** Whose captains have to accept the umpire before the umpire reads what these sides know, as things stand; left out, every side's that has seats. */
  umpiredSides?(snapshot: Snapshot<K>): readonly SideId[];
  /** The game's own actions; the platform adds chat, dice, drawing and undo. */
  readonly actions: readonly Action<TSchema, K>[];
  /** What this seat may do now with each of them; left out, only the actions themselves know. */
  choices?(snapshot: Snapshot<K>, seat: Seat): readonly Choice[];
  /** The table as whoever has these records sees it, where what a side knows lies over what everybody does; left out, as it is. Asked again, it answers the same. */
  asSeen?(snapshot: Snapshot<K>): Snapshot<K>;
  /** Sides whose own documents say more of what this line of the log is about, so that their readers wait for those; left out, nobody waits. */
  sidesTold?(snapshot: Snapshot<K>, line: LogLine): readonly SideId[];
  /** How the game ended, by what everybody sees; none until it is over. Asked after every action, so it must be quick to say that it is not. */
  result?(snapshot: Snapshot<K>): Result | undefined;
  /** What a side has scored at the end; left out, nobody scores. Scores of one game and profile are compared with each other. */
  readonly scoring?: Scoring;
  /** What players are given for how they played, with what counts it; left out, nothing. A browser at a table needs neither. */
  readonly achievements?: { readonly all: readonly Achievement[]; newReader(): FeatReader<K> };
  /** What it wants to be played at other tables, which the server opens; left out, nothing. Such a game is on no board of results itself. */
  readonly convenes?: Convenes<K>;
  /** Its actions by which a host sets a table up, and which a convening table may have done at each of its own; left out, none. */
  readonly prepares?: readonly string[];
  /** Its actions by which another game begins at the same table; left out, a table has one. */
  readonly beginsAnew?: readonly string[];
  /**
   * Whether it is over for good, so that everybody may read everything and whatever was sealed must be open; left out, its secrets stay what
   * they are.
   */
  mayTellAll?(snapshot: Snapshot<K>): boolean;
  /** A moment of a match that has been told whole, with what everybody knows at its end; left out, nothing public is known later. */
  withHindsight?(now: Snapshot<K>, end: Snapshot<K>): Snapshot<K>;
  /** Ids of players' seats in which somebody who sits down now takes part, where that is not every seat that nobody holds. */
  freeSeats?(snapshot: Snapshot<K>): readonly string[];
  /** Why nobody may sit down in this seat now, that somebody new would hold; left out, anybody with its link may. */
  whyNotSit?(snapshot: Snapshot<K>, seatId: string): Refusal | undefined;
  /** How far the game is, for whoever asks the server about a table. */
  stepOf?(snapshot: Snapshot<K>): Json;
  /** The same in words, and how each side stands, for somebody who looks after many tables; left out, only whose turn it is is told. */
  standing?(snapshot: Snapshot<K>): Standing;
  /** The side that alone may pick up this piece from the board; none where it belongs to nobody. */
  ownerOf?(snapshot: Snapshot<K>, pieceId: string): SideId | undefined;
  /** Why this seat may not take back, or do again, what it did: it may no longer do such things to these records. Left out, whoever did it may. */
  whyNotTakeBack?(snapshot: Snapshot<K>, seat: Seat, deed: TakenBack<K>): Refusal | undefined;
  /** What its ledger tells by more than links, seals and dice; left out, nothing. */
  readonly ledger?: LedgerRules;
  /** How its matches are checked; left out where the game is only played: a browser at a table loads no more than it foresees. */
  readonly match?: MatchRules;
  /** What in the game's own numbers contradicts itself, as sentences: no table could be played by them. */
  readonly check?: () => readonly string[];
  /** What can happen in it, by kind; the platform adds what happens at any table. */
  readonly events: EventShapes;
  /**
   * What an entry of the game's own did, out of the table before it. Says only what that table and the entry show: what everybody sees says
   * what everybody may know. `undefined` for what is not the game's.
   */
  eventOf(before: Snapshot<K>, entry: PublicEntry<K>): TableHappening | undefined;
}
