import { DatabaseSync } from '@photostructure/sqlite';

/**
 * SQLite with the interface of `node:sqlite`, which Node 20 has not: where that is no longer supported this file names `node:sqlite`
 * instead, and the package goes. A connection that has prepared statements ends with its thread, whatever `close` says; one that never
 * had any ends at `close`.
 */
export type Sqlite = InstanceType<typeof DatabaseSync>;
export type Statement = ReturnType<Sqlite['prepare']>;

/** Throws what the disk says. */
export const openSqlite = (path: string, mode: 'read' | 'write' = 'write'): Sqlite =>
  new DatabaseSync(path, { readOnly: mode === 'read' });

type Cell = string | number | null;

/** The first row of a query, without a prepared statement: `what` are its columns, `from` is the rest of it. */
export const rowOnce = (sqlite: Sqlite, what: string, from: string): readonly Cell[] | undefined => {
  let found: readonly Cell[] | undefined;
  sqlite.function('tell', { varargs: true }, (...row: Cell[]) => {
    found ??= row;
    return null;
  });
  sqlite.exec(`select tell(${what}) from ${from}`);
  return found;
};
