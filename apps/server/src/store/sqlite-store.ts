import { Damaged, type LogStore, type OpenedLog, PAGE_BYTES, StoreFailure, type TextPage } from '@vexillum/table/room';
import { AtRest, KEY_OF_FOLDER } from '../keys/at-rest.ts';
import { GroupCommit } from './group-commit.ts';
import type { RecordChange, Records } from './records.ts';
import type { Change } from './sqlite/change.ts';
import type { DatabaseOptions } from './sqlite/database.ts';
import { DatabaseThread } from './sqlite/database-thread.ts';
import { AnswerLost, Damage, DiskFault, FolderRefused } from './sqlite/faults.ts';
import { TextBlocks } from './text-blocks.ts';
import { TableClaims } from './table-claims.ts';

const ENTRIES_CHECKED_AT_ONCE = 1000;

export interface SqliteStoreOptions extends DatabaseOptions {
  readonly onCommit?: (milliseconds: number, writers: number) => void;
}

/** Ledgers, snapshots, plans and small records of all tables in one SQLite database, with one flushed group commit for all of them. */
export class SqliteStore implements LogStore {
  readonly #database: DatabaseThread;
  readonly #claims = new TableClaims();
  readonly #commits: GroupCommit<Change>;
  readonly #texts = new TextBlocks({
    read: (table, side, from, limit) => this.#database.texts({ table, side, from, limit, bytes: PAGE_BYTES }),
  });
  /** How far each table's ledger was read and found sound since the server began. */
  readonly #checked = new Map<string, number>();

  /** Rejects with `FolderInUse`, `FolderRefused`, or what the disk says. */
  static async open(folder: string, options: SqliteStoreOptions = {}): Promise<SqliteStore> {
    const { patience, key } = options;
    const database = await DatabaseThread.open(folder, { ...(patience === undefined ? {} : { patience }), key });
    try {
      await checkKey(folder, database, key && new AtRest(key).id);
    } catch (error) {
      await database.close();
      throw error;
    }
    return new SqliteStore(database, options);
  }

  private constructor(database: DatabaseThread, options: SqliteStoreOptions) {
    this.#database = database;
    this.#commits = new GroupCommit<Change>({
      write: (writers) => database.ask('write', writers),
      onFailure: () => this.#claims.voidAll(),
      onCommit: options.onCommit,
    });
  }

  async open(table: string): Promise<OpenedLog> {
    const epoch = this.#claims.take(table);
    // What the former owner still has under way is part of the log that the new one reads.
    await this.#commits.drained();
    return reading(async () => {
      const { length, snapshot, plans } = await this.#database.ask('extentOf', table);
      await this.#check(table, length);
      this.#claims.settle(table, epoch, length, new Map(plans));
      return { epoch, length, ...(snapshot ? { snapshot } : {}) };
    });
  }

  async append(table: string, epoch: number, seq: number, values: readonly string[]): Promise<void> {
    this.#claims.promise(table, epoch, seq, values.length);
    await this.#write(
      table,
      epoch,
      values.map((value, i) => ({ kind: 'entry', table, seq: seq + i, value })),
    );
  }

  read(table: string, from: number, limit: number): Promise<string[]> {
    return reading(() => this.#database.ask('entries', table, from, limit, PAGE_BYTES));
  }

  readTexts(table: string, side: string | undefined, from: number, before: number): Promise<TextPage> {
    return reading(() => this.#texts.get(table, side, from, before));
  }

  async saveSnapshot(table: string, epoch: number, seq: number, value: string): Promise<void> {
    this.#claims.check(table, epoch);
    await this.#write(table, epoch, [{ kind: 'snapshot', table, seq, value }]);
  }

  readPlan(table: string, document: string): Promise<Uint8Array[]> {
    return reading(() => this.#database.ask('plan', table, document));
  }

  async appendPlan(table: string, epoch: number, document: string, value: Uint8Array): Promise<void> {
    const nth = this.#claims.planNumbers(table, epoch, document, 1);
    await this.#write(table, epoch, [{ kind: 'plan', table, document, nth, value }]);
  }

  async replacePlan(table: string, epoch: number, document: string, updates: readonly Uint8Array[]): Promise<void> {
    const before = this.#claims.planNumbers(table, epoch, document, updates.length);
    await this.#write(table, epoch, [
      { kind: 'drop-plans', table, document, before },
      ...updates.map((value, index) => ({ kind: 'plan', table, document, nth: before + index, value }) as const),
    ]);
  }

  /** Invites and sessions, in the same database and the same group commits. */
  readonly records: Records = {
    get: (key) => reading(() => this.#database.ask('record', key)),
    list: (prefix) => reading(() => this.#database.ask('recordsFrom', prefix)),
    write: (changes: readonly RecordChange[]) =>
      this.#commits.enqueue(
        changes.map((change) =>
          'put' in change ? { kind: 'put', key: change.put, value: change.value } : { kind: 'del', key: change.del },
        ),
      ),
  };

  /** Takes a table away with these of its records, all or none. Nobody may have it. Rejects with `StoreFailure`. */
  async dropTable(table: string, records: readonly string[]): Promise<void> {
    this.#claims.take(table);
    const changes = records.map((key) => ({ kind: 'del', key }) as const);
    await this.#commits.enqueue([{ kind: 'drop-table', table }, ...changes]);
    this.#checked.delete(table);
  }

  async close(): Promise<void> {
    await this.#commits.drained();
    await this.#database.close();
  }

  async #write(table: string, epoch: number, changes: readonly Change[]): Promise<void> {
    try {
      await this.#commits.enqueue(changes, table, sizeOf(changes));
    } catch (error) {
      this.#claims.void(table, epoch);
      throw error;
    }
  }

  /** Reads a ledger through, once since the server began; other tables have their turn in between. */
  async #check(table: string, length: number): Promise<void> {
    let from = this.#checked.get(table) ?? 0;
    while (from < length) {
      from += await this.#database.ask('check', table, from, ENTRIES_CHECKED_AT_ONCE);
      this.#checked.set(table, from);
    }
  }
}

/** Which key a folder is encrypted with is written in it when it is first used: `FolderRefused` where it is another one, or none. */
const checkKey = async (folder: string, database: DatabaseThread, id: string | undefined): Promise<void> => {
  const known = await database.ask('record', KEY_OF_FOLDER);
  if (known === id) return;
  if (id === undefined)
    throw new FolderRefused(
      `${folder} is encrypted, and no key is set. Set VEXILLUM_KEY_FILE to the file with the key ${known}; nothing was changed.`,
    );
  if (known !== undefined)
    throw new FolderRefused(
      `${folder} is encrypted with the key ${known}, and the file that VEXILLUM_KEY_FILE names holds the key ${id}. Name the right one; nothing was changed.`,
    );
  const [fault] = await database.ask('write', [[{ kind: 'put', key: KEY_OF_FOLDER, value: id }]]);
  if (fault) throw new StoreFailure(fault.message);
};

const sizeOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + ('value' in change ? change.value.length : 0), 0);

const reading = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DiskFault || error instanceof AnswerLost) throw new StoreFailure(error.message);
    if (error instanceof Damage) throw new Damaged(error.message);
    throw error;
  }
};
