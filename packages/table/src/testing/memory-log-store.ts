import { textsOf } from '../room/entry-texts.ts';
import {
  Fenced,
  type LogStore,
  NotWritten,
  type OpenedLog,
  PAGE_BYTES,
  StoreFailure,
  type TextPage,
  Unknown,
} from '../room/log-store.ts';

interface Log {
  epoch: number;
  values: string[];
  snapshot?: { readonly seq: number; readonly value: string };
  readonly plans: Map<string, Uint8Array[]>;
}

/** Few, so that whoever reads on is tested by short ledgers too. */
const TEXTS_AT_ONCE = 100;

/** How the next writes go wrong: refused outright, or written although the writer is told they were not. */
export type Trouble = 'none' | 'refuse' | 'write-and-deny';

/** A store without a disk, which keeps the contract of one: writes settle later and in order, and fail when the test says so. */
export class MemoryLogStore implements LogStore {
  readonly #logs = new Map<string, Log>();
  trouble: Trouble = 'none';
  /** After a failed write nothing more is taken until the table was reopened. */
  #mustReopen = new Set<string>();

  async open(table: string): Promise<OpenedLog> {
    await Promise.resolve();
    if (this.trouble === 'refuse') throw new StoreFailure('the disk is full');
    const log = this.#log(table);
    this.#mustReopen.delete(table);
    log.epoch++;
    return { epoch: log.epoch, length: log.values.length, ...(log.snapshot ? { snapshot: log.snapshot } : {}) };
  }

  async append(table: string, epoch: number, seq: number, values: readonly string[]): Promise<void> {
    await Promise.resolve();
    const log = this.#writable(table, epoch);
    if (seq !== log.values.length) throw new Fenced(`the log of ${table} has ${log.values.length} records, not ${seq}`);
    this.#write(table, () => log.values.push(...values));
  }

  async read(table: string, from: number, limit: number): Promise<string[]> {
    await Promise.resolve();
    return withinAPage(this.#log(table).values.slice(from, from + limit));
  }

  async readTexts(table: string, side: string | undefined, from: number, before: number): Promise<TextPage> {
    const values = await this.read(table, from, Math.min(before - from, TEXTS_AT_ONCE));
    return { bytes: new TextEncoder().encode(textsOf(values, side)), next: from + values.length };
  }

  async saveSnapshot(table: string, epoch: number, seq: number, value: string): Promise<void> {
    await Promise.resolve();
    const log = this.#writable(table, epoch);
    this.#write(table, () => {
      log.snapshot = { seq, value };
    });
  }

  async readPlan(table: string, document: string): Promise<Uint8Array[]> {
    await Promise.resolve();
    return [...(this.#log(table).plans.get(document) ?? [])];
  }

  async appendPlan(table: string, epoch: number, document: string, update: Uint8Array): Promise<void> {
    await Promise.resolve();
    const log = this.#writable(table, epoch);
    this.#write(table, () => log.plans.set(document, [...(log.plans.get(document) ?? []), update]));
  }

  async replacePlan(table: string, epoch: number, document: string, updates: readonly Uint8Array[]): Promise<void> {
    await Promise.resolve();
    const log = this.#writable(table, epoch);
    this.#write(table, () => log.plans.set(document, [...updates]));
  }

  #log(table: string): Log {
    let log = this.#logs.get(table);
    if (!log) this.#logs.set(table, (log = { epoch: 0, values: [], plans: new Map() }));
    return log;
  }

  #writable(table: string, epoch: number): Log {
    const log = this.#log(table);
    if (this.#mustReopen.has(table)) throw new NotWritten('a write failed; reopen the table');
    if (epoch !== log.epoch) throw new Fenced(`${table} was opened by another`);
    return log;
  }

  #write(table: string, write: () => void): void {
    if (this.trouble !== 'refuse') write();
    if (this.trouble === 'none') return;
    this.#mustReopen.add(table);
    throw this.trouble === 'refuse' ? new NotWritten('the disk is full') : new Unknown('the answer was lost');
  }
}

/** As many of the first as a disk would give at one time. */
const withinAPage = (values: readonly string[]): string[] => {
  let bytes = 0;
  const end = values.findIndex((value) => (bytes += value.length) > PAGE_BYTES);
  return values.slice(0, end < 0 ? values.length : end + 1);
};
