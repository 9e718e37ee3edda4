/** Of the texts that are read at one time: a thousand entries are mostly half a megabyte, but each of them may be as large as a map. */
export const PAGE_BYTES = 4 * 1024 * 1024;

/**
 * Where everything durable lives. A table has one owner: whoever has claimed it holds a `Tenure`, and without one nobody writes it.
 * Values and keys are opaque to the store. A promise that resolves means "on disk".
 */
export interface Store {
  readonly standing: Standing;
  readonly tables: TableStore;
  /** Small records: seats, invites, keys. */
  readonly records: Records;
  /** Lets what was begun end up on disk. Nothing is taken afterwards. */
  close(): Promise<void>;
}

/** Whose a table is, without taking it. */
export type Owner =
  | { readonly kind: 'me' }
  | { readonly kind: 'nobody' }
  /** Of another server, at this address. */
  | { readonly kind: 'node'; readonly address: string };

/** `lapsed`: others may take what this server has, and it cannot tell. `fenced`: they may have, and it has nothing any more. */
export type StandingState = 'alive' | 'lapsed' | 'fenced';

/** What this server is among all that use the same data. */
export interface Standing {
  /** May show what it holds, and may write: false once the store is closed, and where others may have taken its tables. */
  readonly isAlive: boolean;
  /** Hears of each change from then on; nothing comes after `fenced`. Answers how to hear no more. */
  onChange(hear: (state: StandingState) => void): () => void;
  ownerOf(table: string): Promise<Owner>;
}

/** Someone who lives has the table. No address: this very process, or one that says none. */
export interface Elsewhere {
  readonly kind: 'elsewhere';
  readonly address?: string;
}

/** What anybody may read of tables, whoever owns them. Rejects with `Damaged`, or `StoreFailure`. */
export interface TableReader {
  /** Records from `from` on, at most `limit`; fewer, but at least one, where they would be more than `PAGE_BYTES` together. */
  read(table: string, from: number, limit: number): Promise<string[]>;
  /**
   * What records from `from` on, and before `before`, tell everyone, or with `side` that side alone (`textsOf`): made where nobody waits for it,
   * and mostly kept from the last time. `next` is the first that is not in it: at least one is, if there is one.
   */
  readTexts(table: string, side: string | undefined, from: number, before: number): Promise<TextPage>;
  /** The updates of a plan document, oldest first. */
  readPlan(table: string, document: string): Promise<Uint8Array[]>;
}

export interface TableStore extends TableReader {
  /** Takes a table that is nobody's. Never from one that lives. A table that does not exist has no records. Rejects as reading does. */
  claim(table: string): Promise<Tenure | Elsewhere>;
  /** A whole table as it is at this moment: its records, then its snapshot, then its plans by name. The same table has the same chunks. */
  dump(table: string): AsyncIterable<TableChunk>;
  /** Makes a table of what another has dumped. Rejects with `TableExists`; when it rejects, nothing of the table is left. */
  load(table: string, chunks: AsyncIterable<TableChunk>): Promise<void>;
  /** Every table that has records, in order of names; with `after`, those behind it. */
  list(after?: string): AsyncIterable<string>;
}

export type TableChunk =
  /** Records `from`, `from + 1`, … */
  | { readonly kind: 'records'; readonly from: number; readonly values: readonly string[] }
  | ({ readonly kind: 'snapshot' } & KeptSnapshot)
  | { readonly kind: 'plan'; readonly document: string; readonly updates: readonly Uint8Array[] };

export interface KeptSnapshot {
  /** The last record that it includes. */
  readonly seq: number;
  readonly value: string;
}

/** What was found of a table when it was claimed, or reopened. */
export interface Found {
  /** The number of records; 0 for a table that does not exist. */
  readonly length: number;
  readonly snapshot?: KeptSnapshot;
}

/**
 * The right to write one table. Every write is all or none, and checked against the right where it becomes durable. Writes reject with
 * `NotWritten` when they are for certain not on disk, with `Unknown` when they may be: after either nothing is taken before `reopen`.
 * They reject with `Fenced` when the table is somebody else's, or is not as the writer believes: then it is to be given up. What was begun first
 * is told first.
 */
