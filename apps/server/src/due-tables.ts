import type { Clock, DueKeeper, RecordChange, Records } from '@vexillum/table/room';

const PREFIX = 'due!';
/** A table is opened so long before: what had run out by then would wait for those who come back to see it. */
const WAKE_BEFORE = 60_000;
/** Longer delays are never asked of a clock. */
const LONGEST_SLEEP = 60_000;

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
  #callOff: (() => void) | undefined;
  #waking: Promise<void> = Promise.resolve();
  #isStopped = false;

  static async begin(options: DueTablesOptions): Promise<DueTables> {
    const kept = (await options.records.list(PREFIX)).map(
      ([key, value]) => [key.slice(PREFIX.length), Date.parse(value)] as const,
    );
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
    if (at === undefined) this.#kept.delete(table);
    else this.#kept.set(table, at);
    this.#sleep();
    if (kept !== at) await this.#write(table, at);
  }

  /** Whether something is due there by itself. */
  isDue(table: string): boolean {
    return this.#kept.has(table);
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
    const next = this.#asleep().reduce((soonest, [, at]) => Math.min(soonest, at), Infinity);
    if (next === Infinity) return;
    const wait = Math.max(next - WAKE_BEFORE - this.#options.clock.now(), 0);
    this.#callOff = this.#options.clock.after(Math.min(wait, LONGEST_SLEEP), () => {
      this.#waking = this.#waking.then(() => this.#wakeThoseDue());
    });
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
