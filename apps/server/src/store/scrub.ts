import type { ChainHead } from '@vexillum/ledger';
import { type Clock, Damaged, type Records, type Standing, type TableStore } from '@vexillum/table/room';
import type { Quarantine } from './quarantine.ts';

/** Milliseconds between two looks, and until it is tried again where the server has too much to do. */
const EVERY = 1000;
/** What a look reads, in letters: some milliseconds of a thread that no table waits for. */
const AT_ONCE = 64 * 1024;
/** Milliseconds between two rounds. */
const REST = 3_600_000;
/** Longer delays are never asked of a clock. */
const LONGEST_SLEEP = 60_000;
/** Where it is is written down at most so often. */
const KEPT_EVERY = 60_000;
const KEY = 'scrub';

/** What a look at some entries of a table found. */
export interface Looked {
  readonly next: number;
  readonly head: ChainHead | undefined;
  /** It was the last of them, and what is stored beside them is sound too. */
  readonly isWhole: boolean;
  /** That were read. */
  readonly size: number;
}

/** Reads some entries from one on, after `head`: rows, their number and their chain. Rejects with `Damaged` or `StoreFailure`. */
export type Look = (table: string, from: number, head: ChainHead | undefined, size: number) => Promise<Looked>;

export interface ScrubOptions {
  readonly look: Look;
  readonly quarantine: Quarantine;
  readonly tables: Pick<TableStore, 'list'>;
  readonly standing: Standing;
  readonly records: Records;
  readonly clock: Clock;
  /** The server has more to do than it can. */
  readonly isLate: () => boolean;
  readonly onDamage: (table: string, says: string) => void;
  readonly onFailed: (error: unknown) => void;
}

interface At {
  readonly table: string;
  readonly next: number;
  readonly head: ChainHead | undefined;
}

interface Kept {
  /** The last table that was read through. */
  readonly after: string;
  readonly rounds: number;
}

/**
 * Reads tables that nobody has open, round and round and slowly, so that what the disk spoils is known while there is still a backup without
 * it. Where it is is kept on disk as well (`scrub`).
 */
export class Scrub {
  readonly #options: ScrubOptions;
  #kept: Kept;
  #keptAt: number;
  #at: At | undefined;
  #size = 0;
  #wakeAt: number;
  #isStopped = false;
  #callOff: () => void = () => undefined;
  #working: Promise<void> = Promise.resolve();

  static async begin(options: ScrubOptions): Promise<Scrub> {
    const kept = await options.records.get(KEY);
    return new Scrub(options, kept === undefined ? { after: '', rounds: 0 } : (JSON.parse(kept) as Kept));
  }

  private constructor(options: ScrubOptions, kept: Kept) {
    this.#options = options;
    this.#kept = kept;
    this.#keptAt = options.clock.now();
    this.#wakeAt = options.clock.now() + EVERY;
    this.#sleep();
  }

  /** Times that every table was read. */
  get rounds(): number {
    return this.#kept.rounds;
  }

  /** Letters that were read since the server began. */
  get size(): number {
    return this.#size;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff();
    await this.#working;
    await this.#keep().catch((error: unknown) => this.#options.onFailed(error));
  }

  #sleep(): void {
    if (this.#isStopped) return;
    const { clock } = this.#options;
    const wait = Math.min(Math.max(this.#wakeAt - clock.now(), 0), LONGEST_SLEEP);
    this.#callOff = clock.after(wait, () => {
      if (clock.now() < this.#wakeAt) return this.#sleep();
      this.#working = this.#step()
        .catch((error: unknown) => {
          this.#options.onFailed(error);
          return EVERY;
        })
        .then((pause) => {
          this.#wakeAt = clock.now() + pause;
          this.#sleep();
        });
    });
  }

  /** Answers after how many milliseconds the next one is due. */
  async #step(): Promise<number> {
    const { isLate, clock } = this.#options;
    if (isLate()) return EVERY;
    if (this.#at && !(await this.#isAsleep(this.#at.table))) this.#done(this.#at.table);
    this.#at ??= await this.#nextTable();
    if (!this.#at) {
      this.#kept = { after: '', rounds: this.#kept.rounds + 1 };
      await this.#keep();
      return REST;
    }
    await this.#look(this.#at);
    if (clock.now() - this.#keptAt >= KEPT_EVERY) await this.#keep();
    return EVERY;
  }

  async #look({ table, next, head }: At): Promise<void> {
    const { look, quarantine, onDamage } = this.#options;
    try {
      const looked = await look(table, next, head, AT_ONCE);
      this.#size += looked.size;
      if (!looked.isWhole) {
        this.#at = { table, next: looked.next, head: looked.head };
        return;
      }
      await quarantine.end(table);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      if (quarantine.saysOf(table) === undefined) onDamage(table, error.message);
      await quarantine.begin(table, error.message);
    }
    this.#done(table);
  }

  #done(table: string): void {
    this.#kept = { ...this.#kept, after: table };
    this.#at = undefined;
  }

  async #nextTable(): Promise<At | undefined> {
    for await (const table of this.#options.tables.list(this.#kept.after))
      if (await this.#isAsleep(table)) return { table, next: 0, head: undefined };
    return undefined;
  }

  async #isAsleep(table: string): Promise<boolean> {
    return (await this.#options.standing.ownerOf(table)).kind === 'nobody';
  }

  async #keep(): Promise<void> {
    this.#keptAt = this.#options.clock.now();
    await this.#options.records.write([{ put: KEY, value: JSON.stringify(this.#kept) }]);
  }
}
