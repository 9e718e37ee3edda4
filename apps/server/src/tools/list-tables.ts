import { DAMAGED, type KeptDamage } from '../store/quarantine.ts';
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
  /** What the server has found while the table slept; it does not open it. */
  readonly damage?: KeptDamage;
}

interface Genesis {
  readonly at?: string;
  readonly args?: { readonly game?: string; readonly name?: string };
}

/** Nothing of one that is missing, or is no entry any more. */
const entryOf = (value: string | null): Genesis => {
  try {
    return (JSON.parse(value ?? '{}') as { readonly entry?: Genesis }).entry ?? {};
  } catch {
    return {};
  }
};

const query = `
  select extent.table_id as id, extent.next as entries,
    (select value from entry where table_id = extent.table_id and seq = 0) as genesis,
    (select value from entry where table_id = extent.table_id and seq = extent.next - 1) as last,
    (select sum(length(value)) from entry where table_id = extent.table_id) as bytes,
    (select value from record where key = '${DAMAGED}' || extent.table_id) as damage
  from extent where document = ''`;

/** Every table of a database, the one that was used last first. Reads beside whoever writes to it. */
export const listTables = (path: string): ListedTable[] => {
  const sqlite = openSqlite(path, 'read');
  const rows = sqlite.prepare(query).all() as {
    id: string;
    entries: number;
    genesis: string | null;
    last: string | null;
    bytes: number;
    damage: string | null;
  }[];
  sqlite.close();
  return rows
    .map(({ id, entries, genesis, last, bytes, damage }) => {
      const { args = {} } = entryOf(genesis);
      const { at = '' } = entryOf(last);
      const found = damage === null ? {} : { damage: JSON.parse(damage) as KeptDamage };
      return { table: id, game: args.game ?? '', name: args.name ?? '', entries, last: at, bytes, ...found };
    })
    .toSorted((a, b) => (a.last < b.last ? 1 : -1));
};
