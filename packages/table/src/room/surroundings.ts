import type { Certificate, HashText, HeadOfGame } from '@vexillum/ledger';
import type { Laying, Refusal, SystemChance } from '@vexillum/model';
import type { RecordChange } from './store.ts';

/** Time as a room needs it; a test owns its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once, after so many milliseconds (at most a minute); answers how to call it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** What happened in a room, for logs and metrics: names, numbers and ids, never texts or tokens. */
export type RoomEvent =
  | { readonly kind: 'acted'; readonly action: string; readonly milliseconds: number }
  | { readonly kind: 'refused'; readonly action: string; readonly code: string }
  | { readonly kind: 'update-dropped'; readonly document: string; readonly seat: string }
  | { readonly kind: 'plan-refused'; readonly document: string; readonly seat: string; readonly code: string }
  | { readonly kind: 'slow-reader'; readonly document: string; readonly seat: string }
  | { readonly kind: 'rebuilt'; readonly document: string; readonly bytes: number }
  | { readonly kind: 'store-failed'; readonly message: string }
  | { readonly kind: 'recovered'; readonly seq: number }
  /** Somebody else has the table. */
  | { readonly kind: 'lost' }
  /** The disk has not kept the table whole: it is given up. The message names it. */
  | { readonly kind: 'damaged'; readonly message: string }
  | { readonly kind: 'bug'; readonly action: string; readonly error: unknown };

/** Keeps when something is next due by itself at which table, so that one that sleeps wakes for it. Times in milliseconds since 1970. */
export interface DueKeeper {
  /** Whenever it is reckoned anew. */
  expects(table: string, at: number): void;
  /** What is to be written with the entry from which this deadline follows; nothing where as much is kept already. */
  beside(table: string, at: number): readonly RecordChange[];
  /** A write has failed: what is on disk is not known. */
  failed(table: string): void;
}

/** Keeps that games have come to an end, or gone on after one, so that boards of results are told. */
export interface ResultKeeper {
  /** What is to be written with the entry that ends a game, or takes an end back. */
  beside(table: string): readonly RecordChange[];
  /** Such an entry is on disk. */
  changed(table: string): void;
}

/** Keeps texts small while nobody asks for them: in memory, for this process alone. */
export interface Shelf {
  put(text: string): Uint8Array;
  take(bytes: Uint8Array): string;
}

/** What a room is given by the server it runs in. */
export interface Surroundings {
  readonly clock: Clock;
  readonly chance: SystemChance;
  /** 32 bytes that nobody can guess. */
  readonly newSalt: () => Uint8Array;
  readonly hashText: HashText;
  /** Signs with a table's key (64 bytes as hex). A server may hand in a faster one; the result is the same. */
  readonly signHead: (head: HeadOfGame, key: string) => string;
  /** The server's word that a table's key is its own, where the server has a key itself. */
  readonly certify?: (game: string, key: string) => Certificate;
  readonly tell: (event: RoomEvent) => void;
  /** Seconds that a seat must wait before it may do this again, where somebody counts. The key names table and seat. */
  readonly pace?: (key: string, action: string) => number | undefined;
  readonly due?: DueKeeper;
  readonly results?: ResultKeeper;
  /** Why the tables that a game convenes would not have what is to be laid on them first. */
  readonly whyNotLaid?: (laying: Laying) => Refusal | undefined;
  /** Other servers share the store: what cannot be written here just now is tried again there, rather than refused. */
  readonly isShared?: boolean;
  /** Of the server, for pages that may be of another one. */
  readonly version?: string;
  /** Of the page that the server gives out. */
  readonly build?: string;
  /** Something was done at the table, or somebody came or left. Asked often: it only takes note. */
  readonly stirred?: (table: string) => void;
  /** Hears of a table that somebody else has by now: its room is to be forgotten. */
  readonly whenLost?: (table: string) => void;
  /** 0 to below 1, for what a machine does: of no secret and no dice. */
  readonly random?: () => number;
  /** Bytes that a table's record may have; then only what ends the game is taken: 64 MB. */
  readonly ledgerQuota?: number;
  /** Where the records of a quiet table lie; without one they stay as they are. */
  readonly shelf?: Shelf;
  /** Resolves in a turn of its own of the event loop: of many tables that are opened at once none keeps those waiting that are played at. */
  readonly turn?: () => Promise<void>;
  /** Milliseconds that a roll waits for the link of an opposing device: 400. */
  readonly linkWithin?: number;
  /** Milliseconds between two moves of a machine, so that people can watch: 900. */
  readonly botPace?: number;
}
