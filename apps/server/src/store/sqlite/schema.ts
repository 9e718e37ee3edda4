import { textOnly } from './text-only.ts';

/** Raised when an older server could no longer make sense of what is stored. */
export const FORMAT = 1;
/** "Vexi": whose file it is, in the file's own header. */
export const APPLICATION = 0x56657869;

/** `sum` is the row's checksum. */
interface Tables {
  /** One row: the folder's id, and how many commits there were. */
  readonly mark: { readonly id: string; readonly commits: number };
  readonly entry: { readonly table_id: string; readonly seq: number; readonly value: string; readonly sum: number };
  readonly snapshot: { readonly table_id: string; readonly seq: number; readonly value: string; readonly sum: number };
  readonly plan: {
    readonly table_id: string;
    readonly document: string;
    readonly nth: number;
    readonly value: Uint8Array;
    readonly sum: number;
  };
  /** From which row to before which one a ledger (`document` is empty) or a plan reaches: what is missing is noticed by it. */
  readonly extent: {
    readonly table_id: string;
    readonly document: string;
    readonly first: number;
    readonly next: number;
    readonly sum: number;
  };
  readonly record: { readonly key: string; readonly value: string; readonly sum: number };
}

const db = textOnly<Tables>();

const table = (name: keyof Tables) => db.schema.createTable(name);

/** All rows lie in the order of their keys, in one tree a table: there is no index that could disagree with it. */
const withoutRowid = (statement: { compile(): { sql: string } }): string =>
  `${statement.compile().sql} without rowid, strict`;

export const creation: readonly string[] = [
  withoutRowid(
    table('mark')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('commits', 'integer', (column) => column.notNull()),
  ),
  withoutRowid(
    table('entry')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('sum', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('entry_key', ['table_id', 'seq']),
  ),
  withoutRowid(
    table('snapshot')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('sum', 'integer', (column) => column.notNull()),
  ),
  withoutRowid(
    table('plan')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('nth', 'integer', (column) => column.notNull())
      .addColumn('value', 'blob', (column) => column.notNull())
      .addColumn('sum', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('plan_key', ['table_id', 'document', 'nth']),
  ),
  withoutRowid(
    table('extent')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('first', 'integer', (column) => column.notNull())
      .addColumn('next', 'integer', (column) => column.notNull())
      .addColumn('sum', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('extent_key', ['table_id', 'document']),
  ),
  withoutRowid(
    table('record')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('sum', 'integer', (column) => column.notNull()),
  ),
];

const text = (query: { compile(): { sql: string } }): string => query.compile().sql;

/** The statements, with `?` where values go, in the order in which they are named here. */
export const statements = {
  addEntry: text(db.insertInto('entry').values({ table_id: '', seq: 0, value: '', sum: 0 })),
  entriesFrom: text(
    db
      .selectFrom('entry')
      .select(['seq', 'value', 'sum'])
      .where('table_id', '=', '')
      .where('seq', '>=', 0)
      .orderBy('seq')
      .limit(1),
  ),
  putSnapshot: text(
    db
      .insertInto('snapshot')
      .values({ table_id: '', seq: 0, value: '', sum: 0 })
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet(({ ref }) => ({
          seq: ref('excluded.seq'),
          value: ref('excluded.value'),
          sum: ref('excluded.sum'),
        })),
      ),
  ),
  snapshotOf: text(db.selectFrom('snapshot').select(['seq', 'value', 'sum']).where('table_id', '=', '')),
  addPlan: text(db.insertInto('plan').values({ table_id: '', document: '', nth: 0, value: new Uint8Array(), sum: 0 })),
  dropPlans: text(db.deleteFrom('plan').where('table_id', '=', '').where('document', '=', '').where('nth', '<', 0)),
  plansOf: text(
    db
      .selectFrom('plan')
      .select(['nth', 'value', 'sum'])
      .where('table_id', '=', '')
      .where('document', '=', '')
      .orderBy('nth'),
  ),
  dropEntries: text(db.deleteFrom('entry').where('table_id', '=', '')),
  dropSnapshot: text(db.deleteFrom('snapshot').where('table_id', '=', '')),
  dropAllPlans: text(db.deleteFrom('plan').where('table_id', '=', '')),
  dropExtents: text(db.deleteFrom('extent').where('table_id', '=', '')),
  putExtent: text(
    db
      .insertInto('extent')
      .values({ table_id: '', document: '', first: 0, next: 0, sum: 0 })
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'document']).doUpdateSet(({ ref }) => ({
          first: ref('excluded.first'),
          next: ref('excluded.next'),
          sum: ref('excluded.sum'),
        })),
      ),
  ),
  extentsOf: text(db.selectFrom('extent').select(['document', 'first', 'next', 'sum']).where('table_id', '=', '')),
  tablesAfter: text(
    db
      .selectFrom('extent')
      .select('table_id')
      .where('table_id', '>', '')
      .where('document', '=', '')
      .orderBy('table_id')
      .limit(1),
  ),
  putRecord: text(
    db
      .insertInto('record')
      .values({ key: '', value: '', sum: 0 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value'), sum: ref('excluded.sum') })),
      ),
  ),
  dropRecord: text(db.deleteFrom('record').where('key', '=', '')),
  dropRecordOf: text(db.deleteFrom('record').where('key', '=', '').where('value', '=', '')),
  recordAt: text(db.selectFrom('record').select(['key', 'value', 'sum']).where('key', '=', '')),
  recordsFrom: text(
    db.selectFrom('record').select(['key', 'value', 'sum']).where('key', '>=', '').where('key', '<', '').orderBy('key'),
  ),
  recordsAfter: text(
    db
      .selectFrom('record')
      .select(['key', 'value', 'sum'])
      .where('key', '>=', '')
      .where('key', '>', '')
      .where('key', '<', '')
      .orderBy('key')
      .limit(1),
  ),
  mark: text(db.selectFrom('mark').select(['id', 'commits'])),
  countCommit: text(db.updateTable('mark').set({ commits: 0 })),
} as const;
export type StatementName = keyof typeof statements;
