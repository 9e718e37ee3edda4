import {
  Damaged,
  type Elsewhere,
  HeldElsewhere,
  PAGE_BYTES,
  type TableChunk,
  type TableStore,
  type Tenure,
  type TextPage,
} from '@vexillum/table/room';
import type { Claims } from './claims.ts';
import { reading } from './reading.ts';
import type { GroupCommit } from './group-commit.ts';
import type { Change, Extent } from './sqlite/change.ts';
import type { DatabaseThread } from './sqlite/database-thread.ts';
import type { Quarantine } from './quarantine.ts';
import type { Look } from './scrub.ts';
import { broughtBy, ClaimedTenure } from './claimed-tenure.ts';
import { TextBlocks } from './text-blocks.ts';
import { dumped, listed, loadWhole } from './whole-tables.ts';

const ENTRIES_CHECKED_AT_ONCE = 1000;
const TABLES_AT_ONCE = 200;

export interface SqliteTablesOptions {
  readonly database: DatabaseThread;
  readonly claims: Claims;
  readonly commits: GroupCommit<Change>;
  readonly look: Look;
  readonly quarantine: Quarantine;
}

/** The tables of a folder. */
export class SqliteTables implements TableStore {
  readonly #database: DatabaseThread;
  readonly #claims: Claims;
  readonly #commits: GroupCommit<Change>;
  readonly #look: Look;
  readonly #quarantine: Quarantine;
  readonly #texts: TextBlocks;
  /** How far each table's ledger was read and found sound since the server began. */
  readonly #checked = new Map<string, number>();

  constructor({ database, claims, commits, look, quarantine }: SqliteTablesOptions) {
    this.#database = database;
    this.#claims = claims;
    this.#commits = commits;
    this.#look = look;
    this.#quarantine = quarantine;
    this.#texts = new TextBlocks({
      read: (table, side, from, limit) => database.texts({ table, side, from, limit, bytes: PAGE_BYTES }),
    });
  }

  async claim(table: string): Promise<Tenure | Elsewhere> {
    const claim = this.#claims.take(table);
    if (!claim) return { kind: 'elsewhere' };
    return ClaimedTenure.begin({
      claim,
      write: (given, changes) => this.#commits.enqueue(changes, broughtBy(given, changes)),
      find: () => this.#find(table),
      unread: (length) =>
        (this.#checked.get(table) ?? 0) < length ? () => this.#readThrough(table, length) : undefined,
      handOver: async (given) => {
        given.end();
        await this.#commits.drained();
        this.#claims.free(given);
      },
    });
  }

  read(table: string, from: number, limit: number): Promise<string[]> {
    return reading(() => this.#database.ask('entries', table, from, limit, PAGE_BYTES));
  }

  readTexts(table: string, side: string | undefined, from: number, before: number): Promise<TextPage> {
    return reading(() => this.#texts.get(table, side, from, before));
  }

  readPlan(table: string, document: string): Promise<Uint8Array[]> {
    return reading(() => this.#database.ask('plan', table, document));
  }

  async *dump(table: string): AsyncGenerator<TableChunk> {
    yield* dumped(this, table, await reading(() => this.#database.ask('extentOf', table)));
  }

  load(table: string, chunks: AsyncIterable<TableChunk>): Promise<void> {
    return loadWhole(this, table, chunks, () => this.#commits.enqueue([{ kind: 'drop-table', table }]));
  }

  list(after = ''): AsyncGenerator<string> {
    return listed((last) => reading(() => this.#database.ask('tablesAfter', last, TABLES_AT_ONCE)), after);
  }

  /** Takes a table away with these small records, all or none. Rejects with `HeldElsewhere` while somebody has it. */
  async drop(table: string, records: readonly string[]): Promise<void> {
    const claim = this.#claims.take(table);
    if (!claim) throw new HeldElsewhere(`table ${table} is open`);
    try {
      const changes = records.map((key) => ({ kind: 'del', key }) as const);
      await this.#commits.enqueue([{ kind: 'drop-table', table }, ...changes]);
      this.#checked.delete(table);
      await this.#quarantine.end(table);
    } finally {
      this.#claims.free(claim);
    }
  }

  /** What the disk holds of a table, after all that is under way. */
  async #find(table: string): Promise<Extent> {
    await this.#commits.drained();
    if (this.#quarantine.saysOf(table) !== undefined) await this.#insistSound(table);
    return reading(() => this.#database.ask('extentOf', table));
  }

  /** Once since the server began, by a thread that no commit waits for. A table that is damaged is kept from whoever opens it next. */
  #readThrough(table: string, length: number): Promise<void> {
    return reading(async () => {
      for (let from = this.#checked.get(table) ?? 0; from < length; ) {
        from += await this.#database.check({ table, from, limit: Math.min(ENTRIES_CHECKED_AT_ONCE, length - from) });
        this.#checked.set(table, from);
      }
    }).catch(async (error: unknown) => {
      if (error instanceof Damaged) await this.#quarantine.begin(table, error.message).catch(() => undefined);
      throw error;
    });
  }

  /** Of a table that was found damaged all is read again, its chain too: it may have been mended. */
  async #insistSound(table: string): Promise<void> {
    try {
      for (let looked = await this.#look(table, 0, undefined, PAGE_BYTES); !looked.isWhole; )
        looked = await this.#look(table, looked.next, looked.head, PAGE_BYTES);
    } catch (error) {
      if (error instanceof Damaged) await this.#quarantine.begin(table, error.message);
      throw error;
    }
    await this.#quarantine.end(table);
  }
}
