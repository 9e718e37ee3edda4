import { randomUUID } from 'node:crypto';
import type { Award, PlayedGame } from '@vexillum/league';
import type { Game } from '@vexillum/model';
import {
  Damaged,
  type RecordChange,
  type Records,
  type ResultKeeper,
  type TableReader,
  type TableStore,
} from '@vexillum/table/room';
import type { BoardPage, Laurel, PotPage, RanksPage } from '@vexillum/protocol';
import { oneAfterAnother } from '../one-after-another.ts';
import { hashText } from '../keys/hash-text.ts';
import { ENDED, endedLongAgo, LONG_AGO, PLAYED } from './played-records.ts';
import type { BoardQuery } from './board-query.ts';
import type { BoardsThread } from './boards-thread.ts';
import { gamesAt } from './games-at.ts';
import { byTable, KeptBoards } from './kept-boards.ts';
import { nextClosing } from './period.ts';
import { nobodysPots, Pots } from './pots.ts';
import type { Honours } from './read-honours.ts';
import type { PotName } from './read-pots.ts';
import type { ResultsFeed } from './results-feed.ts';
import { ToldLog, type WriteAsMaker } from './told-log.ts';

/** Every table of the folder was asked once by this version of what is told of games. */
const ASKED = 'boards';
/** 4: with whether a game was carried. */
const VERSION = '4';
/** Games that end at about the same time are taken together, in their order. */
const GATHER = 250;
/** Where the server is late. */
const WHEN_LATE = 1000;
/** Where other servers end games. */
const LISTEN_EVERY = 2000;
/** So often a server that does not make the boards hears what was told: whoever makes them next has little left to hear. */
const FOLLOW_EVERY = 30;
/** After a failure. */
const AGAIN = 10_000;
/** A pot is closed no later than so long after it is due. */
const LOOK_AGAIN = 3_600_000;
/** Tables whose games the boards are given at once. */
const TABLES_AT_ONCE = 50;

export interface AmongMakers {
  /** It is this server now. */
  readonly isMaker: () => boolean;
  readonly write: WriteAsMaker;
  /** Servers of an older version that are there, each time that one begins under another name. */
  readonly older: () => readonly string[];
}

export interface BoardsOptions {
  readonly games: readonly Game[];
  readonly tables: Pick<TableStore, 'list'> & TableReader;
  readonly records: Records;
  readonly clock: { now(): number; after(milliseconds: number, run: () => void): () => void };
  /** Where the boards lie; in memory alone without one. */
  readonly file?: string | undefined;
  /** The server has more to do than it can: ledgers are read later. */
  readonly isLate: () => boolean;
  readonly onFailed: (error: unknown) => void;
  /** Where several servers end games and one makes the boards. */
  readonly among?: AmongMakers;
  /** What everything that is told is appended to. */
  readonly feed?: ResultsFeed;
  /** Tells a table what its players were given for a game that has just ended; again for what it was told before a crash. */
  readonly announce?: (table: string, awards: readonly Award[]) => Promise<void>;
}

/** What the ledger of a table tells, at the time of that end of its or later. */
interface ReadTable {
  readonly table: string;
  readonly end: string;
  readonly games: readonly PlayedGame[];
}

/**
 * Boards of results, made of the ledgers of games that ended. What a ledger tells of a game is kept in one record a game; the file of the
 * boards is made of those records, and made anew whenever it is missing, damaged or of another format.
 */
export class Boards implements ResultKeeper {
  readonly #options: BoardsOptions;
  readonly #log: ToldLog;
  /** Opened when somebody asks, or a game ends. */
  readonly #kept: KeptBoards;
  #callOff: (() => void) | undefined;
  readonly #pots: Pots;
  /** Calls off the next look at pots that are to be closed. */
  #lookOff: (() => void) | undefined;
  #listenOff: (() => void) | undefined;
  #reading: Promise<void> = Promise.resolve();
  /** A row that is told and what comes of it, before the next one. */
  readonly #telling = oneAfterAnother();
  /** Servers that were there when it was found that results had been told by one which wrote no row of them: until they are gone they may tell more. */
  #doubted: readonly string[] = [];
  /** Of all that ever made the boards, this one. */
  #nth: number | undefined;
  #isStopped = false;

  static begin(options: BoardsOptions): Boards {
    const boards = new Boards(options);
    if (options.among) boards.#listen();
    else boards.#reading = boards.#askAll().catch(options.onFailed);
    boards.#later(0);
    boards.#lookAtPots();
    return boards;
  }

