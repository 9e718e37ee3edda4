import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { headAfter } from '../store/sqlite/chain.ts';
import { Database } from '../store/sqlite/database.ts';
import type { Change } from '../store/sqlite/change.ts';
import { messageOf } from '../store/sqlite/faults.ts';
import { FormerStore, type FormerTable } from './former-store.ts';
import { writeAll } from './write-all.ts';

export interface Moved {
  readonly tables: number;
  readonly entries: number;
  readonly records: number;
  /** Tables whose ledgers do not hold together, with what is wrong. They were left out. */
  readonly leftOut: readonly { readonly table: string; readonly why: string }[];
}

const changesOf = ({ table, entries, snapshot, plans }: FormerTable): Change[] => [
  ...entries.map((value, seq) => ({ kind: 'entry', table, seq, value }) as const),
  ...(snapshot ? [{ kind: 'snapshot', table, ...snapshot } as const] : []),
  ...[...plans].flatMap(([document, updates]) =>
    updates.map((value, nth) => ({ kind: 'plan', table, document, nth, value }) as const),
  ),
];

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Copies a data folder of before into a new one. The former is only read; the new one is made beside its place and moved there when it is
 * whole, so that a command which dies half-way leaves nothing that a server would take for data. Each table's chain is checked while it is
 * read, and again as it was written.
 */
export const moveStore = async (from: string, to: string, say: (line: string) => void): Promise<Moved> => {
  if (!isEmpty(to)) throw new Error(`${to} is not empty; name a folder that is, or that is not there yet.`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const former = await FormerStore.open(from);
  const database = new Database(unfinished);
  try {
    const moved = await copy(former, database, say);
    database.close();
    rmSync(to, { recursive: true, force: true });
    renameSync(unfinished, to);
    return moved;
  } finally {
    await former.close();
  }
};

const copy = async (former: FormerStore, database: Database, say: (line: string) => void): Promise<Moved> => {
  const leftOut: { table: string; why: string }[] = [];
  let [tables, entries] = [0, 0];
  for await (const table of former.tables()) {
    try {
      const content = await former.table(table);
      const head = headAfter(content.entries);
      writeAll(database, changesOf(content));
      const found = headAfter(database.reader.entries(table, 0, content.entries.length, Infinity));
      if (found?.hash !== head?.hash) throw new Error('what was written is not what was read');
      tables += 1;
      entries += content.entries.length;
      if (tables % 100 === 0) say(`${tables} tables, ${entries} entries ...`);
    } catch (error) {
      leftOut.push({ table, why: messageOf(error) });
    }
  }
  const spoilt = new Set(leftOut.map(({ table }) => table));
  const records: Change[] = [];
  for await (const [key, value] of former.records())
    if (!spoilt.has(key.split('!')[1] ?? '')) records.push({ kind: 'put', key, value });
  writeAll(database, records);
  return { tables, entries, records: records.length, leftOut };
};
