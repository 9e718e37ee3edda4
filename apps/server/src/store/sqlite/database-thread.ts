import type { Worker } from 'node:worker_threads';
import { join } from 'node:path';
import type { TextPage } from '@vexillum/table/room';
import { newThread } from '../../new-thread.ts';
import type { Looked } from '../scrub.ts';
import type { Fault, Question, Questions, Told } from './asked.ts';
import { DATABASE } from './data-folder.ts';
import type { DatabaseOptions } from './database.ts';
import type { WorkerData } from './database-worker.ts';
import { AnswerLost, Damage, DiskFault, FolderInUse, FolderRefused, messageOf } from './faults.ts';
import { type CheckAsked, type LookAsked, ReadingThread, type TextsAsked } from './reading-thread.ts';

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

const errorOf = ({ name, message, code }: Fault): Error => {
  if (name === 'DiskFault') return new DiskFault(message);
  if (name === 'Damage') return new Damage(message);
  if (name === 'FolderRefused') return new FolderRefused(message);
  if (name === 'FolderInUse') return new FolderInUse(message);
  return Object.assign(new Error(message), code === undefined ? {} : { code });
};

const REOPEN_AT_MOST_EVERY = 1000;

/** The database from this side of its thread. The thread ends with a write that failed; whoever asks next has a new one. */
export class DatabaseThread {
  readonly #folder: string;
  readonly #options: DatabaseOptions;
  #worker: Worker | undefined;
  /** Until the former thread has ended it holds the folder. */
  #ending: Promise<unknown> = Promise.resolve();
  #opening: Promise<Worker> | undefined;
  #lastTry = Number.NEGATIVE_INFINITY;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #isClosed = false;
  readonly #reading: ReadingThread;

  /** Rejects with `FolderInUse`, `FolderRefused`, or what the disk says. */
  static async open(folder: string, options: DatabaseOptions = {}): Promise<DatabaseThread> {
    const thread = new DatabaseThread(folder, options);
    thread.#worker = await thread.#begin();
    return thread;
  }

  private constructor(folder: string, options: DatabaseOptions) {
    this.#folder = folder;
    this.#options = options;
    this.#reading = new ReadingThread({ database: join(folder, DATABASE), key: options.key });
  }

  /** Of those who read much, in a thread that nobody who writes waits for. Rejects with `DiskFault` or `Damage`. */
  async texts(asked: Omit<TextsAsked, 'id' | 'kind'>): Promise<TextPage> {
    return (await this.#reader()).texts(asked);
  }

  /** In the same thread. Rejects with `DiskFault` or `Damage`. */
  async look(asked: Omit<LookAsked, 'id' | 'kind'>): Promise<Looked> {
    return (await this.#reader()).look(asked);
  }

  /** In the same thread: how many entries were read and found sound. Rejects with `DiskFault` or `Damage`. */
  async check(asked: Omit<CheckAsked, 'id' | 'kind'>): Promise<number> {
    return (await this.#reader()).check(asked);
  }

  async #reader(): Promise<ReadingThread> {
    if (!this.#worker) await this.#again();
    if (this.#isClosed) throw new DiskFault('the store is closed');
    return this.#reading;
  }

  /** Rejects with `DiskFault` or `Damage`, and with `AnswerLost` where it was asked in vain. */
  async ask<Q extends Question>(question: Q, ...args: Parameters<Questions[Q]>): Promise<ReturnType<Questions[Q]>> {
    const worker = this.#worker ?? (await this.#again());
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, question, args });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#opening?.catch(() => undefined);
    await this.#reading.end();
    if (this.#worker) await this.ask('close').catch(() => undefined);
    await this.#ending;
  }

  #again(): Promise<Worker> {
    this.#opening ??= this.#reopen().finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  async #reopen(): Promise<Worker> {
    if (this.#isClosed) throw new DiskFault('the store is closed');
    if (performance.now() - this.#lastTry < REOPEN_AT_MOST_EVERY) throw new DiskFault('the disk refused a moment ago');
    this.#lastTry = performance.now();
    // Nobody may know the log by heart: what counts is what whoever opens it anew finds in it.
    await this.#reading.end();
    await this.#ending;
    try {
      this.#worker = await this.#begin();
      return this.#worker;
    } catch (error) {
      throw new DiskFault(messageOf(error));
    }
  }

  async #begin(): Promise<Worker> {
    const source = new URL('./database-worker.ts', import.meta.url);
    const worker = newThread('database-worker', source, {
      workerData: { folder: this.#folder, ...this.#options } satisfies WorkerData,
    });
    this.#ending = new Promise((resolve) => worker.once('exit', resolve));
    const first = await new Promise<Told>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    if ('fault' in first) {
      await this.#ending;
      throw errorOf(first.fault);
    }
    worker.on('message', (told: Told) => this.#hear(worker, told));
    worker.on('error', (error) => this.#end(worker, messageOf(error)));
    worker.on('exit', () => this.#end(worker, 'the thread of the database has ended'));
    return worker;
  }

  #hear(worker: Worker, told: Told): void {
    if (told.isLast && this.#worker === worker) this.#worker = undefined;
    const waiting = this.#waiting.get(told.id ?? 0);
    this.#waiting.delete(told.id ?? 0);
    if (!waiting) return;
    if ('fault' in told) waiting.reject(errorOf(told.fault));
    else waiting.resolve(told.value as never);
  }

  #end(worker: Worker, why: string): void {
    if (this.#worker === worker) this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new AnswerLost(why));
    this.#waiting.clear();
  }
}