  /** The server that has made them is gone: what it has told is taken before the next answer. `nth`: of all that ever made them, this one. */
  async takeOver(nth: number | undefined): Promise<void> {
    this.#nth = nth;
    if (nth !== undefined && (await this.#log.isKeptBefore(nth))) {
      this.#doubted = [];
      await this.#log.goOn(nth);
    } else {
      await this.#hearAllAnew(this.#options.among?.older() ?? []);
    }
    this.#kept.lookAgain();
    this.#reading = this.#reading.then(() => this.#askAll()).catch(this.#options.onFailed);
    this.#later(0);
  }

  /** Here and at all others. Once more when any of these servers is gone. */
  async #hearAllAnew(doubted: readonly string[]): Promise<void> {
    await this.#telling(async () => {
      await this.#log.noteGap(doubted.length === 0 ? this.#nth : undefined);
      this.#doubted = doubted;
      this.#kept.lookAgain();
    });
  }

  /** A server that is gone may have told something until then. */
  async #settleDoubts(): Promise<void> {
    if (this.#doubted.length === 0) return;
    const there = this.#options.among?.older() ?? [];
    const left = this.#doubted.filter((server) => there.includes(server));
    if (left.length < this.#doubted.length) await this.#hearAllAnew(left);
  }

  /** Games end at other servers, too. */
  #listen(times = 0): void {
    if (this.#isStopped) return;
    this.#listenOff = this.#options.clock.after(LISTEN_EVERY, () => {
      if (times % FOLLOW_EVERY === 0) this.#follow();
      this.#later(0);
      this.#listen(times + 1);
    });
  }

  /** Nobody waits for it here: it is for the day when this server makes the boards. */
  #follow(): void {
    if (this.#isMaker) return;
    this.#reading = this.#reading.then(() => this.#catchUp()).catch(this.#options.onFailed);
  }

  get #isMaker(): boolean {
    return this.#options.among?.isMaker() ?? true;
  }

  async #catchUp(): Promise<void> {
    if (this.#isStopped || (await this.#log.head()) === undefined) return;
    this.#kept.lookAgain();
    await this.#kept.opened();
  }

  private constructor(options: BoardsOptions) {
    this.#options = options;
    const { games, records, file, among } = options;
    this.#log = new ToldLog(records, among?.write);
    this.#kept = new KeptBoards({ games, records, log: this.#log, file });
    this.#pots = new Pots({
      records: options.records,
      now: () => options.clock.now(),
      hashText,
    });
  }

  beside(table: string): readonly RecordChange[] {
    return [{ put: `${ENDED}${table}`, value: randomUUID() }];
  }

  changed(): void {
    this.#later(GATHER);
  }

  /** Rejects with `StoreFailure`. */
  async board(query: BoardQuery): Promise<BoardPage> {
    const thread = await this.#opened();
    return thread.board(query, this.#options.clock.now());
  }

  /** What a card has been given. Rejects with `StoreFailure`. */
  async honours(card: string): Promise<Honours> {
    return (await this.#opened()).honours(card);
  }

  /** How a card stands in these games, and how it came to that. Rejects with `StoreFailure`. */
  async ranks(card: string, games: readonly string[]): Promise<Omit<RanksPage, 'card'>> {
    return (await this.#opened()).ranks(card, games, this.#options.clock.now());
  }

  /** Writes this, which changes what is kept of games of these tables. Rejects with `StoreFailure`. */
  async retell(tables: readonly string[], changes: readonly RecordChange[]): Promise<void> {
    const { records } = this.#options;
    await this.#log.begin();
    await this.#telling(async () => {
      const mark = await this.#log.tell(tables, async () => changes);
      const known = await Promise.all(tables.map((table) => records.list(`${PLAYED}${table}!`)));
      await (await this.#opened()).take(byTable(known.flat()), mark);
    });
  }

  /** A month's pot of a game; `card`: of somebody who asks how they stand. Rejects with `StoreFailure`. */
  async pot(pot: PotName, card?: string): Promise<PotPage> {
    return this.#pots.page(pot, await this.#opened(), card);
  }

  /** First places of a card in pots that are closed, the newest first. */
  laurelsOf(card: string): Promise<readonly Laurel[]> {
    return this.#pots.laurelsOf(card);
  }

  /** Everything that was begun is told; nothing is taken afterwards. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff?.();
    this.#lookOff?.();
    this.#listenOff?.();
    await this.#reading;
    await this.#kept.stop();
  }

  /** Rejects with `StoreFailure`; whoever asks afterwards has another try. */
  async #opened(): Promise<BoardsThread> {
    await this.#log.begin();
    return this.#kept.opened();
  }

  /** Tables from before there were boards. */
  async #askAll(): Promise<void> {
    const { records, tables } = this.#options;
    if ((await records.get(ASKED)) === VERSION) return;
    for await (const table of tables.list()) {
      if (this.#isStopped) return;
      await records.write([endedLongAgo(table)]);
    }
    await records.write([{ put: ASKED, value: VERSION }]);
  }

  #later(milliseconds: number): void {
    if (this.#isStopped || this.#callOff) return;
    this.#callOff = this.#options.clock.after(milliseconds, () => {
      this.#callOff = undefined;
      this.#reading = this.#reading
        .then(() => this.#readEnded())
        .catch((error: unknown) => {
          this.#options.onFailed(error);
          this.#later(AGAIN);
        });
    });
  }

  /** A clock takes no appointment that is weeks away, and may be told the right time meanwhile. */
  #lookAtPots(): void {
    if (this.#isStopped) return;
    const { clock } = this.#options;
    const wait = Math.min(nextClosing(clock.now()) - clock.now(), LOOK_AGAIN);
    this.#lookOff = clock.after(wait, () => {
      this.#later(0);
      this.#lookAtPots();
    });
  }

  /** Only when every end was read that could be: what is told after that is too late. */
  async #closePots(): Promise<void> {
    if (this.#isStopped || !(await this.#pots.isDue())) return;
    // A new server closes what nobody had a part in, and needs no thread for that.
    const isBare = (await this.#pots.isFirst()) && (await this.#options.records.page(PLAYED, '', 1)).length === 0;
    await this.#pots.close(isBare ? nobodysPots : await this.#opened());
  }

  async #readEnded(): Promise<void> {
    const { records, isLate, feed } = this.#options;
    if (!this.#isMaker) return;
    await this.#settleDoubts();
    await feed?.begin(async () => byTable(await records.list(PLAYED)));
    const read: ReadTable[] = [];
    let isThrough = true;
    for (const [key, end] of await records.list(ENDED)) {
      if (this.#isStopped) break;
      if (isLate()) {
        isThrough = false;
        this.#later(WHEN_LATE);
        break;
      }
      const table = key.slice(ENDED.length);
      const games = await gamesAt(this.#options, table).catch((error: unknown) => {
        if (error instanceof Damaged) return undefined;
        throw error;
      });
      if (games) read.push({ table, end, games });
      if (read.length === TABLES_AT_ONCE) await this.#tell(read.splice(0));
    }
    await this.#tell(read);
    if (isThrough) await this.#closePots();
  }

  async #tell(tables: readonly ReadTable[]): Promise<void> {
    if (tables.length === 0) return;
    // Boards first: an end that they have heard of twice changes nothing, one that they have not would be missing.
    const thread = await this.#opened();
    await thread.take(tables.map(({ table, games }) => ({ table, games })));
    await this.#announce(thread, tables);
    const names = tables.map(({ table }) => table);
    await this.#telling(async () => {
      const mark = await this.#log.tell(names, () => this.#changesOf(tables));
      await thread.take([], mark);
    });
  }

  /** A kill before the end is marked as heard of has it announced again: the table knows what it was told. */
  async #announce(thread: BoardsThread, tables: readonly ReadTable[]): Promise<void> {
    const fresh = tables.filter(({ end }) => end !== LONG_AGO).map(({ table }) => table);
    const awards = await thread.awards(fresh);
    for (const table of fresh) {
      const its = awards.filter((award) => award.table === table);
      if (its.length > 0) await this.#options.announce?.(table, its);
    }
  }

  async #changesOf(tables: readonly ReadTable[]): Promise<readonly RecordChange[]> {
    const games = await Promise.all(tables.map((table) => this.#gamesOf(table)));
    const fed = (await this.#options.feed?.changes(tables)) ?? [];
    // A game that ended since then, while its ledger was being read, is still to be told; so is what somebody else wants to have told anew.
    const heard = tables.map(({ table, end }) => ({ del: `${ENDED}${table}`, ifStill: end }));
    return [...games.flat(), ...fed, ...heard];
  }

  /** What is kept of the games of a table. */
  async #gamesOf({ table, games }: ReadTable): Promise<readonly RecordChange[]> {
    const puts = games.map((game) => ({ put: `${PLAYED}${table}!${game.nth}`, value: JSON.stringify(game) }));
    const kept = await this.#options.records.list(`${PLAYED}${table}!`);
    return [...puts, ...kept.flatMap(([old]) => (puts.some(({ put }) => put === old) ? [] : [{ del: old }]))];
  }
}
