/** Of the texts that are read at one time: a thousand entries are mostly half a megabyte, but each of them may be as large as a map. */
export const PAGE_BYTES = 4 * 1024 * 1024;

/**
 * Where ledgers live. One owner per table: `open` raises the table's epoch, and every write names the epoch it was promised, so
 * that a second owner (another process, or this one before a failure) can never write behind the first one's back.
 * Values are opaque to the store. A promise that resolves means "on disk".
 */
export interface LogStore {
  /** Takes the table. `length` is the number of records, 0 for a table that does not exist. Rejects with `Damaged`, as every read may. */
  open(table: string): Promise<OpenedLog>;
  /**
   * Adds records `seq`, `seq + 1`, …, all or none. Rejects with `Fenced` when the epoch is not the newest or `seq` is not the log's length,
   * with `NotWritten` when they are for certain not on disk, with `Unknown` when they may be: then the table must be reopened.
   */
  append(table: string, epoch: number, seq: number, values: readonly string[]): Promise<void>;
  /** Records from `from` on, at most `limit`; fewer, but at least one, where they would be more than `PAGE_BYTES` together. */
  read(table: string, from: number, limit: number): Promise<string[]>;
  /**
   * What records from `from` on, and before `before`, tell everyone, or with `side` that side alone (`textsOf`): made where nobody waits for it,
   * and mostly kept from the last time. `next` is the first that is not in it: at least one is, if there is one.
   */
  readTexts(table: string, side: string | undefined, from: number, before: number): Promise<TextPage>;
  /** Keeps one snapshot a table, the newest. `seq` is the last record it includes. */
  saveSnapshot(table: string, epoch: number, seq: number, value: string): Promise<void>;
  /** The updates of a plan document, oldest first. */
  readPlan(table: string, document: string): Promise<Uint8Array[]>;
  appendPlan(table: string, epoch: number, document: string, update: Uint8Array): Promise<void>;
  /** Puts these in place of all earlier updates. */
  replacePlan(table: string, epoch: number, document: string, updates: readonly Uint8Array[]): Promise<void>;
}

export interface TextPage {
  /** UTF-8; not to be changed: others may be reading it. */
  readonly bytes: Uint8Array;
  readonly next: number;
}

export interface OpenedLog {
  readonly epoch: number;
  readonly length: number;
  readonly snapshot?: { readonly seq: number; readonly value: string };
}

/** The disk said no. */
export class StoreFailure extends Error {
  override readonly name: string = 'StoreFailure';
}

/** For certain nothing of it was written, and nothing of it will be. */
export class NotWritten extends StoreFailure {
  override readonly name = 'NotWritten';
}

/** What was to be written may be there or not: only a table that is opened again tells. Nobody is answered before that. */
export class Unknown extends StoreFailure {
  override readonly name = 'Unknown';
}

/** What the disk holds of this table is not what was written. Nobody goes on with it before whoever runs the server has looked at it. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

/** Somebody else owns this table now, or the log is not as long as the writer believed. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}
