import { openSqlite } from '../store/sqlite/sqlite.ts';

/** A table as its ledger's first and last entries tell it. */
export interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  readonly entries: number;
  /** ISO 8601 UTC of the last entry; when somebody was there last. */
  readonly last: string;
  /** Of all its entries. */
  readonly bytes: number;
}

interface Genesis {
  readonly entry: { readonly at: string; readonly args?: { readonly game?: string; readonly name?: string } };
}

const query = `
  select extent.table_id as id, extent.next as entries,
    (select value from entry where table_id = extent.table_id and seq = 0) as genesis,
    (select value from entry where table_id = extent.table_id and seq = extent.next - 1) as last,
    (select sum(length(value)) from entry where table_id = extent.table_id) as bytes
  from extent where document = ''`;

/** Every table of a database, the one that was used last first. Reads beside whoever writes to it. */
export const listTables = (path: string): ListedTable[] => {
  const sqlite = openSqlite(path, 'read');
  const rows = sqlite.prepare(query).all() as {
    id: string;
    entries: number;
    genesis: string;
    last: string;
    bytes: number;
  }[];
  sqlite.close();
  return rows
    .map(({ id, entries, genesis, last, bytes }) => {
      const { args = {} } = (JSON.parse(genesis) as Genesis).entry;
      const { at } = (JSON.parse(last) as Genesis).entry;
      return { table: id, game: args.game ?? '', name: args.name ?? '', entries, last: at, bytes };
    })
    .toSorted((a, b) => (a.last < b.last ? 1 : -1));
};
