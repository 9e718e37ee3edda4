import type { LogStore, OpenedLog, TextPage } from '../room/log-store.ts';

interface Work {
  readonly run: () => Promise<void>;
}

/**
 * A store whose work is done when the test says so, one piece at a time and in order: what a room waits for in the meantime can be
 * looked at. When its server is killed, nobody hears of what was still to be done.
 */
export class TestDisk implements LogStore {
  readonly #store: LogStore;
  #work: Work[] = [];
  #isDead = false;
  /** How often the ledger was read, and how many records were asked for. */
  readonly reads: { readonly from: number; readonly limit: number }[] = [];

  constructor(store: LogStore) {
    this.#store = store;
  }

  get waiting(): number {
    return this.#work.length;
  }

  /** Does the oldest piece of work. */
  async step(): Promise<void> {
    await this.#work.shift()?.run();
  }

  /** Does all work, and what follows from it. */
  async flush(): Promise<void> {
    while (this.#work.length > 0) await this.step();
  }

  /** The process dies: so many pieces of work still reach the disk, the rest never do, and no answer reaches anybody. */
  async kill(landing: number): Promise<void> {
    this.#isDead = true;
    for (const work of this.#work.splice(0, landing)) await work.run();
    this.#work = [];
  }

  open(table: string): Promise<OpenedLog> {
    return this.#queue(() => this.#store.open(table));
  }

  append(...args: Parameters<LogStore['append']>): Promise<void> {
    return this.#queue(() => this.#store.append(...args));
  }

  read(table: string, from: number, limit: number): Promise<string[]> {
    this.reads.push({ from, limit });
    return this.#queue(() => this.#store.read(table, from, limit));
  }

  readTexts(...args: Parameters<LogStore['readTexts']>): Promise<TextPage> {
    return this.#queue(() => this.#store.readTexts(...args));
  }

  saveSnapshot(...args: Parameters<LogStore['saveSnapshot']>): Promise<void> {
    return this.#queue(() => this.#store.saveSnapshot(...args));
  }

  readPlan(table: string, document: string): Promise<Uint8Array[]> {
    return this.#queue(() => this.#store.readPlan(table, document));
  }

  appendPlan(...args: Parameters<LogStore['appendPlan']>): Promise<void> {
    return this.#queue(() => this.#store.appendPlan(...args));
  }

  replacePlan(...args: Parameters<LogStore['replacePlan']>): Promise<void> {
    return this.#queue(() => this.#store.replacePlan(...args));
  }

  #queue<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isDead) return new Promise(() => undefined);
    return new Promise((resolve, reject) => {
      this.#work.push({
        run: () =>
          work().then(
            (value) => {
              if (!this.#isDead) resolve(value);
            },
            (error: unknown) => {
              if (!this.#isDead) reject(error as Error);
            },
          ),
      });
    });
  }
}
