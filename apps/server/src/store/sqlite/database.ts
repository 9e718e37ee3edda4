import { AtRest } from '../../keys/at-rest.ts';
import type { WriteFault } from '../group-commit.ts';
import { applyChanges } from './apply-changes.ts';
import type { Change } from './change.ts';
import { DataFolder } from './data-folder.ts';
import { DiskFault, FolderRefused, isCertain, isDamage, messageOf, unreadable } from './faults.ts';
import { Prepared } from './prepared.ts';
import { Reader } from './reader.ts';
import { openSqlite, type Sqlite } from './sqlite.ts';

const smallTables = ['mark', 'extent', 'record'];

export interface DatabaseOptions {
  /** Milliseconds that a write waits for another program that is writing or putting the log into the file: 5,000. */
  readonly patience?: number;
  /** 32 bytes: what sides keep secret and what opens something is encrypted with it. */
  readonly key?: Uint8Array | undefined;
}

/** What Litestream, which copies the log while we write, asks of the programs beside it. */
const PATIENCE = 5000;

/** The one connection that writes to a folder's database, for the thread that has it. */
export class Database {
  readonly #folder: DataFolder;
  readonly #sqlite: Sqlite;
  readonly #prepared: Prepared;
  readonly #atRest: AtRest | undefined;
  readonly reader: Reader;
  #commits: number;
  #isSpent = false;

  /** Throws `FolderInUse`, `FolderRefused`, or what the disk says. */
  constructor(folder: string, { patience = PATIENCE, key }: DatabaseOptions = {}) {
    this.#atRest = key && new AtRest(key);
    this.#folder = DataFolder.take(folder);
    try {
      this.#sqlite = openSqlite(this.#folder.database);
      // Full: the log is flushed at each commit, so that a power cut takes nothing that was acknowledged. It is put into the file each 32 MB:
      // pages that many commits touch are then written there once.
      this.#sqlite.exec(
        `pragma busy_timeout = ${patience}; pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 8192`,
      );
      // A flush that failed, of this process or one before, may have left a log of which less is on the disk than can be read: the system tells of
      // it once and forgets the pages. What is read is put into the file, and the log begins anew; a program that copies the log may prevent that,
      // and is not waited for.
      this.#sqlite.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate)');
      this.#sqlite.exec(`pragma busy_timeout = ${patience}`);
      this.#prepared = new Prepared(this.#sqlite);
      this.reader = new Reader(this.#prepared, this.#atRest);
      this.#commits = (this.#prepared.run('mark').get() as { commits: number }).commits;
      for (const table of smallTables) this.#checkTree(table);
    } catch (error) {
      this.#folder.leave();
      throw isDamage(error) ? unreadable(this.#folder.database, error) : error;
    }
  }

  /** A write has failed: nothing that this connection says is believed any more. It ends with its thread. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** All writers' changes in one commit. Where that meets damage each writer has a commit of their own, so that it stops nobody else. */
  write(writers: readonly (readonly Change[])[]): readonly (WriteFault | undefined)[] {
    const together = this.#commit(writers.flat());
    if (together?.kind !== 'refused' || writers.length === 1) return writers.map(() => together);
    return writers.map((changes) => this.#commit(changes));
  }

  /** Puts the log into the file and empties it. False where another program reads or writes just now, so that it stays. */
  emptyLog(): boolean {
    const [row] = this.#sqlite.prepare('pragma wal_checkpoint(truncate)').all();
    return (row as { readonly busy: number }).busy === 0;
  }

  /** Writes the file anew without what was taken away, of which otherwise bytes would remain. Needs the room of another one. */
  shrink(): void {
    this.#sqlite.exec('vacuum');
    if (!this.emptyLog()) throw new DiskFault('another program holds the log, in which bytes of it remain');
  }

  close(): void {
    this.#sqlite.close();
    this.#folder.leave();
  }

  /** A ledger that lacks rows is found out by its extent when its table is opened; small records that are missing only by the tree they lay in. */
  #checkTree(table: string): void {
    const rows = this.#sqlite.prepare(`pragma quick_check(${table})`).all();
    const [said] = rows.flatMap((row) => Object.values(row as object));
    if (said !== 'ok')
      throw new FolderRefused(
        `${this.#folder.database} is damaged where the seats are kept (${said}). Restore a backup, or run "npm run admin -- repair"; nothing was changed.`,
      );
  }

  #commit(changes: readonly Change[]): WriteFault | undefined {
    // What fails before this is certain: a transaction without its commit was never there.
    let isCommitting = false;
    try {
      if (this.#isSpent) throw new DiskFault('an earlier write failed');
      this.#sqlite.exec('begin immediate');
      applyChanges(this.#prepared, this.reader, changes, this.#atRest);
      this.#prepared.run('countCommit').run(this.#commits + 1);
      isCommitting = true;
      this.#sqlite.exec('commit');
    } catch (error) {
      return this.#faultOf(error, isCommitting);
    }
    this.#commits += 1;
    this.#folder.count(this.#commits);
    return undefined;
  }

  /** What met damage and was rolled back is over and done with; after anything else this connection is not believed any more. */
  #faultOf(error: unknown, isCommitting: boolean): WriteFault {
    const message = messageOf(error);
    if (isDamage(error) && !isCommitting && this.#isRolledBack()) return { kind: 'refused', message };
    this.#isSpent = true;
    return { kind: isCommitting && !isCertain(error) ? 'unknown' : 'failed', message };
  }

  #isRolledBack(): boolean {
    try {
      this.#sqlite.exec('rollback');
      return true;
    } catch {
      return false;
    }
  }
}
