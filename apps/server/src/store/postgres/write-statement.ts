import type { AtRest } from '../../keys/at-rest.ts';
import type { Change } from '../sqlite/change.ts';
import { sealed } from '../sealed.ts';
import { LIVES } from './fellow-nodes.ts';

/** By whom it is written. */
export interface Writer {
  readonly node: string;
  readonly incarnation: number;
  readonly session: number;
}

type Row = readonly (string | number | Uint8Array | null)[];

/**
 * Writes what a commit brings in one statement, or nothing of it: where the server was fenced, where its session is not the newest, or where one of the
 * tables is not its own any more. The lock on the server's row and whoever fences it exclude each other, so that what a fenced server had under way is
 * there before the next owner looks, or never. Answers `alive` and `written`.
 */
export const WRITE = `
with alive as (select 1 from node where name = $1 and incarnation = $2 and session = $3 and ${LIVES} for share),
owned as (
  select 1 from unnest($4::text[], $5::bigint[]) as asked (table_id, epoch)
  join table_owner o on o.table_id = asked.table_id and o.node = $1 and o.incarnation = $2 and o.epoch = asked.epoch),
may as (select 1 from alive where (select count(*) from owned) = cardinality($4::text[])),
without_table as (select unnest($6::text[]) as table_id from may),
no_entries as (delete from entry where table_id in (select table_id from without_table)),
no_plans as (delete from plan where table_id in (select table_id from without_table)),
no_snapshots as (delete from snapshot where table_id in (select table_id from without_table union all select unnest($7::text[]) from may)),
entries as (insert into entry select e.* from may, unnest($8::text[], $9::bigint[], $10::text[]) as e),
snapshots as (
  insert into snapshot select s.* from may, unnest($11::text[], $12::bigint[], $13::text[]) as s
  on conflict (table_id) do update set seq = excluded.seq, value = excluded.value),
former_plans as (
  delete from plan using may, unnest($14::text[], $15::text[], $16::bigint[]) as d (table_id, document, before)
  where plan.table_id = d.table_id and plan.document = d.document and plan.nth < d.before),
plans as (insert into plan select p.* from may, unnest($17::text[], $18::text[], $19::bigint[], $20::bytea[]) as p),
records as (
  insert into record select r.* from may, unnest($21::text[], $22::text[]) as r
  on conflict (key) do update set value = excluded.value),
no_records as (
  delete from record using may, unnest($23::text[], $24::text[]) as d (key, if_still)
  where record.key = d.key and record.value = coalesce(d.if_still, record.value))
select exists (select 1 from alive) as alive, exists (select 1 from may) as written`;

/** The values of `WRITE`. Later changes of a row stand for earlier ones: one statement sees no row that it has written itself. */
export const valuesOf = (
  { node, incarnation, session }: Writer,
  epochs: ReadonlyMap<string, number>,
  changes: readonly Change[],
  atRest: AtRest | undefined,
): unknown[] => {
  const batch = new Batch();
  for (const change of changes) batch.add(atRest ? sealed(atRest, change) : change);
  return [
    node,
    incarnation,
    session,
    ...columns([...epochs], 2),
    [...batch.withoutTable],
    [...batch.withoutSnapshot],
    ...columns([...batch.entries.values()], 3),
    ...columns([...batch.snapshots.values()], 3),
    ...columns([...batch.withoutPlans.values()], 3),
    ...columns([...batch.plans.values()], 4),
    ...columns([...batch.records], 2),
    ...columns(
      [...batch.withoutRecord].flatMap(([key, values]) => values.map((ifStill) => [key, ifStill])),
      2,
    ),
  ];
};

/** What is to be there after a commit, and what is not. */
class Batch {
  readonly entries = new Map<string, Row>();
  readonly snapshots = new Map<string, Row>();
  readonly plans = new Map<string, Row>();
  readonly records = new Map<string, string>();
  readonly withoutTable = new Set<string>();
  readonly withoutSnapshot = new Set<string>();
  readonly withoutPlans = new Map<string, Row>();
  /** With the values that each may have still; `null`: any. */
  readonly withoutRecord = new Map<string, readonly (string | null)[]>();

  add(change: Change): void {
    switch (change.kind) {
      case 'entry': {
        const { table, seq, value } = change;
        this.entries.set(keyOf(table, seq), [table, seq, value]);
        return;
      }
      case 'snapshot': {
        const { table, seq, value } = change;
        this.withoutSnapshot.delete(table);
        this.snapshots.set(table, [table, seq, value]);
        return;
      }
      case 'plan': {
        const { table, document, nth, value } = change;
        this.plans.set(keyOf(table, document, nth), [table, document, nth, Buffer.from(value)]);
        return;
      }
      case 'drop-plans': {
        const { table, document, before } = change;
        forget(this.plans, ([of, named, nth]) => of === table && named === document && Number(nth) < before);
        this.withoutPlans.set(keyOf(table, document), [table, document, before]);
        return;
      }
      case 'drop-table':
        for (const rows of [this.entries, this.snapshots, this.plans]) forget(rows, ([of]) => of === change.table);
        this.withoutTable.add(change.table);
        return;
      case 'drop-snapshot':
        this.snapshots.delete(change.table);
        this.withoutSnapshot.add(change.table);
        return;
      case 'put':
        this.withoutRecord.delete(change.key);
        this.records.set(change.key, change.value);
        return;
      case 'del':
        this.#drop(change.key, change.ifStill);
    }
  }

  #drop(key: string, ifStill: string | undefined): void {
    const put = this.records.get(key);
    if (put !== undefined && ifStill !== undefined && put !== ifStill) return;
    this.records.delete(key);
    // What was put in this commit is gone, whatever lay there before.
    const value = put === undefined && ifStill !== undefined ? ifStill : null;
    this.withoutRecord.set(key, [...(this.withoutRecord.get(key) ?? []), value]);
  }
}

const keyOf = (...parts: readonly (string | number)[]): string => parts.join('\n');

const forget = (rows: Map<string, Row>, isGone: (row: Row) => boolean): void => {
  for (const [key, row] of rows) if (isGone(row)) rows.delete(key);
};

/** Rows as columns, for `unnest`. */
const columns = (rows: readonly Row[], width: number): unknown[][] =>
  Array.from({ length: width }, (_, column) => rows.map((row) => row[column]));
