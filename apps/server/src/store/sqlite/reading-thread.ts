import type { Worker } from 'node:worker_threads';
import type { ChainHead } from '@vexillum/ledger';
import type { TextPage } from '@vexillum/table/room';
import { newThread } from '../../new-thread.ts';
import type { Looked } from '../scrub.ts';
import { Damage, DiskFault, messageOf } from './faults.ts';

/** What the thread begins with. */
export interface ReadingData {
  readonly database: string;
  readonly key?: Uint8Array | undefined;
}

export interface TextsAsked {
  readonly kind: 'texts';
  readonly id: number;
  readonly table: string;
  readonly side: string | undefined;
  readonly from: number;
  readonly limit: number;
  readonly bytes: number;
}

/** Whether some entries of a table are sound, and follow from each other and from `head`. */
export interface LookAsked {
  readonly kind: 'look';
  readonly id: number;
  readonly table: string;
  readonly from: number;
  readonly head: ChainHead | undefined;
  /** Letters that are read, at least one entry. */
  readonly size: number;
}

/** How many of some entries of a table are sound by themselves: all of them, at least one. */
export interface CheckAsked {
  readonly kind: 'check';
  readonly id: number;
  readonly table: string;
  readonly from: number;
  readonly limit: number;
}

/** It is to let the database go and end, after what it was asked before. */
export interface EndAsked {
  readonly kind: 'end';
}

export type Asked = TextsAsked | LookAsked | CheckAsked | EndAsked;

export type Told = { readonly id: number } & (
  | { readonly answer: TextPage | Looked | number }
  | { readonly isDamage: boolean; readonly message: string }
);

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** One thread, and who waits for it. */
interface Running {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  readonly ended: Promise<void>;
}

/** A second thread with a connection for reading alone, begun when it is first asked. */
export class ReadingThread {
  readonly #data: ReadingData;
  #running: Running | undefined;
  #ending: Promise<unknown> = Promise.resolve();
  #lastId = 0;

  constructor(data: ReadingData) {
    this.#data = data;
  }

  /** Rejects with `DiskFault` or `Damage`. */
  texts(asked: Omit<TextsAsked, 'id' | 'kind'>): Promise<TextPage> {
    return this.#ask((id) => ({ kind: 'texts', id, ...asked }));
  }

  /** Rejects with `DiskFault` or `Damage`. */
  look(asked: Omit<LookAsked, 'id' | 'kind'>): Promise<Looked> {
    return this.#ask((id) => ({ kind: 'look', id, ...asked }));
  }

  /** Rejects with `DiskFault` or `Damage`. */
  check(asked: Omit<CheckAsked, 'id' | 'kind'>): Promise<number> {
    return this.#ask((id) => ({ kind: 'check', id, ...asked }));
  }

  #ask<Answer extends TextPage | Looked | number>(asked: (id: number) => Asked): Promise<Answer> {
    const { worker, waiting } = (this.#running ??= this.#begin());
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage(asked(id));
    });
  }

  /** Lets the database go; whoever asks afterwards has a new thread. */
  async end(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    // Never by force: where SQLite is at work just then, the whole process would end with the thread.
    running?.worker.postMessage({ kind: 'end' } satisfies Asked);
    if (running) this.#ending = Promise.all([this.#ending, running.ended]);
    await this.#ending;
  }

  #begin(): Running {
    const source = new URL('./reading-worker.ts', import.meta.url);
    const worker = newThread('reading-worker', source, { workerData: this.#data });
    const waiting = new Map<number, Waiting>();
    let why = 'the thread that reads has ended';
    const ended = new Promise<void>((resolve) =>
      worker.once('exit', () => {
        if (this.#running?.worker === worker) this.#running = undefined;
        for (const { reject } of waiting.values()) reject(new DiskFault(why));
        waiting.clear();
        resolve();
      }),
    );
    worker.on('message', (told: Told) => hear(waiting, told));
    worker.on('error', (error) => (why = messageOf(error)));
    return { worker, waiting, ended };
  }
}

const hear = (waiting: Map<number, Waiting>, told: Told): void => {
  const one = waiting.get(told.id);
  waiting.delete(told.id);
  if ('answer' in told) one?.resolve(told.answer as never);
  else one?.reject(told.isDamage ? new Damage(told.message) : new DiskFault(told.message));
};
