import { type TableChunk, TableExists, type TableReader, type TableStore, type Tenure } from '@vexillum/table/room';
import type { Extent } from './sqlite/change.ts';

export const ENTRIES_AT_ONCE = 1000;

/** A whole table, in the order that the store's contract names. */
export async function* dumped(
  tables: TableReader,
  table: string,
  { length, snapshot, plans }: Extent,
): AsyncGenerator<TableChunk> {
  for (let from = 0; from < length; ) {
    const values = await tables.read(table, from, Math.min(ENTRIES_AT_ONCE, length - from));
    yield { kind: 'records', from, values };
    from += values.length;
  }
  if (snapshot) yield { kind: 'snapshot', ...snapshot };
  for (const [document] of plans.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const updates = await tables.readPlan(table, document);
    if (updates.length > 0) yield { kind: 'plan', document, updates };
  }
}

/** Makes a table out of chunks. `drop` takes away again what there is of it. Rejects with `TableExists`. */
export const loadWhole = async (
  tables: Pick<TableStore, 'claim'>,
  table: string,
  chunks: AsyncIterable<TableChunk>,
  drop: () => Promise<void>,
): Promise<void> => {
  const tenure = await tables.claim(table);
  if (tenure.kind === 'elsewhere') throw new TableExists(`table ${table} exists`);
  try {
    if (tenure.found.length > 0) throw new TableExists(`table ${table} exists`);
    try {
      for await (const chunk of chunks) await take(tenure, chunk);
    } catch (error) {
      await drop();
      throw error;
    }
  } finally {
    await tenure.handOver();
  }
};

const take = async (tenure: Tenure, chunk: TableChunk): Promise<void> => {
  if (chunk.kind === 'records') return tenure.append(chunk.from, chunk.values);
  if (chunk.kind === 'snapshot') return tenure.saveSnapshot(chunk.seq, chunk.value);
  // In their order, and in few commits.
  await Promise.all(chunk.updates.map((update) => tenure.appendPlan(chunk.document, update)));
};

/** All names, page by page. `after` answers some of those behind a name, and none where there are no more. */
export async function* listed(
  after: (name: string) => Promise<readonly string[]>,
  from: string,
): AsyncGenerator<string> {
  for (let last = from; ; ) {
    const names = await after(last);
    yield* names;
    const next = names.at(-1);
    if (next === undefined) return;
    last = next;
  }
}
