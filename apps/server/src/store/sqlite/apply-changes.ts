import type { AtRest } from '../../keys/at-rest.ts';
import { sealed } from '../sealed.ts';
import type { Change } from './change.ts';
import { checksum } from './checksum.ts';
import { Damage } from './faults.ts';
import type { Prepared } from './prepared.ts';
import { LEDGER, type Reach, type Reader } from './reader.ts';

/** How far ledgers and plans reach while a transaction writes; each extent is read once and written once. */
class Reaches {
  readonly #reader: Reader;
  readonly #ofTable = new Map<string, Map<string, Reach>>();
  readonly #touched = new Map<string, Set<string>>();

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  of(table: string, document: string): Reach {
    return this.#all(table).get(document) ?? { first: 0, next: 0 };
  }

  set(table: string, document: string, to: Partial<Reach>): void {
    this.#all(table).set(document, { ...this.of(table, document), ...to });
    const documents = this.#touched.get(table) ?? new Set();
    this.#touched.set(table, documents.add(document));
  }

  forget(table: string): void {
    this.#ofTable.set(table, new Map());
    this.#touched.delete(table);
  }

  save(prepared: Prepared): void {
    for (const [table, documents] of this.#touched)
      for (const document of documents) {
        const { first, next } = this.of(table, document);
        const sum = checksum([table, document, first, next], '');
        prepared.run('putExtent').run(table, document, first, next, sum);
      }
  }

  #all(table: string): Map<string, Reach> {
    const known = this.#ofTable.get(table) ?? this.#reader.reachesOf(table);
    this.#ofTable.set(table, known);
    return known;
  }
}

/** Writes changes within a transaction. Throws `Damage` where an entry is not the next of its ledger, or what the disk says. */
export const applyChanges = (prepared: Prepared, reader: Reader, changes: readonly Change[], atRest?: AtRest): void => {
  const reaches = new Reaches(reader);
  for (const change of changes) apply(prepared, reaches, atRest ? sealed(atRest, change) : change);
  reaches.save(prepared);
};

const apply = (prepared: Prepared, reaches: Reaches, change: Change): void => {
  switch (change.kind) {
    case 'entry': {
      const { table, seq, value } = change;
      const { next } = reaches.of(table, LEDGER);
      if (next !== seq) throw new Damage(`table ${table} has ${next} entries, not ${seq}`);
      prepared.run('addEntry').run(table, seq, value, checksum([table, seq], value));
      return reaches.set(table, LEDGER, { next: seq + 1 });
    }
    case 'snapshot': {
      const { table, seq, value } = change;
      prepared.run('putSnapshot').run(table, seq, value, checksum([table, seq], value));
      return;
    }
    case 'plan': {
      const { table, document, nth, value } = change;
      prepared.run('addPlan').run(table, document, nth, value, checksum([table, document, nth], value));
      return reaches.set(table, document, { next: nth + 1 });
    }
    case 'drop-plans': {
      const { table, document, before } = change;
      prepared.run('dropPlans').run(table, document, before);
      return reaches.set(table, document, { first: before });
    }
    case 'drop-table':
      for (const name of ['dropEntries', 'dropSnapshot', 'dropAllPlans', 'dropExtents'] as const)
        prepared.run(name).run(change.table);
      return reaches.forget(change.table);
    case 'drop-snapshot':
      prepared.run('dropSnapshot').run(change.table);
      return;
    case 'put':
      prepared.run('putRecord').run(change.key, change.value, checksum([change.key], change.value));
      return;
    case 'del':
      if (change.ifStill === undefined) prepared.run('dropRecord').run(change.key);
      else prepared.run('dropRecordOf').run(change.key, change.ifStill);
  }
};
