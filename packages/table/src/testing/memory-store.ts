import { textsOf } from '../room/entry-texts.ts';
import {
  type Elsewhere,
  Fenced,
  type Found,
  type KeptSnapshot,
  NotWritten,
  type Owner,
  PAGE_BYTES,
  type RecordChange,
  type Standing,
  type Store,
  StoreFailure,
  type TableChunk,
  TableExists,
  type TableStore,
  type Tenure,
  type TextPage,
  Unknown,
} from '../room/store.ts';
import { MemoryRecords } from './memory-records.ts';

interface Log {
  values: string[];
  snapshot?: KeptSnapshot;
  readonly plans: Map<string, Uint8Array[]>;
  owner?: MemoryTenure;
}

/** Few, so that whoever reads on is tested by short ledgers too. */
const TEXTS_AT_ONCE = 100;

/** How the next writes go wrong: refused outright, or written although the writer is told they were not. */
export type Trouble = 'none' | 'refuse' | 'write-and-deny';

/** A store without a disk, which keeps the contract of one: writes settle later and in order, and fail when the test says so. */
export class MemoryStore implements Store, TableStore {
  readonly tables: TableStore = this;
  readonly records = new MemoryRecords();
  readonly #logs = new Map<string, Log>();
  trouble: Trouble = 'none';
  #isClosed = false;

  readonly standing: Standing;

