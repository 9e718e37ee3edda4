import type { Feats, Result, RuleValues, SideId } from '@vexillum/model';

/** A game that was played to its end, as the public ledger of its table tells it. The same ledger gives the same, byte for byte. */
export interface PlayedGame {
  /** The id that the match began with, also where it went on at another table. */
  readonly match: string;
  /** The table whose ledger it is. */
  readonly table: string;
  /** Which of the games at that table, from 1. */
  readonly nth: number;
  /** Hash of the entry of the first action in it: copies of the table that go on with the same game have the same. */
  readonly began?: string;
  /** The entry that ended it. */
  readonly head: { readonly seq: number; readonly hash: string };
  /** ISO 8601 UTC of the first action in it, and of the one that ended it. */
  readonly beganAt: string;
  readonly endedAt: string;
  readonly game: string;
  readonly profile: string;
  readonly tableName: string;
  /** In force at the end, by key; those alone that differ from the game's own. */
  readonly houseRules: RuleValues;
  readonly result: Result;
  /** By what the game scores a side, of sides that somebody or something played. */
  readonly scores: { readonly [side: SideId]: number };
  readonly players: readonly Player[];
  /** Commands a side, however many people led them. */
  readonly slots: number;
  /** Rolls that the table threw, and that were entered by hand. */
  readonly rolls: { readonly byTable: number; readonly byHand: number };
  /** It went on at another table from its file before it ended: others may have played on from the same moment, and seen dice that they did not like. */
  readonly isCarried?: true;
  /** Actions of people who play. */
  readonly deeds: number;
  /** What each side did that achievements ask for; left out where the game counts nothing, and of games that were told before it did. */
  readonly feats?: Feats;
}

/** Who held a playing seat when the game ended. */
export interface Player {
  readonly seat: string;
  readonly side: SideId;
  /** As it was signed with the card, of a guest as they sat down; none of a machine. */
  readonly name?: string;
  /** The public key of their player card, hex; none of a guest. */
  readonly card?: string;
}

/** What orders games everywhere: by when they ended, then by table and entry. */
export const byEnd = (a: PlayedGame, b: PlayedGame): number =>
  compare(a.endedAt, b.endedAt) || compare(a.table, b.table) || a.head.seq - b.head.seq;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
