import {
  type Owner,
  type RecordChange,
  type Records,
  type Standing,
  type Store,
  StoreFailure,
} from '@vexillum/table/room';
import { AtRest, KEY_OF_FOLDER } from '../keys/at-rest.ts';
import { Claims } from './claims.ts';
import { checkKey } from './key-of-store.ts';
import { GroupCommit } from './group-commit.ts';
import { Quarantine } from './quarantine.ts';
import { reading } from './reading.ts';
import type { Look } from './scrub.ts';
import type { Change } from './sqlite/change.ts';
import type { DatabaseOptions } from './sqlite/database.ts';
import { DatabaseThread } from './sqlite/database-thread.ts';
import { SqliteTables } from './sqlite-tables.ts';
import { changeOf } from './claimed-tenure.ts';

export interface SqliteStoreOptions extends DatabaseOptions {
  /** To copy it: rows are read and written as they lie there, encrypted or not. Without a key. */
  readonly asIs?: boolean;
  readonly onCommit?: (milliseconds: number, writers: number) => void;
}

/** All of a server in one SQLite database: ledgers, snapshots, plans and small records, with one flushed group commit for all of them. */
export class SqliteStore implements Store {
  readonly tables: SqliteTables;
  readonly standing: Standing;
  readonly #database: DatabaseThread;
  readonly #claims = new Claims();
  readonly #commits: GroupCommit<Change>;
  #isClosed = false;

  /** Rejects with `FolderInUse`, `FolderRefused`, or what the disk says. */
  static async open(folder: string, options: SqliteStoreOptions = {}): Promise<SqliteStore> {
    const { patience, key, asIs = false } = options;
    const database = await DatabaseThread.open(folder, { ...(patience === undefined ? {} : { patience }), key });
    try {
      if (!asIs)
        await checkKey(
          folder,
          key && new AtRest(key),
          await database.ask('record', KEY_OF_FOLDER),
          async (name, value) => {
            const [fault] = await database.ask('write', [[{ kind: 'put', key: name, value }]]);
            if (fault) throw new StoreFailure(fault.message);
          },
        );
    } catch (error) {
      await database.close();
      throw error;
    }
    const store = new SqliteStore(database, options);
    await store.quarantine.load();
    return store;
  }

  private constructor(database: DatabaseThread, options: SqliteStoreOptions) {
    const claims = this.#claims;
    this.#database = database;
    this.#commits = new GroupCommit<Change>({
      write: (writers) => database.ask('write', writers),
      onFailure: () => claims.voidAll(),
      onCommit: options.onCommit,
    });
    this.tables = new SqliteTables({
      database,
      claims,
      commits: this.#commits,
      look: this.look,
      quarantine: this.quarantine,
    });
    const isAlive = () => !this.#isClosed;
    this.standing = {
      get isAlive() {
        return isAlive();
      },
      // A lock keeps others out of the folder.
      onChange: () => () => undefined,
      ownerOf: async (table): Promise<Owner> => ({ kind: claims.has(table) ? 'me' : 'nobody' }),
    };
  }

  /** Invites and sessions, in the same database and the same group commits. */
  readonly records: Records = {
    get: (key) => reading(() => this.#database.ask('record', key)),
    list: (prefix) => reading(() => this.#database.ask('recordsFrom', prefix)),
    page: (prefix, after, most) => reading(() => this.#database.ask('recordsAfter', prefix, after, most)),
    write: (changes: readonly RecordChange[]) => this.#commits.enqueue(changes.map(changeOf)),
  };

  /** The tables that were found damaged while they slept. */
  readonly quarantine = new Quarantine(this.records);

  /** For the slow scrub: rows, numbers and chain of some entries. */
  readonly look: Look = (table, from, head, size) => reading(() => this.#database.look({ table, from, head, size }));

  /** Takes a table away with these of its records, all or none. Nobody may have it. Rejects with `StoreFailure`. */
  dropTable(table: string, records: readonly string[]): Promise<void> {
    return this.tables.drop(table, records);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#commits.drained();
    await this.#database.close();
  }
}