export interface Tenure {
  readonly kind: 'mine';
  readonly table: string;
  /** So many times the table was claimed, by whomever, where several servers may claim it. */
  readonly nth?: number | undefined;
  readonly found: Found;
  /**
   * All of the ledger was read through since the store was opened, or whoever keeps it vouches for it. Before that, what is read of it is checked by
   * itself, and whatever is written waits until it was read through.
   */
  readonly isWhole: boolean;
  /**
   * Adds records `seq`, `seq + 1`, …. In the same transaction `beside`, small records that change with them, and `emptied`, a plan document whose updates
   * so far go with them.
   */
  append(seq: number, values: readonly string[], beside?: readonly RecordChange[], emptied?: string): Promise<void>;
  /** Keeps one snapshot a table, the newest. */
  saveSnapshot(seq: number, value: string): Promise<void>;
  appendPlan(document: string, update: Uint8Array): Promise<void>;
  /** Puts these in place of all earlier updates. */
  replacePlan(document: string, updates: readonly Uint8Array[]): Promise<void>;
  /**
   * Reads through what was not read yet. Rejects with `Damaged`: then nothing is ever written; with `StoreFailure` where the table must be
   * reopened first.
   */
  readThrough(): Promise<void>;
  /** What was found has been read: a snapshot is large, and is not to lie in memory for as long as the table is open. */
  forgetSnapshot(): void;
  /** After a failed write: waits until nothing of ours can still arrive, and tells in `found` what is on disk. Never steals: `Fenced`. */
  reopen(): Promise<void>;
  /** After all writes that were begun the table is nobody's. Whatever is written afterwards is `Fenced`. */
  handOver(): Promise<void>;
}

/** One change of a small record that is no part of any ledger: an invite, the sessions of a seat. */
export type RecordChange =
  | { readonly put: string; readonly value: string }
  /** Takes the record away; nothing happens where there is none. `ifStill`: only while that is its value, which somebody else may have changed meanwhile. */
  | { readonly del: string; readonly ifStill?: string };

/** Small records beside the ledgers, by key. Keys and values are opaque to the store. */
export interface Records {
  get(key: string): Promise<string | undefined>;
  /** Every record whose key begins so, in order of keys. */
  list(prefix: string): Promise<readonly (readonly [key: string, value: string])[]>;
  /** Of those the first ones behind this key, at most so many. */
  page(prefix: string, after: string, most: number): Promise<readonly (readonly [key: string, value: string])[]>;
  /** All or none; resolves when it is on disk, rejects with `StoreFailure` when it may not be. */
  write(changes: readonly RecordChange[]): Promise<void>;
}

export interface TextPage {
  /** UTF-8; not to be changed: others may be reading it. */
  readonly bytes: Uint8Array;
  readonly next: number;
}

/** The disk said no. */
export class StoreFailure extends Error {
  override readonly name: string = 'StoreFailure';
}

/** For certain nothing of it was written, and nothing of it will be. */
export class NotWritten extends StoreFailure {
  override readonly name = 'NotWritten';
}

/** What was to be written may be there or not: only a table that is reopened tells. Nobody is answered before that. */
export class Unknown extends StoreFailure {
  override readonly name = 'Unknown';
}

/** Somebody else who lives has the table. */
export class HeldElsewhere extends StoreFailure {
  override readonly name = 'HeldElsewhere';
  /** Of another server. */
  readonly address: string | undefined;

  constructor(message: string, address?: string) {
    super(message);
    this.address = address;
  }
}

/** What the disk holds of this table is not what was written. Nobody goes on with it before whoever runs the server has looked at it. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

/** A newer version has written what this one cannot make sense of: it is left to a server that can, and nothing of it is changed. */
export class NeedsNewer extends Error {
  override readonly name = 'NeedsNewer';
}

/** Somebody else owns this table now, or the log is not as long as the writer believed. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}

/** There is a table of that name already. */
export class TableExists extends Error {
  override readonly name = 'TableExists';
}
