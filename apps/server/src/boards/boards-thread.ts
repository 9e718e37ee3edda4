import type { Worker } from 'node:worker_threads';
import { StoreFailure } from '@vexillum/table/room';
import { newThread } from '../new-thread.ts';
import { messageOf } from '../store/sqlite/faults.ts';
import type { Award } from '@vexillum/league';
import type { BoardPage, OwnPot, PotRow, RanksPage } from '@vexillum/protocol';
import type { BoardQuery } from './board-query.ts';
import type { Given, TableGames } from './boards-index.ts';
import type { Honours } from './read-honours.ts';
import type { OpenPots } from './pots.ts';
import type { PotName } from './read-pots.ts';
import type { ToldMark } from './told-log.ts';

export type Asked = { readonly id: number } & (
  | { readonly kind: 'board'; readonly query: BoardQuery; readonly now: number }
  | { readonly kind: 'load'; readonly tables: readonly TableGames[] }
  | { readonly kind: 'take'; readonly tables: readonly TableGames[]; readonly mark?: ToldMark | undefined }
  | { readonly kind: 'pot-names' }
  | { readonly kind: 'pot'; readonly pot: PotName }
  | { readonly kind: 'own-pot'; readonly pot: PotName; readonly card: string }
  | { readonly kind: 'honours'; readonly card: string }
  | { readonly kind: 'ranks'; readonly card: string; readonly games: readonly string[]; readonly now: number }
  | { readonly kind: 'awards'; readonly tables: readonly string[] }
  /** It is to let its file go and end, after what it was asked before. */
  | { readonly kind: 'end' }
);

/** What a thread begins with. */
export interface Begun {
  readonly path: string;
  readonly given: Given;
}

export interface Told {
  readonly id: number;
  readonly answer?:
    | BoardPage
    | Honours
    | readonly Award[]
    | Omit<RanksPage, 'card'>
    | readonly PotRow[]
    | readonly PotName[]
    | OwnPot
    | Opened
    | undefined;
  readonly fault?: string;
}

export interface Opened {
  /** The file was made just now: nothing is in it. */
  readonly isNew: boolean;
  readonly mark?: ToldMark | undefined;
}

interface Waiting {
  readonly resolve: (answer: Told['answer']) => void;
  readonly reject: (error: Error) => void;
}

/** Boards in a file of their own, in a thread that no table waits for. Methods reject with `StoreFailure`. */
export class BoardsThread implements OpenPots {
  #isNew: boolean;
  #mark: ToldMark | undefined;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #hasEnded = false;
  readonly #exited: Promise<void>;

  /** `onEnd`: it is gone, and whoever asks next begins another. */
  static async open(begun: Begun, onEnd: () => void): Promise<BoardsThread> {
    const worker = newThread('boards-worker', new URL('./boards-worker.ts', import.meta.url), { workerData: begun });
    const first = await new Promise<Told>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error) => reject(new StoreFailure(messageOf(error))));
    });
    return new BoardsThread(worker, first.answer as Opened, onEnd);
  }

  private constructor(worker: Worker, { isNew, mark }: Opened, onEnd: () => void) {
    this.#isNew = isNew;
    this.#mark = mark;
    this.#worker = worker;
    worker.on('message', ({ id, answer, fault }: Told) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (fault === undefined) waiting?.resolve(answer);
      else waiting?.reject(new StoreFailure(fault));
    });
    worker.on('error', (error) => this.#end(messageOf(error)));
    this.#exited = new Promise((resolve) =>
      worker.once('exit', () => {
        this.#end('the thread of the boards has ended');
        onEnd();
        resolve();
      }),
    );
  }

  /** Nothing was ever taken. */
  get isNew(): boolean {
    return this.#isNew;
  }

  /** Up to where it has heard what was told. */
  get mark(): ToldMark | undefined {
    return this.#mark;
  }

  async board(query: BoardQuery, now: number): Promise<BoardPage> {
    return (await this.#ask((id) => ({ id, kind: 'board', query, now }))) as BoardPage;
  }

  async honours(card: string): Promise<Honours> {
    return (await this.#ask((id) => ({ id, kind: 'honours', card }))) as Honours;
  }

  async ranks(card: string, games: readonly string[], now: number): Promise<Omit<RanksPage, 'card'>> {
    return (await this.#ask((id) => ({ id, kind: 'ranks', card, games, now }))) as Omit<RanksPage, 'card'>;
  }

  /** What was given for games at these tables. */
  async awards(tables: readonly string[]): Promise<readonly Award[]> {
    return (await this.#ask((id) => ({ id, kind: 'awards', tables }))) as readonly Award[];
  }

  async names(): Promise<readonly PotName[]> {
    return (await this.#ask((id) => ({ id, kind: 'pot-names' }))) as readonly PotName[];
  }

  async rows(pot: PotName): Promise<readonly PotRow[]> {
    return (await this.#ask((id) => ({ id, kind: 'pot', pot }))) as readonly PotRow[];
  }

  async own(pot: PotName, card: string): Promise<OwnPot> {
    return (await this.#ask((id) => ({ id, kind: 'own-pot', pot, card }))) as OwnPot;
  }

  /** Keeps what tables tell now; nothing comes of it before something is taken. */
  async load(tables: readonly TableGames[]): Promise<void> {
    await this.#ask((id) => ({ id, kind: 'load', tables }));
  }

  /** `mark`: up to where everything that was told is here afterwards. */
  async take(tables: readonly TableGames[], mark?: ToldMark): Promise<void> {
    await this.#ask((id) => ({ id, kind: 'take', tables, mark }));
    this.#isNew = false;
    this.#mark = mark ?? this.#mark;
  }

  async close(): Promise<void> {
    // Never by force: where SQLite is at work just then, the whole process would end with the thread.
    if (!this.#hasEnded) this.#worker.postMessage({ id: 0, kind: 'end' } satisfies Asked);
    await this.#exited;
  }

  #ask(asked: (id: number) => Asked): Promise<Told['answer']> {
    if (this.#hasEnded) return Promise.reject(new StoreFailure('the thread of the boards has ended'));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage(asked(id));
    });
  }

  #end(why: string): void {
    this.#hasEnded = true;
    for (const { reject } of this.#waiting.values()) reject(new StoreFailure(why));
    this.#waiting.clear();
  }
}
