import { Damaged, type TableChunk } from '@vexillum/table/room';
import { recordsOfTable } from '../../store/records-of-table.ts';
import { CannotDo } from '../data-of-server.ts';
import type { Source } from './source.ts';
import { digestOf, DigestOfTable, isSame } from './table-digest.ts';
import type { Target } from './target.ts';

const TABLES_AT_ONCE = 4;
const RECORDS_AT_ONCE = 500;
const SAY_EVERY = 100;

export interface Moved {
  readonly tables: number;
  readonly entries: number;
  readonly records: number;
  /** Of the tables those that an earlier try had moved. */
  readonly already: number;
  /** Tables whose ledgers do not hold together, with what is wrong. They were left out, with their records. */
  readonly leftOut: readonly { readonly table: string; readonly why: string }[];
}

/**
 * Makes the target the same as the source: each table's chain is checked as it is read, and all of it compared with what was written. What an earlier
 * try has moved is compared, too, and written anew where it differs.
 */
export const copyStore = async (source: Source, target: Target, say: (line: string) => void): Promise<Moved> => {
  const tables = await all(source.list());
  const copying = new Copying(source, target, tables, say);
  await copying.begin();
  await Promise.all(Array.from({ length: TABLES_AT_ONCE }, () => copying.work()));
  const leftOut = copying.leftOut.toSorted((one, other) => (one.table < other.table ? -1 : 1));
  const records = await copyRecords(
    source,
    target,
    leftOut.map(({ table }) => table),
  );
  return { tables: copying.tables, entries: copying.entries, already: copying.already, records, leftOut };
};

class Copying {
  readonly leftOut: { readonly table: string; readonly why: string }[] = [];
  tables = 0;
  entries = 0;
  already = 0;
  readonly #source: Source;
  readonly #target: Target;
  readonly #names: readonly string[];
  readonly #say: (line: string) => void;
  #there: ReadonlySet<string> = new Set();
  #next = 0;

  constructor(source: Source, target: Target, names: readonly string[], say: (line: string) => void) {
    this.#source = source;
    this.#target = target;
    this.#names = names;
    this.#say = say;
  }

  /** Takes away what the source no longer has. */
  async begin(): Promise<void> {
    this.#there = new Set(await all(this.#target.store.tables.list()));
    if (this.#there.size > 0)
      this.#say(`An earlier move did not end: ${this.#there.size} tables that it has written are compared first.`);
    const names = new Set(this.#names);
    for (const table of this.#there) if (!names.has(table)) await this.#target.store.dropTable(table, []);
  }

  async work(): Promise<void> {
    for (let table = this.#names[this.#next++]; table !== undefined; table = this.#names[this.#next++]) {
      try {
        this.entries += await this.#move(table);
        this.tables += 1;
      } catch (error) {
        if (!(error instanceof Damaged)) {
          // Nobody else begins another one.
          this.#next = this.#names.length;
          throw error;
        }
        this.leftOut.push({ table, why: error.message });
      }
      const done = this.tables + this.leftOut.length;
      if (done % SAY_EVERY === 0) this.#say(`${done} of ${this.#names.length} tables, ${this.entries} entries ...`);
    }
  }

  async #move(table: string): Promise<number> {
    const { tables } = this.#target.store;
    if (this.#there.has(table)) {
      const isDone = await this.#isThere(table);
      if (isDone !== undefined) return isDone;
      await this.#target.store.dropTable(table, []);
    }
    const read = new DigestOfTable();
    await tables.load(table, passing(this.#source.dump(table), read));
    const [wanted, found] = [read.end(), await digestOf(tables.dump(table))];
    if (!isSame(wanted, found))
      throw new Error(`Table ${table} was not written as it was read (${found.entries} of ${wanted.entries} entries).`);
    return wanted.entries;
  }

  /** How many entries it has, if what is there is all of it. */
  async #isThere(table: string): Promise<number | undefined> {
    const found = await digestOf(this.#target.store.tables.dump(table)).catch((error: unknown) => {
      if (error instanceof Damaged) return undefined;
      throw error;
    });
    const wanted = await digestOf(this.#source.dump(table)).catch(async (error: unknown) => {
      if (error instanceof Damaged) await this.#target.store.dropTable(table, []);
      throw error;
    });
    if (!found || !isSame(wanted, found)) return undefined;
    this.already += 1;
    return wanted.entries;
  }
}

async function* passing(chunks: AsyncIterable<TableChunk>, digest: DigestOfTable): AsyncGenerator<TableChunk> {
  for await (const chunk of chunks) {
    digest.take(chunk);
    yield chunk;
  }
}

/** Answers how many there are. */
const copyRecords = async (source: Source, { store, own }: Target, leftOut: readonly string[]): Promise<number> => {
  const records = await source.records();
  const spoilt = new Set(leftOut.flatMap((table) => recordsOfTable(records, table)));
  const wanted = new Map(records.filter(([key]) => !spoilt.has(key)));
  const found = new Map(await store.records.list(''));
  const changes = [
    ...[...found.keys()].filter((key) => !wanted.has(key) && !own.includes(key)).map((del) => ({ del })),
    ...[...wanted].filter(([key, value]) => found.get(key) !== value).map(([put, value]) => ({ put, value })),
  ];
  for (let i = 0; i < changes.length; i += RECORDS_AT_ONCE)
    await store.records.write(changes.slice(i, i + RECORDS_AT_ONCE));
  const written = new Map(await store.records.list(''));
  for (const key of own) written.delete(key);
  const isSameNow = written.size === wanted.size && [...wanted].every(([key, value]) => written.get(key) === value);
  if (!isSameNow) throw new CannotDo('The records were not written as they were read.');
  return wanted.size;
};

const all = async (names: AsyncIterable<string>): Promise<string[]> => {
  const list: string[] = [];
  for await (const name of names) list.push(name);
  return list;
};
