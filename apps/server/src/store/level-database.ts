import { ClassicLevel } from 'classic-level';
import { StoreFailure } from '@vexillum/table/room';

/** Another process has the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

const REOPEN_AT_MOST_EVERY = 1000;

/**
 * LevelDB's own 4 MB fill within a second under load, and each time a group commit then waits for a table to be written and flushed:
 * a few commits in a thousand took a quarter of a second. Opening after a crash reads at most this much again.
 */
const options = { writeBufferSize: 32 * 1024 * 1024, compression: false };

/**
 * The handle on the database, given out only while it can be trusted. After a failed write LevelDB goes on acknowledging through the
 * same handle what is gone at the next open (measured: 20 of 20), so a failure closes it, and whoever asks next reopens it.
 */
export class LevelDatabase {
  readonly #folder: string;
  #level: ClassicLevel | undefined;
  #closing: Promise<void> = Promise.resolve();
  #opening: Promise<ClassicLevel> | undefined;
  #lastTry = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens for the first time. Rejects with `FolderInUse`, or with what the disk says. */
  async open(): Promise<void> {
    this.#level = await opened(this.#folder);
  }

  /** The open database; `StoreFailure` while it cannot be opened. */
  async level(): Promise<ClassicLevel> {
    if (this.#level) return this.#level;
    if (this.#isClosed) throw new StoreFailure('the store is closed');
    this.#opening ??= this.#reopen().finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  /** Never to be trusted again. */
  distrust(): void {
    const level = this.#level;
    this.#level = undefined;
    if (level) this.#closing = level.close().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#opening?.catch(() => undefined);
    this.distrust();
    await this.#closing;
  }

  async #reopen(): Promise<ClassicLevel> {
    if (performance.now() - this.#lastTry < REOPEN_AT_MOST_EVERY)
      throw new StoreFailure('the disk refused a moment ago');
    this.#lastTry = performance.now();
    await this.#closing;
    try {
      this.#level = await opened(this.#folder);
      return this.#level;
    } catch (error) {
      throw new StoreFailure(error instanceof Error ? reasonOf(error).message : String(error));
    }
  }
}

const reasonOf = (error: Error): Error & { code?: string } => (error.cause instanceof Error ? error.cause : error);

const opened = async (folder: string): Promise<ClassicLevel> => {
  const level = new ClassicLevel(folder, options);
  try {
    await level.open();
    return level;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const reason = reasonOf(error);
    if (reason.code === 'LEVEL_LOCKED') throw new FolderInUse(`${folder} is in use by another server`);
    throw reason;
  }
};
