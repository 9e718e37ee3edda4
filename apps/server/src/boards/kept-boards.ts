import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayedGame } from '@vexillum/league';
import type { Game } from '@vexillum/model';
import { type Records, StoreFailure } from '@vexillum/table/room';
import { oneAfterAnother } from '../one-after-another.ts';
import type { TableGames } from './boards-index.ts';
import { BoardsThread } from './boards-thread.ts';
import { PLAYED } from './played-records.ts';
import type { ToldLog } from './told-log.ts';

/** The boards' file in a data folder: it holds nothing that is not in the store, and may be deleted at any time. */
export const BOARDS = 'boards.sqlite';

/** Takes the boards of a stopped server away, with every name on them: the next start makes them anew. */
export const dropBoards = (folder: string): void => dropFile(join(folder, BOARDS));

const dropFile = (path: string): void => {
  for (const ending of ['', '-wal', '-shm']) rmSync(`${path}${ending}`, { force: true });
};

/** Records that are read at once. */
const GAMES_AT_ONCE = 1000;
/** Where more tables than this were told, working out everything anew takes no longer. */
const MANY = 500;

export interface KeptBoardsOptions {
  readonly games: readonly Game[];
  readonly records: Records;
  readonly log: ToldLog;
  /** Where they lie; in memory alone without one. */
  readonly file?: string | undefined;
}

/** The boards' file and its thread: it has what was told up to some row, and hears what was told since, here or at another server. */
export class KeptBoards {
  readonly #options: KeptBoardsOptions;
  readonly #inTurn = oneAfterAnother();
  #thread: BoardsThread | undefined;
  /** Settled when everything that was told is in it. */
  #ready: Promise<BoardsThread> | undefined;
  #isStopped = false;

  constructor(options: KeptBoardsOptions) {
    this.#options = options;
  }

  /** Open, and with all that was told. Rejects with `StoreFailure`; whoever asks afterwards has another try. */
  opened(): Promise<BoardsThread> {
    if (this.#ready) return this.#ready;
    const ready = this.#inTurn(() => this.#catchUp());
    this.#ready = ready;
    ready.catch(() => this.#forget(ready));
    return ready;
  }

  /** Another server may have told something: whoever asks next waits until it is here. */
  lookAgain(): void {
    this.#ready = undefined;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#inTurn(async () => this.#close());
  }

  /** Only itself: there may be another one by now. */
  #forget(ready: Promise<BoardsThread>): void {
    if (this.#ready === ready) this.#ready = undefined;
  }

  async #catchUp(): Promise<BoardsThread> {
    const thread = this.#thread ?? (await this.#open());
    if (thread.isNew && thread.mark === undefined) return this.#fill(thread);
    const news = thread.mark && (await this.#options.log.since(thread.mark));
    if (!news) return this.#anew();
    const { tables, mark } = news;
    const [first, ...others] = inParts(tables, MANY);
    if (!first) return thread;
    if (others.length === 0) await thread.take(await this.#gamesOf(first), mark);
    else {
      for (const part of [first, ...others]) await thread.load(await this.#gamesOf(part));
      await thread.take([], mark);
    }
    return thread;
  }

  /** What lies there is of another database, or of before this one was put back to an earlier time. */
  async #anew(): Promise<BoardsThread> {
    await this.#close();
    if (this.#options.file !== undefined) dropFile(this.#options.file);
    return this.#fill(await this.#open());
  }

  /** With everything that is told. What is told meanwhile is behind the mark. */
  async #fill(thread: BoardsThread): Promise<BoardsThread> {
    const { log, records } = this.#options;
    const mark = await log.head();
    let rest: TableGames | undefined;
    for (let last = ''; ; ) {
      const rows = await records.page(PLAYED, last, GAMES_AT_ONCE);
      last = rows.at(-1)?.[0] ?? '';
      const isLast = rows.length < GAMES_AT_ONCE;
      const tables = byTable(rows, rest);
      // Of the last one there may be more.
      rest = isLast ? undefined : tables.pop();
      await thread.load(tables);
      if (isLast) break;
    }
    await thread.take([], mark);
    return thread;
  }

  async #gamesOf(tables: readonly string[]): Promise<readonly TableGames[]> {
    const told: TableGames[] = [];
    for (const table of tables) {
      const [games] = byTable(await this.#options.records.list(`${PLAYED}${table}!`));
      told.push(games ?? { table, games: [] });
    }
    return told;
  }

  async #open(): Promise<BoardsThread> {
    if (this.#isStopped) throw new StoreFailure('the boards are closed');
    const { file = ':memory:', games } = this.#options;
    const given = Object.fromEntries(games.map(({ id, achievements }) => [id, achievements?.all ?? []]));
    const thread: BoardsThread = await BoardsThread.open({ path: file, given }, () => this.#ended(thread));
    this.#thread = thread;
    return thread;
  }

  /** By itself, or because it was closed. */
  #ended(thread: BoardsThread): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    this.#ready = undefined;
  }

  async #close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.close();
  }
}

/** What records tell, in their order, table by table; `before`: the games of the first one that were read already. */
export const byTable = (
  records: readonly (readonly [key: string, value: string])[],
  before?: TableGames,
): TableGames[] => {
  const games = new Map<string, PlayedGame[]>(before ? [[before.table, [...before.games]]] : []);
  for (const [key, value] of records) {
    const table = key.split('!')[1] ?? '';
    const its = games.get(table) ?? [];
    its.push(JSON.parse(value) as PlayedGame);
    games.set(table, its);
  }
  return [...games].map(([table, all]) => ({ table, games: all.toSorted((a, b) => a.nth - b.nth) }));
};

const inParts = <Item>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));
