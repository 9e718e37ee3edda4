import type { TableStore, Tenure } from '../room/store.ts';

/** Takes a table that is nobody's. */
export const tenureOf = async (store: Pick<TableStore, 'claim'>, table: string): Promise<Tenure> => {
  const tenure = await store.claim(table);
  if (tenure.kind === 'elsewhere') throw new Error(`somebody has ${table}`);
  return tenure;
};

/** The snapshot that is kept of a table which is nobody's. */
export const snapshotOf = async (
  store: Pick<TableStore, 'claim'>,
  table: string,
): Promise<Tenure['found']['snapshot']> => {
  const tenure = await tenureOf(store, table);
  await tenure.handOver();
  return tenure.found.snapshot;
};
