import type { ChainHead } from '@vexillum/ledger';
import { headAfter } from '../store/sqlite/chain.ts';
import { messageOf } from '../store/sqlite/faults.ts';
import { Prepared } from '../store/sqlite/prepared.ts';
import { LEDGER, Reader } from '../store/sqlite/reader.ts';
import { openSqlite, type Sqlite } from '../store/sqlite/sqlite.ts';

const AT_ONCE = 1000;

/** Something that is not as it was written. */
export interface Finding {
  /** None where it is about the whole file. */
  readonly table?: string;
  readonly says: string;
}

/** What a database holds, read to its last byte. */
export interface Checked {
  readonly tables: ReadonlyMap<string, ChainHead | undefined>;
  readonly entries: number;
  readonly records: number;
  readonly findings: readonly Finding[];
}

/** Each key of a table's first column, also those that nothing else speaks of. */
const tablesIn = (sqlite: Sqlite): string[] => {
  const rows = sqlite
    .prepare('select table_id from extent union select table_id from entry union select table_id from plan')
    .all();
  return rows.map((row) => String((row as { table_id: string }).table_id));
};

const checkTable = (
  reader: Reader,
  table: string,
): { readonly head: ChainHead | undefined; readonly length: number } => {
  const { length, plans } = reader.extentOf(table);
  let head: ChainHead | undefined;
  for (let from = 0; from < length; from += AT_ONCE)
    head = headAfter(reader.entries(table, from, AT_ONCE, Infinity), head);
  for (const [document] of plans) if (document !== LEDGER) reader.plan(table, document);
  return { head, length };
};

/** Reads a whole database beside whoever writes to it. Throws where it cannot be opened at all. */
export const checkDatabase = (path: string): Checked => {
  const sqlite = openSqlite(path, 'read');
  const findings: Finding[] = [];
  const noted = <T>(table: string | undefined, check: () => T): T | undefined => {
    try {
      return check();
    } catch (error) {
      findings.push({ ...(table === undefined ? {} : { table }), says: messageOf(error) });
      return undefined;
    }
  };
  // One moment of the file, however long this takes.
  sqlite.exec('begin');
  const reader = new Reader(new Prepared(sqlite));
  const said = noted(undefined, () => sqlite.prepare('pragma integrity_check').all()) ?? [];
  for (const row of said) {
    const [text] = Object.values(row as object);
    if (text !== 'ok') findings.push({ says: String(text) });
  }
  const tables = new Map<string, ChainHead | undefined>();
  let entries = 0;
  for (const table of noted(undefined, () => tablesIn(sqlite)) ?? []) {
    const checked = noted(table, () => checkTable(reader, table));
    if (!checked) continue;
    tables.set(table, checked.head);
    entries += checked.length;
  }
  const records = noted(undefined, () => reader.recordsFrom('').length) ?? 0;
  sqlite.exec('rollback');
  sqlite.close();
  return { tables, entries, records, findings };
};
