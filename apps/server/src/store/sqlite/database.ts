import type { WriteFault } from '../group-commit.ts';
import type { Change, Extent } from './change.ts';
import { checksum } from './checksum.ts';
import { DataFolder } from './data-folder.ts';
import { Damage, DiskFault, FolderRefused, isDamage, messageOf, unreadable } from './faults.ts';
import { type StatementName, statements } from './schema.ts';
import { openSqlite, type Sqlite, type Statement } from './sqlite.ts';

/** An entry of a ledger is found under no document. */
const LEDGER = '';

const smallTables = ['mark', 'extent', 'record'];

interface Row {
  readonly value: string;
  readonly sum: number;
}

interface Reach {
  readonly first: number;
  readonly next: number;
}

/**
 * The one connection to a folder's database, for the thread that has it. Every row that is read is checked against its checksum, and
 * every ledger and plan against its extent. Methods throw `DiskFault` or `Damage`.
 */
export class Database {
  readonly #folder: DataFolder;
  readonly #sqlite: Sqlite;
  readonly #statements: Partial<Record<StatementName, Statement>> = {};
  #commits: number;
  #isSpent = false;

  /** Throws `FolderInUse`, `FolderRefused`, or what the disk says. */
  constructor(folder: string) {
    this.#folder = DataFolder.take(folder);
    try {
      this.#sqlite = openSqlite(this.#folder.database);
      // Full: the log is flushed at each commit, so that a power cut takes nothing that was acknowledged.
      this.#sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0');
      this.#commits = (this.#run('mark').get() as { commits: number }).commits;
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
    if (together === undefined || together.kind === 'failed' || writers.length === 1)
      return writers.map(() => together);
    return writers.map((changes) => this.#commit(changes));
  }

  extentOf(table: string): Extent {
    return this.#reading(`table ${table}`, () => {
      const reaches = this.#reachesOf(table);
      const plans = [...reaches].flatMap(([document, { next }]) =>
        document === LEDGER ? [] : [[document, next] as const],
      );
      const length = reaches.get(LEDGER)?.next ?? 0;
      if (this.#run('entriesFrom').get(table, length, 1))
        throw new Damage(`the ledger of table ${table} is longer than it should be`);
      const snapshot = this.#snapshotOf(table, length);
      return { length, plans, ...(snapshot ? { snapshot } : {}) };
    });
  }

  /** Entries from one on, at most `limit`; fewer, but at least one, where they would be more than `bytes` together. */
  entries(table: string, from: number, limit: number, bytes: number): string[] {
    return this.#reading(`the ledger of table ${table}`, () => {
      const { next } = this.#reachesOf(table).get(LEDGER) ?? { next: 0 };
      const values: string[] = [];
      let size = 0;
      for (const row of this.#run('entriesFrom').iterate(table, from, limit)) {
        const { seq, value, sum } = row as Row & { seq: number };
        if (seq !== from + values.length || sum !== checksum([table, seq], value))
          throw new Damage(`entry ${from + values.length} of table ${table} is missing or damaged`);
        values.push(value);
        size += value.length;
        if (size > bytes) return values;
      }
      if (values.length < limit && from + values.length < next)
        throw new Damage(`the ledger of table ${table} ends at ${from + values.length}, not at ${next}`);
      return values;
    });
  }

  plan(table: string, document: string): Uint8Array[] {
    return this.#reading(`the plan ${document} of table ${table}`, () => {
      const { first, next } = this.#reachesOf(table).get(document) ?? { first: 0, next: 0 };
      const rows = this.#run('plansOf').all(table, document) as { nth: number; value: Uint8Array; sum: number }[];
      const isWhole =
        rows.length === next - first &&
        rows.every(
          ({ nth, value, sum }, index) => nth === first + index && sum === checksum([table, document, nth], value),
        );
      if (!isWhole) throw new Damage(`the plan ${document} of table ${table} is damaged`);
      return rows.map(({ value }) => value);
    });
  }

  record(key: string): string | undefined {
    return this.#reading(`the record ${key}`, () => {
      const row = this.#run('recordAt').get(key) as (Row & { key: string }) | undefined;
      return row && soundRecord(row)[1];
    });
  }

  recordsFrom(prefix: string): (readonly [key: string, value: string])[] {
    return this.#reading(`the records ${prefix}`, () => {
      const rows = this.#run('recordsFrom').all(prefix, `${prefix}\u{10ffff}`) as (Row & { key: string })[];
      return rows.map(soundRecord);
    });
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
        `${this.#folder.database} is damaged where the seats are kept (${said}). Restore a backup, or run "npm run repair"; nothing was changed.`,
      );
  }

  #run(name: StatementName): Statement {
    return (this.#statements[name] ??= this.#sqlite.prepare(statements[name]));
  }

  #commit(changes: readonly Change[]): WriteFault | undefined {
    try {
      if (this.#isSpent) throw new DiskFault('an earlier write failed');
      this.#sqlite.exec('begin immediate');
      this.#write(changes);
      this.#run('countCommit').run(this.#commits + 1);
      this.#sqlite.exec('commit');
    } catch (error) {
      return this.#faultOf(error);
    }
    this.#commits += 1;
    this.#folder.count(this.#commits);
    return undefined;
  }

  /** What met damage and was rolled back is over and done with. Of everything else nobody knows. */
  #faultOf(error: unknown): WriteFault {
    try {
      if (isDamage(error) && !this.#isSpent) {
        this.#sqlite.exec('rollback');
        return { kind: 'refused', message: messageOf(error) };
      }
    } catch {
      // Then this is no longer known either.
    }
    this.#isSpent = true;
    return { kind: 'failed', message: messageOf(error) };
  }

  #write(changes: readonly Change[]): void {
    const reaches = new Map<string, Map<string, Reach>>();
    const reachOf = (table: string, document: string): Reach => {
      let known = reaches.get(table);
      if (!known) reaches.set(table, (known = this.#reachesOf(table)));
      return known.get(document) ?? { first: 0, next: 0 };
    };
    const touched = new Map<string, readonly [table: string, document: string]>();
    const reach = (table: string, document: string, to: Partial<Reach>): void => {
      const now = reachOf(table, document);
      reaches.get(table)?.set(document, { ...now, ...to });
      touched.set(`${table}\n${document}`, [table, document]);
    };
    for (const change of changes)
      switch (change.kind) {
        case 'entry': {
          const { table, seq, value } = change;
          if (reachOf(table, LEDGER).next !== seq)
            throw new Damage(`table ${table} has ${reachOf(table, LEDGER).next} entries, not ${seq}`);
          this.#run('addEntry').run(table, seq, value, checksum([table, seq], value));
          reach(table, LEDGER, { next: seq + 1 });
          break;
        }
        case 'snapshot': {
          const { table, seq, value } = change;
          this.#run('putSnapshot').run(table, seq, value, checksum([table, seq], value));
          break;
        }
        case 'plan': {
          const { table, document, nth, value } = change;
          this.#run('addPlan').run(table, document, nth, value, checksum([table, document, nth], value));
          reach(table, document, { next: nth + 1 });
          break;
        }
        case 'drop-plans': {
          const { table, document, before } = change;
          this.#run('dropPlans').run(table, document, before);
          reach(table, document, { first: before });
          break;
        }
        case 'put':
          this.#run('putRecord').run(change.key, change.value, checksum([change.key], change.value));
          break;
        case 'del':
          this.#run('dropRecord').run(change.key);
          break;
      }
    for (const [table, document] of touched.values()) {
      const { first, next } = reachOf(table, document);
      this.#run('putExtent').run(table, document, first, next, checksum([table, document, first, next], ''));
    }
  }

  #reachesOf(table: string): Map<string, Reach> {
    const rows = this.#run('extentsOf').all(table) as { document: string; first: number; next: number; sum: number }[];
    return new Map(
      rows.map(({ document, first, next, sum }) => {
        if (sum !== checksum([table, document, first, next], ''))
          throw new Damage(`the extent of table ${table} is damaged`);
        return [document, { first, next }];
      }),
    );
  }

  /** A damaged one is as good as none: the ledger has everything. */
  #snapshotOf(table: string, length: number): Extent['snapshot'] {
    const row = this.#run('snapshotOf').get(table) as (Row & { seq: number }) | undefined;
    if (!row || row.seq >= length || row.sum !== checksum([table, row.seq], row.value)) return undefined;
    return { seq: row.seq, value: row.value };
  }

  #reading<T>(what: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (error instanceof Damage || error instanceof DiskFault) throw error;
      if (isDamage(error)) throw new Damage(`${what} is damaged: ${messageOf(error)}`);
      throw new DiskFault(messageOf(error));
    }
  }
}

const soundRecord = ({ key, value, sum }: Row & { key: string }): readonly [key: string, value: string] => {
  if (sum !== checksum([key], value)) throw new Damage(`the record ${key} is damaged`);
  return [key, value];
};
