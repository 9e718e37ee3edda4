import {
  changeInPlace,
  type Changes,
  emptySnapshot,
  type Json,
  type NameOf,
  type Snapshot,
  type TableHappening,
  withNames,
} from '@vexillum/model';
import { readWholeLog } from '@vexillum/table/testing';
import { grandTriumph } from '@vexillum/triumph';
import { namesKept, namesOfTable } from '../../../src/names/name-book.ts';
import { SqliteStore } from '../../../src/store/sqlite-store.ts';

/** What lies on the disk for one entry, as far as the test reads it: the format is the room's. */
interface OnDisk {
  readonly entry: {
    readonly seq: number;
    readonly at: string;
    readonly seat?: string;
    readonly id?: string;
    readonly name?: string;
    readonly changes?: Changes['public'];
  };
  readonly secrets?: Readonly<Record<string, { readonly part: string }>>;
  readonly result?: Json;
  readonly event?: TableHappening;
}

interface Part {
  readonly id?: string;
  readonly changes?: NonNullable<Changes['sides']>[string];
}

export interface DiskTruth {
  /** Everything that the ledger and both side ledgers say, folded, with names in the place of their tokens. */
  readonly snapshot: Snapshot;
  readonly nameOf: NameOf;
  /** Every action's id, side chat included, with the entries that carry it. */
  readonly seqsOf: ReadonlyMap<string, readonly number[]>;
}

/** Reads a table's records past the server, which must have left the folder. */
export const readDisk = async (dataFolder: string, table: string, sides: readonly string[]): Promise<DiskTruth> => {
  const store = await SqliteStore.open(dataFolder);
  try {
    const values = await readWholeLog(store.tables, table);
    const names = new Map(
      namesKept(await store.records.list(namesOfTable(table)), table).map(({ token, name }) => [token, name]),
    );
    const nameOf = (token: string) => names.get(token);
    const { snapshot, seqsOf } = fold(
      values.map((value) => JSON.parse(value) as OnDisk),
      sides,
    );
    return { snapshot: withNames(snapshot, nameOf), seqsOf, nameOf };
  } finally {
    await store.close();
  }
};

const fold = (records: readonly OnDisk[], sides: readonly string[]): Omit<DiskTruth, 'nameOf'> => {
  const snapshot = emptySnapshot(sides, grandTriumph.kinds);
  const seqsOf = new Map<string, number[]>();
  for (const record of records) {
    const parts = Object.entries(record.secrets ?? {}).map(
      ([side, { part }]) => [side, JSON.parse(part) as Part] as const,
    );
    const id = record.entry.id ?? parts[0]?.[1].id;
    if (id !== undefined) seqsOf.set(id, [...(seqsOf.get(id) ?? []), record.entry.seq]);
    const changed = parts.flatMap(([side, { changes }]) => (changes ? [[side, changes] as const] : []));
    changeInPlace(snapshot, { public: record.entry.changes ?? {}, sides: Object.fromEntries(changed) });
    const line = lineOf(record);
    if (line) changeInPlace(snapshot, { public: { log: { [record.entry.seq]: [null, line] } } });
  }
  return { snapshot, seqsOf };
};

/** Talk, and what is a side's own affair, has no line in the table's log. */
const lineOf = ({ entry: { seq, at, seat }, event }: OnDisk) =>
  seat === undefined || event === undefined ? undefined : { seq, at, seat, event };