  constructor() {
    const isAlive = () => !this.#isClosed;
    this.standing = {
      get isAlive() {
        return isAlive();
      },
      // Nobody else uses what is in this memory.
      onChange: () => () => undefined,
      ownerOf: async (table): Promise<Owner> => ({ kind: this.#logs.get(table)?.owner ? 'me' : 'nobody' }),
    };
  }

  async close(): Promise<void> {
    await Promise.resolve();
    this.#isClosed = true;
  }

  /** The server that used it is dead, and the next one finds it so: nobody was told, and nothing of the former's is written any more. */
  kill(): void {
    for (const log of this.#logs.values()) delete log.owner;
  }

  async claim(table: string): Promise<Tenure | Elsewhere> {
    await Promise.resolve();
    this.#insist();
    const log = this.#log(table);
    if (log.owner) return { kind: 'elsewhere' };
    const owner: MemoryTenure = new MemoryTenure({
      table,
      log,
      insist: () => this.#insist(),
      write: (change) => this.#write(owner, change),
      keep: (changes) => {
        if (changes.length > 0 && this.records.isFull) throw new NotWritten('the disk is full');
        this.records.take(changes);
      },
    });
    log.owner = owner;
    return owner;
  }

  async read(table: string, from: number, limit: number): Promise<string[]> {
    await Promise.resolve();
    return withinAPage((this.#logs.get(table)?.values ?? []).slice(from, from + limit));
  }

  async readTexts(table: string, side: string | undefined, from: number, before: number): Promise<TextPage> {
    const values = await this.read(table, from, Math.min(before - from, TEXTS_AT_ONCE));
    return { bytes: new TextEncoder().encode(textsOf(values, side)), next: from + values.length };
  }

  async readPlan(table: string, document: string): Promise<Uint8Array[]> {
    await Promise.resolve();
    return [...(this.#logs.get(table)?.plans.get(document) ?? [])];
  }

  async *dump(table: string): AsyncGenerator<TableChunk> {
    const log = this.#logs.get(table);
    if (!log) return;
    const { values, snapshot, plans } = log;
    for (let from = 0; from < values.length; ) {
      const page = await this.read(table, from, TEXTS_AT_ONCE);
      yield { kind: 'records', from, values: page };
      from += page.length;
    }
    if (snapshot) yield { kind: 'snapshot', ...snapshot };
    for (const [document, updates] of [...plans].sort(([a], [b]) => (a < b ? -1 : 1)))
      if (updates.length > 0) yield { kind: 'plan', document, updates };
  }

  async load(table: string, chunks: AsyncIterable<TableChunk>): Promise<void> {
    const log: Log = { values: [], plans: new Map() };
    for await (const chunk of chunks) {
      if (chunk.kind === 'records') log.values.push(...chunk.values);
      else if (chunk.kind === 'snapshot') log.snapshot = { seq: chunk.seq, value: chunk.value };
      else log.plans.set(chunk.document, [...chunk.updates]);
    }
    const there = this.#logs.get(table);
    if (there && (there.owner || there.values.length > 0)) throw new TableExists(`table ${table} exists`);
    this.#logs.set(table, log);
  }

  async *list(after = ''): AsyncGenerator<string> {
    await Promise.resolve();
    for (const table of [...this.#logs.keys()].sort())
      if (table > after && (this.#logs.get(table)?.values.length ?? 0) > 0) yield table;
  }

  #log(table: string): Log {
    let log = this.#logs.get(table);
    if (!log) this.#logs.set(table, (log = { values: [], plans: new Map() }));
    return log;
  }

  #insist(): void {
    if (this.#isClosed) throw new StoreFailure('the store is closed');
    if (this.trouble === 'refuse') throw new StoreFailure('the disk is full');
  }

  #write(tenure: MemoryTenure, write: () => void): void {
    if (this.#isClosed) throw new StoreFailure('the store is closed');
    try {
      if (this.trouble !== 'refuse') write();
    } catch (error) {
      tenure.mustReopen = true;
      throw error;
    }
    if (this.trouble === 'none') return;
    tenure.mustReopen = true;
    throw this.trouble === 'refuse' ? new NotWritten('the disk is full') : new Unknown('the answer was lost');
  }
}

interface MemoryTenureOptions {
  readonly table: string;
  readonly log: Log;
  readonly insist: () => void;
  readonly write: (change: () => void) => void;
  readonly keep: (changes: readonly RecordChange[]) => void;
}

class MemoryTenure implements Tenure {
  readonly kind = 'mine';
  readonly table: string;
  readonly #options: MemoryTenureOptions;
  found: Found;
  readonly isWhole = true;
  /** After a failed write nothing more is taken until the table was reopened. */
  mustReopen = false;

  constructor(options: MemoryTenureOptions) {
    this.table = options.table;
    this.#options = options;
    this.found = foundIn(options.log);
  }

  async append(
    seq: number,
    values: readonly string[],
    beside: readonly RecordChange[] = [],
    emptied?: string,
  ): Promise<void> {
    await Promise.resolve();
    const log = this.#writable();
    if (seq !== log.values.length)
      throw new Fenced(`the log of ${this.table} has ${log.values.length} records, not ${seq}`);
    this.#options.write(() => {
      this.#options.keep(beside);
      log.values.push(...values);
      if (emptied !== undefined) log.plans.delete(emptied);
    });
  }

  async saveSnapshot(seq: number, value: string): Promise<void> {
    await Promise.resolve();
    const log = this.#writable();
    this.#options.write(() => {
      log.snapshot = { seq, value };
    });
  }

  async appendPlan(document: string, update: Uint8Array): Promise<void> {
    await Promise.resolve();
    const { plans } = this.#writable();
    this.#options.write(() => plans.set(document, [...(plans.get(document) ?? []), update]));
  }

  async replacePlan(document: string, updates: readonly Uint8Array[]): Promise<void> {
    await Promise.resolve();
    const { plans } = this.#writable();
    this.#options.write(() => plans.set(document, [...updates]));
  }

  async reopen(): Promise<void> {
    await Promise.resolve();
    this.#options.insist();
    this.found = foundIn(this.#own());
    this.mustReopen = false;
  }

  async readThrough(): Promise<void> {
    await Promise.resolve();
  }

  forgetSnapshot(): void {
    this.found = { length: this.found.length };
  }

  async handOver(): Promise<void> {
    // Whatever was begun before has had its turn.
    await Promise.resolve();
    if (this.#options.log.owner === this) delete this.#options.log.owner;
  }

  #own(): Log {
    const { log } = this.#options;
    if (log.owner !== this) throw new Fenced(`${this.table} is somebody else's`);
    return log;
  }

  #writable(): Log {
    const log = this.#own();
    if (this.mustReopen) throw new NotWritten('a write failed; reopen the table');
    return log;
  }
}

const foundIn = ({ values, snapshot }: Log): Found => ({ length: values.length, ...(snapshot ? { snapshot } : {}) });

/** As many of the first as a disk would give at one time. */
const withinAPage = (values: readonly string[]): string[] => {
  let bytes = 0;
  const end = values.findIndex((value) => (bytes += value.length) > PAGE_BYTES);
  return values.slice(0, end < 0 ? values.length : end + 1);
};
