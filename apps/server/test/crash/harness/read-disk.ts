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
import { readTalk, readWholeLog } from '@vexillum/table/testing';
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

interface Line {
  readonly id: string;
  /** The entry that its speaker was answered. */
  readonly seq: number;
  readonly chat: string;
}

interface Part {
  readonly id?: string;
  /** What the side has said to itself, in order. */
  readonly talk?: readonly Line[];
  readonly changes?: NonNullable<Changes['sides']>[string];
}

export interface DiskTruth {
  /** Everything that the ledger and both side ledgers say, folded, with what sides have said to themselves since, and names in the place of their tokens. */
  readonly snapshot: Snapshot;
  readonly nameOf: NameOf;
  /** Every action's id with the entries that carry it; of side chat with the entry that its speaker was answered, once for each time that it is there. */
  readonly seqsOf: ReadonlyMap<string, readonly number[]>;
}

/** Reads a table's records past the server, which must have left the folder. */
export const readDisk = async (dataFolder: string, table: string, sides: readonly string[]): Promise<DiskTruth> => {
  const store = await SqliteStore.open(dataFolder);
  try {
    const values = await readWholeLog(store.tables, table);
    const names = await store.records.list(namesOfTable(table));
    return truthOf({ table, values, names, talk: await readTalk(store.tables, table) }, sides);
  } finally {
    await store.close();
  }
};

/** What any store keeps of a table. */
export interface Kept {
  readonly table: string;
  /** Of its entries, in order. */
  readonly values: readonly string[];
  /** Its records of names. */
  readonly names: readonly (readonly [key: string, value: string])[];
  /** What sides have said that no entry has yet. */
  readonly talk: Awaited<ReturnType<typeof readTalk>>;
}

/** What a table's records come to. */
export const truthOf = ({ table, values, names, talk }: Kept, sides: readonly string[]): DiskTruth => {
  const nameByToken = new Map(namesKept(names, table).map(({ token, name }) => [token, name]));
  const nameOf = (token: string) => nameByToken.get(token);
  const records = values.map((value) => JSON.parse(value) as OnDisk);
  const { snapshot, seqsOf } = fold(records, talk, sides);
  return { snapshot: withNames(snapshot, nameOf), seqsOf, nameOf };
};

const fold = (
  records: readonly OnDisk[],
  waiting: Awaited<ReturnType<typeof readTalk>>,
  sides: readonly string[],
): Omit<DiskTruth, 'nameOf'> => {
  const snapshot = emptySnapshot(sides, grandTriumph.kinds);
  const seqsOf = new Map<string, number[]>();
  const note = (id: string, seq: number) => seqsOf.set(id, [...(seqsOf.get(id) ?? []), seq]);
  for (const record of records) {
    const parts = Object.entries(record.secrets ?? {}).map(
      ([side, { part }]) => [side, JSON.parse(part) as Part] as const,
    );
    const id = record.entry.id ?? parts[0]?.[1].id;
    if (id !== undefined) note(id, record.entry.seq);
    for (const line of parts.flatMap(([, { talk = [] }]) => talk)) note(line.id, line.seq);
    const changed = parts.flatMap(([side, part]) => {
      const changes = inOrder(part);
      return changes ? [[side, changes] as const] : [];
    });
    changeInPlace(snapshot, { public: record.entry.changes ?? {}, sides: Object.fromEntries(changed) });
    const line = lineOf(record);
    if (line) changeInPlace(snapshot, { public: { log: { [record.entry.seq]: [null, line] } } });
  }
  for (const { id, seq, side, chat, said } of waiting) {
    note(id, seq);
    changeInPlace(snapshot, { sides: { [side]: { chat: { [chat]: [null, said] } } } });
  }
  return { snapshot, seqsOf };
};

/** The lines of a part as they were said: canonical JSON has sorted them. */
const inOrder = ({ talk = [], changes }: Part): Part['changes'] =>
  changes?.chat && talk.length > 0
    ? {
        ...changes,
        chat: Object.fromEntries(
          talk.flatMap(({ chat }) => Object.entries(changes.chat ?? {}).filter(([id]) => id === chat)),
        ),
      }
    : changes;

/** Talk, and what is a side's own affair, has no line in the table's log. */
const lineOf = ({ entry: { seq, at, seat }, event }: OnDisk) =>
  seat === undefined || event === undefined ? undefined : { seq, at, seat, event };
