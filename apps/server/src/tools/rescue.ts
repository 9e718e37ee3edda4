import type { ChainHead } from '@vexillum/ledger';
import type { AtRest } from '../keys/at-rest.ts';
import { headAfter } from '../store/sqlite/chain.ts';
import type { Change } from '../store/sqlite/change.ts';
import { checksum } from '../store/sqlite/checksum.ts';
import { messageOf } from '../store/sqlite/faults.ts';
import { Prepared } from '../store/sqlite/prepared.ts';
import { LEDGER, Reader } from '../store/sqlite/reader.ts';
import type { Sqlite, Statement } from '../store/sqlite/sqlite.ts';
import type { Finding } from './check-database.ts';

/** What can be had of a table: its ledger up to the first entry that is missing or damaged, and those of its plans that are whole. */
export interface RescuedTable {
  readonly changes: readonly Change[];
  readonly entries: number;
  readonly lost: readonly Finding[];
}

/**
 * Reads what is sound out of a database that may be damaged anywhere: row by row, and past what cannot be read. Trees are walked from
 * both ends, since a page that is gone ends a walk.
 */
export class Rescue {
  readonly #sqlite: Sqlite;
  readonly #reader: Reader;
  readonly #entryAt: Statement;
  readonly #atRest: AtRest | undefined;

  constructor(sqlite: Sqlite, atRest?: AtRest) {
    this.#atRest = atRest;
    this.#sqlite = sqlite;
    this.#reader = new Reader(new Prepared(sqlite), atRest);
    this.#entryAt = sqlite.prepare('select value, sum from entry where table_id = ? and seq = ?');
  }

  /** Every table that a ledger or an extent speaks of. */
  tables(): ReadonlySet<string> {
    const found = (['entry', 'extent'] as const).flatMap((tree) => this.#keysOf(tree, 'table_id'));
    return new Set(found);
  }

  table(table: string): RescuedTable {
    const lost: Finding[] = [];
    const changes: Change[] = [];
    const note = (read: () => void) => {
      try {
        read();
      } catch (error) {
        lost.push({ table, says: messageOf(error) });
      }
    };
    let head: ChainHead | undefined;
    note(() => {
      for (let seq = 0; ; seq++) {
        const value = this.#entry(table, seq);
        if (value === undefined) return;
        head = headAfter([value], head);
        changes.push({ kind: 'entry', table, seq, value });
      }
    });
    const entries = changes.length;
    let documents: string[] = [];
    note(() => {
      const reaches = this.#reader.reachesOf(table);
      documents = [...reaches.keys()].filter((document) => document !== LEDGER);
      const length = reaches.get(LEDGER)?.next ?? 0;
      if (length > entries) lost.push({ table, says: `entries ${entries} to ${length - 1} are lost` });
    });
    for (const document of documents)
      note(() => {
        const updates = this.#reader.plan(table, document);
        changes.push(...updates.map((value, nth) => ({ kind: 'plan', table, document, nth, value }) as const));
      });
    return { changes, entries, lost };
  }

  /** Small records, but for those that are damaged. */
  records(): { readonly found: readonly Change[]; readonly lost: readonly Finding[] } {
    const found: Change[] = [];
    const lost: Finding[] = [];
    for (const key of new Set(this.#keysOf('record', 'key')))
      try {
        const value = this.#reader.record(key);
        if (value !== undefined) found.push({ kind: 'put', key, value });
      } catch (error) {
        lost.push({ says: messageOf(error) });
      }
    return { found, lost };
  }

  #entry(table: string, seq: number): string | undefined {
    const row = this.#entryAt.get(table, seq) as { value: string; sum: number } | undefined;
    if (row && row.sum !== checksum([table, seq], row.value)) throw new Error(`entry ${seq} is damaged`);
    return row && (this.#atRest?.openEntry(table, seq, row.value) ?? row.value);
  }

  #keysOf(tree: 'entry' | 'extent' | 'record', column: 'table_id' | 'key'): string[] {
    const keys: string[] = [];
    /** False where it came to what cannot be read. */
    const walk = (comparison: '>' | '<', order: 'asc' | 'desc', from: string): boolean => {
      try {
        const next = this.#sqlite.prepare(
          `select ${column} as found from ${tree} where ${column} ${comparison} ? order by ${column} ${order} limit 1`,
        );
        const after = (at: string) => (next.get(at) as { found: string } | undefined)?.found;
        for (let at = after(from); at !== undefined; at = after(at)) keys.push(at);
        return true;
      } catch {
        return false;
      }
    };
    if (!walk('>', 'asc', '')) walk('<', 'desc', '\u{10ffff}');
    return keys;
  }
}
