import type { Worker } from 'node:worker_threads';
import type { TextPage } from '@vexillum/table/room';
import { newThread } from '../../new-thread.ts';
import { Damage, DiskFault, messageOf } from './faults.ts';

/** What the thread begins with. */
export interface ReadingData {
  readonly database: string;
  readonly key?: Uint8Array | undefined;
}

export interface TextsAsked {
  readonly id: number;
  readonly table: string;
  readonly side: string | undefined;
  readonly from: number;
  readonly limit: number;
  readonly bytes: number;
}

export type TextsTold = { readonly id: number } & (
  | { readonly bytes: Uint8Array; readonly next: number }
  | { readonly isDamage: boolean; readonly message: string }
);

interface Waiting {
  readonly resolve: (page: TextPage) => void;
  readonly reject: (error: Error) => void;
}

/** A second thread with a connection for reading alone, begun when it is first asked. */
export class ReadingThread {
  readonly #data: ReadingData;
  #worker: Worker | undefined;
  #ending: Promise<unknown> = Promise.resolve();
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(data: ReadingData) {
    this.#data = data;
  }

  /** Rejects with `DiskFault` or `Damage`. */
  texts(asked: Omit<TextsAsked, 'id'>): Promise<TextPage> {
    const worker = (this.#worker ??= this.#begin());
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...asked } satisfies TextsAsked);
    });
  }

  /** Lets the database go; whoever asks afterwards has a new thread. */
  async end(): Promise<void> {
    await this.#worker?.terminate();
    await this.#ending;
  }

  #begin(): Worker {
    const source = new URL('./reading-worker.ts', import.meta.url);
    const worker = newThread('reading-worker', source, { workerData: this.#data });
    let why = 'the thread that reads has ended';
    this.#ending = new Promise<void>((resolve) =>
      worker.once('exit', () => {
        this.#ended(worker, why);
        resolve();
      }),
    );
    worker.on('message', (told: TextsTold) => this.#hear(told));
    worker.on('error', (error) => (why = messageOf(error)));
    return worker;
  }

  #hear(told: TextsTold): void {
    const waiting = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    if ('bytes' in told) waiting?.resolve({ bytes: told.bytes, next: told.next });
    else waiting?.reject(told.isDamage ? new Damage(told.message) : new DiskFault(told.message));
  }

  #ended(worker: Worker, why: string): void {
    if (this.#worker === worker) this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new DiskFault(why));
    this.#waiting.clear();
  }
}
