import type { LogStore, OpenedLog } from '@vexillum/table/room';
import { PAGE_BYTES, StoreFailure } from '@vexillum/table/room';
import { GroupCommit } from './group-commit.ts';
import { LevelDatabase } from './level-database.ts';
import { beginning, planKey, planOf, plansOf, recordKey, seqOf, smallKey, snapshotKey } from './level-keys.ts';
import type { RecordChange, Records } from './records.ts';
import { TableClaims } from './table-claims.ts';

type Change = { readonly put: string; readonly value: string | Uint8Array } | { readonly del: string };

export interface LevelStoreOptions {
  readonly onCommit?: (milliseconds: number, writers: number) => void;
}

/** Ledgers, snapshots, plans and small records of all tables in one LevelDB, with one flushed group commit for all of them. */
export class LevelStore implements LogStore {
  readonly #database: LevelDatabase;
  readonly #claims = new TableClaims();
  readonly #commits: GroupCommit<Change>;

  /** Rejects with `FolderInUse` when another process has the folder. */
  static async open(folder: string, options: LevelStoreOptions = {}): Promise<LevelStore> {
    const database = new LevelDatabase(folder);
    await database.open();
    return new LevelStore(database, options);
  }

  private constructor(database: LevelDatabase, options: LevelStoreOptions) {
    this.#database = database;
    this.#commits = new GroupCommit<Change>({
      write: (changes) => this.#write(changes),
      onFailure: () => this.#distrust(),
      onCommit: options.onCommit,
    });
  }

  async open(table: string): Promise<OpenedLog> {
    const epoch = this.#claims.take(table);
    // What the former owner still has under way is part of the log that the new one reads.
    await this.#commits.drained();
    return this.#reading(async () => {
      const length = await this.#lengthOf(table);
      const plans = await this.#planKeysOf(table);
      const snapshot = await (await this.#database.level()).get(snapshotKey(table));
      const counts = [...plans.values()].flat().map(seqOf);
      this.#claims.settle(table, epoch, length, plans, Math.max(0, ...counts));
      return { epoch, length, ...(snapshot === undefined ? {} : { snapshot: parseSnapshot(snapshot) }) };
    });
  }

  async append(table: string, epoch: number, seq: number, values: readonly string[]): Promise<void> {
    this.#claims.promise(table, epoch, seq, values.length);
    await this.#commits.enqueue(values.map((value, i) => ({ put: recordKey(table, seq + i), value })));
  }

  read(table: string, from: number, limit: number): Promise<string[]> {
    return this.#reading(async () => {
      const { lt } = beginning(`l!${table}!`);
      const bounds = { gte: recordKey(table, from), lt, highWaterMarkBytes: PAGE_BYTES };
      const values = (await this.#database.level()).values(bounds);
      try {
        return await values.nextv(limit);
      } finally {
        await values.close();
      }
    });
  }

  async saveSnapshot(table: string, epoch: number, seq: number, value: string): Promise<void> {
    this.#claims.check(table, epoch);
    await this.#commits.enqueue([{ put: snapshotKey(table), value: `${seq}\n${value}` }]);
  }

  readPlan(table: string, document: string): Promise<Uint8Array[]> {
    return this.#reading(async () => {
      const level = await this.#database.level();
      return level
        .values<string, Uint8Array>({ ...beginning(`${plansOf(table)}${document}!`), valueEncoding: 'view' })
        .all();
    });
  }

  async appendPlan(table: string, epoch: number, document: string, update: Uint8Array): Promise<void> {
    const claim = this.#claims.check(table, epoch);
    const key = planKey(table, document, ++claim.planCount);
    claim.plans.set(document, [...(claim.plans.get(document) ?? []), key]);
    await this.#commits.enqueue([{ put: key, value: update }]);
  }

  async replacePlan(table: string, epoch: number, document: string, updates: readonly Uint8Array[]): Promise<void> {
    const claim = this.#claims.check(table, epoch);
    const old = claim.plans.get(document) ?? [];
    const puts = updates.map((value) => ({ put: planKey(table, document, ++claim.planCount), value }));
    claim.plans.set(
      document,
      puts.map(({ put }) => put),
    );
    await this.#commits.enqueue([...old.map((del) => ({ del })), ...puts]);
  }

  /** Invites and sessions, in the same database and the same group commits. */
  readonly records: Records = {
    get: (key) => this.#reading(async () => (await this.#database.level()).get(smallKey(key))),
    list: (prefix) =>
      this.#reading(async () => {
        const entries = await (await this.#database.level()).iterator(beginning(smallKey(prefix))).all();
        return entries.map(([key, value]) => [key.slice(smallKey('').length), value] as const);
      }),
    write: (changes: readonly RecordChange[]) =>
      this.#commits.enqueue(
        changes.map((change) =>
          'put' in change ? { put: smallKey(change.put), value: change.value } : { del: smallKey(change.del) },
        ),
      ),
  };

  async close(): Promise<void> {
    await this.#commits.drained();
    await this.#database.close();
  }

  async #write(changes: readonly Change[]): Promise<void> {
    const batch = (await this.#database.level()).batch();
    for (const change of changes) {
      if ('del' in change) batch.del(change.del);
      else if (typeof change.value === 'string') batch.put(change.put, change.value);
      else batch.put<string, Uint8Array>(change.put, change.value, { valueEncoding: 'view' });
    }
    // Without sync LevelDB leaves the bytes to the system, which a power cut takes.
    await batch.write({ sync: true });
  }

  #distrust(): void {
    this.#claims.voidAll();
    this.#database.distrust();
  }

  async #lengthOf(table: string): Promise<number> {
    const level = await this.#database.level();
    const [last] = await level.keys({ ...beginning(`l!${table}!`), reverse: true, limit: 1 }).all();
    return last === undefined ? 0 : seqOf(last) + 1;
  }

  async #planKeysOf(table: string): Promise<Map<string, string[]>> {
    const keys = await (await this.#database.level()).keys(beginning(plansOf(table))).all();
    const plans = new Map<string, string[]>();
    for (const key of keys) plans.set(planOf(table, key), [...(plans.get(planOf(table, key)) ?? []), key]);
    return plans;
  }

  /** A read that meets a database which was closed under it has learnt nothing. */
  async #reading<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('LEVEL_'))
        throw new StoreFailure(error.message);
      throw error;
    }
  }
}

const parseSnapshot = (text: string): { seq: number; value: string } => {
  const end = text.indexOf('\n');
  return { seq: Number(text.slice(0, end)), value: text.slice(end + 1) };
};
