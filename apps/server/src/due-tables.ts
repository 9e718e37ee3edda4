import {
  type Clock,
  type DueKeeper,
  HeldElsewhere,
  type RecordChange,
  type Records,
  StoreFailure,
} from '@vexillum/table/room';

const PREFIX = 'due!';
/** A table is opened so long before: what had run out by then would wait for those who come back to see it. */
const WAKE_BEFORE = 60_000;
/** Longer delays are never asked of a clock. */
const LONGEST_SLEEP = 60_000;
/** How often it is looked for tables whose server has died. */
const SWEEP_EVERY = 5000;
/** One that could not be woken is left alone so long; where the store was at fault, it is soon another. */
const LEFT_ALONE = 5 * 60_000;
const LEFT_ALONE_BY_STORE = 10_000;

const changeOf = (table: string, at: number | undefined): RecordChange => {
  const key = `${PREFIX}${table}`;
  return at === undefined ? { del: key } : { put: key, value: new Date(at).toISOString() };
};

export interface DueTablesOptions {
  readonly records: Records;
  readonly clock: Clock;
  /** Opens the table, which then does what is due; `false`: there is no such table. */
  readonly wake: (table: string) => Promise<boolean>;
  readonly onFailed: (table: string, error: unknown) => void;
  /** Where several servers share the tables: those that nobody has and where something is due before this time, ISO 8601 UTC, without these. */
  readonly unowned?: (before: string, without: readonly string[]) => Promise<readonly string[]>;
}

/**
 * When something is due by itself at which table: a machine's move, the end of somebody's time. It is kept on disk as well (`due!TABLE`: ISO
 * 8601 UTC), so that a table that is asleep wakes for it, also after the server was killed. What is kept is never later than the truth: a
 * table that is woken too early goes back to sleep, and says how long.
 */
export class DueTables implements DueKeeper {
  readonly #options: DueTablesOptions;
  /** Milliseconds since 1970, as kept on disk. */
  readonly #kept: Map<string, number>;
  /** Those of them that are open: they see to it themselves. */
  readonly #awake = new Set<string>();
  /** Until when those of several servers' tables are left alone that could not be woken: milliseconds since 1970. */
  readonly #leftAlone = new Map<string, number>();
  #callOff: (() => void) | undefined;
  #waking: Promise<void> = Promise.resolve();
  #isStopped = false;

  static async begin(options: DueTablesOptions): Promise<DueTables> {
    // Those of other servers are theirs to see to; those of nobody are looked for again and again.
    const all = options.unowned ? [] : await options.records.list(PREFIX);
    const kept = all.map(([key, value]) => [key.slice(PREFIX.length), Date.parse(value)] as const);
    const tables = new DueTables(options, new Map(kept.filter(([, at]) => Number.isFinite(at))));
    tables.#sleep();
    return tables;
  }

  private constructor(options: DueTablesOptions, kept: Map<string, number>) {
    this.#options = options;
    this.#kept = kept;
  }

  /** An open table expects something at this time. Written only where it is earlier than what is kept, so that a turn costs no write. */
  expects(table: string, at: number): void {
    this.#awake.add(table);
    const kept = this.#kept.get(table);
    if (kept !== undefined && kept <= at) return;
    this.#kept.set(table, at);
    void this.#write(table, at).catch((error: unknown) => this.#options.onFailed(table, error));
  }

  beside(table: string, at: number): readonly RecordChange[] {
    const kept = this.#kept.get(table);
    if (kept !== undefined && kept <= at) return [];
    this.#awake.add(table);
    this.#kept.set(table, at);
    return [changeOf(table, at)];
  }

  failed(table: string): void {
    this.#kept.delete(table);
  }

  /** A table goes to sleep, and expects something at this time or nothing. */
  async rests(table: string, at: number | undefined): Promise<void> {
    this.#awake.delete(table);
    const kept = this.#kept.get(table);
    if (at === undefined || this.#options.unowned) this.#kept.delete(table);
    else this.#kept.set(table, at);
    this.#sleep();
    // What another server has kept of it is not known here.
    if (kept !== at || (this.#options.unowned && kept === undefined)) await this.#write(table, at);
  }

  /** Whether something is due there by itself. */
  async isDue(table: string): Promise<boolean> {
    if (this.#kept.has(table)) return true;
    return this.#options.unowned !== undefined && (await this.#options.records.get(`${PREFIX}${table}`)) !== undefined;
  }

  /** It is another server's by now. */
  lost(table: string): void {
    this.#awake.delete(table);
    this.#kept.delete(table);
  }

  /** Resolves when no table is being woken any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff?.();
    await this.#waking;
  }

  #write(table: string, at: number | undefined): Promise<void> {
    return this.#options.records.write([changeOf(table, at)]);
  }

  #asleep(): [table: string, at: number][] {
    return [...this.#kept].filter(([table]) => !this.#awake.has(table));
  }

  #sleep(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    if (this.#isStopped) return;
    if (this.#options.unowned) return this.#sleepFor(SWEEP_EVERY);
    const next = this.#asleep().reduce((soonest, [, at]) => Math.min(soonest, at), Infinity);
    if (next === Infinity) return;
    const wait = Math.max(next - WAKE_BEFORE - this.#options.clock.now(), 0);
    this.#sleepFor(Math.min(wait, LONGEST_SLEEP));
  }

  #sleepFor(milliseconds: number): void {
    this.#callOff = this.#options.clock.after(milliseconds, () => {
      this.#waking = this.#waking.then(() => (this.#options.unowned ? this.#wakeUnowned() : this.#wakeThoseDue()));
    });
  }

  /** Of several servers that look at the same time one has the table, and the others find it taken. */
  async #wakeUnowned(): Promise<void> {
    const { clock, unowned, onFailed } = this.#options;
    const now = clock.now();
    for (const [table, until] of this.#leftAlone) if (until <= now) this.#leftAlone.delete(table);
    try {
      const before = new Date(now + WAKE_BEFORE).toISOString();
      for (const table of (await unowned?.(before, [...this.#leftAlone.keys()])) ?? []) {
        if (this.#isStopped) return;
        await this.#wakeUnlessTaken(table);
      }
    } catch (error) {
      onFailed('', error);
    }
    this.#sleep();
  }

  /** One that cannot be opened keeps no other from being woken. */
  async #wakeUnlessTaken(table: string): Promise<void> {
    const { clock, wake, onFailed, records } = this.#options;
    try {
      if (!(await wake(table))) await records.write([changeOf(table, undefined)]);
    } catch (error) {
      if (error instanceof HeldElsewhere) return;
      this.#leftAlone.set(table, clock.now() + (error instanceof StoreFailure ? LEFT_ALONE_BY_STORE : LEFT_ALONE));
      onFailed(table, error);
    }
  }

  /** One after the other: after a long absence of the server there may be many. */
  async #wakeThoseDue(): Promise<void> {
    const now = this.#options.clock.now();
    for (const [table, at] of this.#asleep()) {
      if (this.#isStopped) return;
      if (at - WAKE_BEFORE > now) continue;
      this.#awake.add(table);
      try {
        if (!(await this.#options.wake(table))) await this.rests(table, undefined);
      } catch (error) {
        this.#options.onFailed(table, error);
      }
    }
    this.#sleep();
  }
}
