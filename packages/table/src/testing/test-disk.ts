import type { Elsewhere, Found, TableChunk, TableStore, Tenure, TextPage } from '../room/store.ts';

interface Work {
  readonly run: () => Promise<void>;
}

/**
 * A store whose work is done when the test says so, one piece at a time and in order: what a room waits for in the meantime can be
 * looked at. When its server is killed, nobody hears of what was still to be done.
 */
export class TestDisk implements TableStore {
  readonly #store: TableStore;
  #work: Work[] = [];
  #isDead = false;
  /** How often the ledger was read, and how many records were asked for. */
  readonly reads: { readonly from: number; readonly limit: number }[] = [];

  constructor(store: TableStore) {
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

  async claim(table: string): Promise<Tenure | Elsewhere> {
    const claimed = await this.queue(() => this.#store.claim(table));
    return claimed.kind === 'mine' ? new TestTenure(claimed, this) : claimed;
  }

  read(table: string, from: number, limit: number): Promise<string[]> {
    this.reads.push({ from, limit });
    return this.queue(() => this.#store.read(table, from, limit));
  }

  readTexts(...args: Parameters<TableStore['readTexts']>): Promise<TextPage> {
    return this.queue(() => this.#store.readTexts(...args));
  }

  readPlan(table: string, document: string): Promise<Uint8Array[]> {
    return this.queue(() => this.#store.readPlan(table, document));
  }

  dump(table: string): AsyncIterable<TableChunk> {
    return this.#store.dump(table);
  }

  load(table: string, chunks: AsyncIterable<TableChunk>): Promise<void> {
    return this.queue(() => this.#store.load(table, chunks));
  }

  list(after?: string): AsyncIterable<string> {
    return this.#store.list(after);
  }

  queue<T>(work: () => Promise<T>): Promise<T> {
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

/** The right to write, of which each use waits its turn. */
class TestTenure implements Tenure {
  readonly kind = 'mine';
  readonly table: string;
  readonly #tenure: Tenure;
  readonly #disk: TestDisk;

  constructor(tenure: Tenure, disk: TestDisk) {
    this.table = tenure.table;
    this.#tenure = tenure;
    this.#disk = disk;
  }

  get found(): Found {
    return this.#tenure.found;
  }

  get isWhole(): boolean {
    return this.#tenure.isWhole;
  }

  readThrough(): Promise<void> {
    return this.#disk.queue(() => this.#tenure.readThrough());
  }

  forgetSnapshot(): void {
    this.#tenure.forgetSnapshot();
  }

  append(...args: Parameters<Tenure['append']>): Promise<void> {
    return this.#disk.queue(() => this.#tenure.append(...args));
  }

  saveSnapshot(seq: number, value: string): Promise<void> {
    return this.#disk.queue(() => this.#tenure.saveSnapshot(seq, value));
  }

  appendPlan(document: string, update: Uint8Array): Promise<void> {
    return this.#disk.queue(() => this.#tenure.appendPlan(document, update));
  }

  replacePlan(document: string, updates: readonly Uint8Array[]): Promise<void> {
    return this.#disk.queue(() => this.#tenure.replacePlan(document, updates));
  }

  reopen(): Promise<void> {
    return this.#disk.queue(() => this.#tenure.reopen());
  }

  handOver(): Promise<void> {
    return this.#disk.queue(() => this.#tenure.handOver());
  }
}
