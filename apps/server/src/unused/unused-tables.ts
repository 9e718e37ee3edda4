import type { Clock, Records } from '@vexillum/table/room';
import { wasHeldByNow } from '../seats/seat-page.ts';

const PREFIX = 'used!';
const DAY = 24 * 60 * 60_000;
const LOOK_EVERY = 60 * 60_000;
/** After a long absence of the server there may be many, and each may have a match to write down. */
const MOST_AT_ONCE = 50;

/** Days after which a table that nobody uses is taken away; 0: never. */
export interface KeepFor {
  /** Where no second person has ever sat down. */
  readonly alone: number;
  readonly asleep: number;
}

/** Nobody but one person ever sat there; or several did, and nobody came back. */
export type WhyUnused = keyof KeepFor;

export interface UnusedTablesOptions {
  readonly records: Records;
  readonly clock: Clock;
  /** The time by which tables grow old: jumps of the clock are none of it. */
  readonly lasting: Pick<Clock, 'now'>;
  readonly keepFor: KeepFor;
  /** Something is due there by itself: somebody's turn, at any pace. It is not asleep. */
  readonly isDue: (table: string) => Promise<boolean>;
  readonly inUse: () => readonly string[];
  /** `false`, and nothing is done, where somebody has just come. */
  readonly remove: (table: string, why: WhyUnused) => Promise<boolean>;
  readonly onFailed: (table: string, error: unknown) => void;
}

/**
 * When which table was used last (`used!TABLE`: milliseconds), on disk, and taking away those that were not for long. Looked for each hour.
 * A table of which that is not known is taken for one that was used just now.
 */
export class UnusedTables {
  readonly #options: UnusedTablesOptions;
  #callOff: (() => void) | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;

  static async begin(options: UnusedTablesOptions): Promise<UnusedTables> {
    const tables = new UnusedTables(options);
    await tables.#adopt();
    tables.#look();
    return tables;
  }

  private constructor(options: UnusedTablesOptions) {
    this.#options = options;
  }

  /** Somebody used it until now. */
  async used(...tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    const value = String(this.#options.lasting.now());
    await this.#options.records.write(tables.map((table) => ({ put: `${PREFIX}${table}`, value })));
  }

  /** Until when a table is there if nobody comes back from now on, ISO 8601 UTC; `undefined`: for ever. */
  async keptUntil(table: string): Promise<string | undefined> {
    const days = this.#options.keepFor[await this.#whyOf(table)];
    return days === 0 ? undefined : new Date(this.#options.clock.now() + days * DAY).toISOString();
  }

  /** Resolves when no table is being taken away any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff?.();
    await this.#looking;
  }

  /** Tables of a server that kept no such records. */
  async #adopt(): Promise<void> {
    const { records } = this.#options;
    const known = new Set((await records.list(PREFIX)).map(([key]) => key.slice(PREFIX.length)));
    const all = new Set((await records.list('seat!')).map(([key]) => key.split('!')[1] ?? ''));
    await this.used(...[...all].filter((table) => !known.has(table)));
  }

  #look(): void {
    if (this.#isStopped) return;
    this.#looking = this.#takeAway().then(() => {
      if (!this.#isStopped) this.#callOff = this.#options.clock.after(LOOK_EVERY, () => this.#look());
    });
  }

  async #takeAway(): Promise<void> {
    const { records, inUse, onFailed } = this.#options;
    try {
      await this.used(...inUse());
      let left = MOST_AT_ONCE;
      for (const [key, value] of await records.list(PREFIX)) {
        if (this.#isStopped || left === 0) return;
        if (await this.#takeIfOld(key.slice(PREFIX.length), Number(value))) left -= 1;
      }
    } catch (error) {
      onFailed('', error);
    }
  }

  async #takeIfOld(table: string, usedAt: number): Promise<boolean> {
    const { keepFor, lasting, isDue, remove, onFailed } = this.#options;
    const days = (lasting.now() - usedAt) / DAY;
    const soonest = Math.min(...Object.values(keepFor).filter((most) => most > 0));
    if (days < soonest || (await isDue(table))) return false;
    const why = await this.#whyOf(table);
    if (keepFor[why] === 0 || days < keepFor[why]) return false;
    try {
      return await remove(table, why);
    } catch (error) {
      onFailed(table, error);
      return false;
    }
  }

  async #whyOf(table: string): Promise<WhyUnused> {
    const pages = await this.#options.records.list(`seat!${table}!`);
    return pages.filter(([, value]) => wasHeldByNow(value)).length > 1 ? 'asleep' : 'alone';
  }
}
