import { type AtRest, NotOpened } from '../../keys/at-rest.ts';
import type { Extent } from './change.ts';
import { checksum } from './checksum.ts';
import { Damage, DiskFault, isDamage, messageOf } from './faults.ts';
import type { Prepared } from './prepared.ts';

/** An entry of a ledger is found under no document. */
export const LEDGER = '';

interface Row {
  readonly value: string;
  readonly sum: number;
}

/** From which row to before which one a ledger or a plan reaches. */
export interface Reach {
  readonly first: number;
  readonly next: number;
}

/**
 * Reads a database. Every row is checked against its checksum, and every ledger and plan against its extent. Methods throw `Damage`, or
 * `DiskFault`.
 */
export class Reader {
  readonly #prepared: Prepared;
  readonly #atRest: AtRest | undefined;

  /** Without `atRest` what is sealed is read as it lies there: enough to check and to copy it. */
  constructor(prepared: Prepared, atRest?: AtRest) {
    this.#prepared = prepared;
    this.#atRest = atRest;
  }

  extentOf(table: string): Extent {
    return this.#reading(`table ${table}`, () => {
      const reaches = this.reachesOf(table);
      const plans = [...reaches].flatMap(([document, { next }]) =>
        document === LEDGER ? [] : [[document, next] as const],
      );
      const length = reaches.get(LEDGER)?.next ?? 0;
      if (this.#prepared.run('entriesFrom').get(table, length, 1))
        throw new Damage(`the ledger of table ${table} is longer than it should be`);
      const snapshot = this.#snapshotOf(table, length);
      return { length, plans, ...(snapshot ? { snapshot } : {}) };
    });
  }

  /** Entries from one on, at most `limit`; fewer, but at least one, where they would be more than `bytes` together. */
  entries(table: string, from: number, limit: number, bytes: number): string[] {
    return this.#reading(`the ledger of table ${table}`, () => {
      const { next } = this.reachesOf(table).get(LEDGER) ?? { next: 0 };
      const values: string[] = [];
      let size = 0;
      for (const row of this.#prepared.run('entriesFrom').iterate(table, from, limit)) {
        const { seq, value, sum } = row as Row & { seq: number };
        if (seq !== from + values.length || sum !== checksum([table, seq], value))
          throw new Damage(`entry ${from + values.length} of table ${table} is missing or damaged`);
        values.push(this.#atRest?.openEntry(table, seq, value) ?? value);
        size += value.length;
        if (size > bytes) return values;
      }
      if (values.length < limit && from + values.length < next)
        throw new Damage(`the ledger of table ${table} ends at ${from + values.length}, not at ${next}`);
      return values;
    });
  }

  plan(table: string, document: string): Uint8Array[] {
    return this.#reading(`the plan ${document} of table ${table}`, () => {
      const { first, next } = this.reachesOf(table).get(document) ?? { first: 0, next: 0 };
      const rows = this.#prepared.run('plansOf').all(table, document) as {
        nth: number;
        value: Uint8Array;
        sum: number;
      }[];
      const isWhole =
        rows.length === next - first &&
        rows.every(
          ({ nth, value, sum }, index) => nth === first + index && sum === checksum([table, document, nth], value),
        );
      if (!isWhole) throw new Damage(`the plan ${document} of table ${table} is damaged`);
      return rows.map(({ value }) => this.#atRest?.openPlan(table, document, value) ?? value);
    });
  }

  /** At most so many tables that have entries, in order of names, behind one. */
  tablesAfter(table: string, limit: number): string[] {
    return this.#reading('the list of tables', () => {
      const rows = this.#prepared.run('tablesAfter').all(table, LEDGER, limit) as { table_id: string }[];
      return rows.map(({ table_id }) => table_id);
    });
  }

  record(key: string): string | undefined {
    return this.#reading(`the record ${key}`, () => {
      const row = this.#prepared.run('recordAt').get(key) as (Row & { key: string }) | undefined;
      return row && this.#soundRecord(row)[1];
    });
  }

  recordsFrom(prefix: string): (readonly [key: string, value: string])[] {
    return this.#reading(`the records ${prefix}`, () => {
      const rows = this.#prepared.run('recordsFrom').all(prefix, `${prefix}\u{10ffff}`) as (Row & { key: string })[];
      return rows.map((row) => this.#soundRecord(row));
    });
  }

  /** Of those the first ones behind this key, at most so many. */
  recordsAfter(prefix: string, after: string, most: number): (readonly [key: string, value: string])[] {
    return this.#reading(`the records ${prefix}`, () => {
      const rows = this.#prepared.run('recordsAfter').all(prefix, after, `${prefix}\u{10ffff}`, most);
      return (rows as (Row & { key: string })[]).map((row) => this.#soundRecord(row));
    });
  }

  /** By document. */
  reachesOf(table: string): Map<string, Reach> {
    const rows = this.#prepared.run('extentsOf').all(table) as {
      document: string;
      first: number;
      next: number;
      sum: number;
    }[];
    return new Map(
      rows.map(({ document, first, next, sum }) => {
        if (sum !== checksum([table, document, first, next], ''))
          throw new Damage(`the extent of table ${table} is damaged`);
        return [document, { first, next }];
      }),
    );
  }

  /** A damaged one is as good as none: the ledger has everything. */
  #snapshotOf(table: string, length: number): Extent['snapshot'] {
    const row = this.#prepared.run('snapshotOf').get(table) as (Row & { seq: number }) | undefined;
    if (!row || row.seq >= length || row.sum !== checksum([table, row.seq], row.value)) return undefined;
    const { seq, value } = row;
    return { seq, value: this.#atRest?.openSnapshot(table, seq, value) ?? value };
  }

  #soundRecord({ key, value, sum }: Row & { key: string }): readonly [key: string, value: string] {
    if (sum !== checksum([key], value)) throw new Damage(`the record ${key} is damaged`);
    return [key, this.#atRest?.openRecord(key, value) ?? value];
  }

  #reading<T>(what: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (error instanceof Damage || error instanceof DiskFault) throw error;
      if (error instanceof NotOpened) throw new Damage(`${what} cannot be opened: ${error.message}`);
      if (isDamage(error)) throw new Damage(`${what} is damaged: ${messageOf(error)}`);
      throw new DiskFault(messageOf(error));
    }
  }
}
