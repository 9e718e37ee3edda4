import type { Database, DatabaseOptions } from '../store/sqlite/database.ts';
import { CannotDo, databaseToChange } from './data-of-server.ts';

export interface Deleted {
  readonly entries: number;
  readonly records: number;
}

/** Kinds of records that are kept by another name than their table's, and say it in their value. */
const named: ReadonlySet<string> = new Set(['invite', 'recovery']);

/** The keys of all small records of a table: those that bear its name, and those that only say it, as its links and recovery codes do. */
const keysOf = ({ reader }: Database, table: string): string[] =>
  reader.recordsFrom('').flatMap(([key, value]) => {
    const [kind = '', name] = key.split('!');
    const its = named.has(kind) ? (JSON.parse(value) as { readonly table?: unknown }).table : name;
    return its === table ? [key] : [];
  });

/**
 * Takes a table out of a data folder whose server is stopped: its ledger, snapshot, plans, seats, links and keys, in one commit, so that it is
 * there whole or not at all; then the file is written anew without it, and no byte of it remains. Throws `CannotDo`, `FolderInUse`.
 */
export const deleteTable = (folder: string, table: string, options: DatabaseOptions = {}): Deleted => {
  const database = databaseToChange(folder, options);
  try {
    if (!database.emptyLog())
      throw new CannotDo(
        `Another program has ${folder} open (one that copies the log continuously?), and would keep bytes of the table. Stop it first; nothing was changed.`,
      );
    const { length } = database.reader.extentOf(table);
    const keys = keysOf(database, table);
    if (length === 0 && keys.length === 0) throw new CannotDo(`There is no table ${table} in ${folder}.`);
    const changes = [{ kind: 'drop-table', table } as const, ...keys.map((key) => ({ kind: 'del', key }) as const)];
    const [fault] = database.write([changes]);
    if (fault) throw new Error(fault.message);
    database.shrink();
    return { entries: length, records: keys.length };
  } finally {
    database.close();
  }
};
