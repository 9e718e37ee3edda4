import { HeldElsewhere, type TableStore, type Tenure } from './store.ts';

/** Takes a table for what is to be done with it, and gives it back where that fails. Rejects with `HeldElsewhere`. */
export const claimTable = async <T>(
  store: Pick<TableStore, 'claim'>,
  table: string,
  use: (tenure: Tenure) => Promise<T>,
): Promise<T> => {
  const tenure = await store.claim(table);
  if (tenure.kind === 'elsewhere')
    throw new HeldElsewhere(`table ${table} is open ${tenure.address ?? 'already'}`, tenure.address);
  try {
    return await use(tenure);
  } catch (error) {
    await tenure.handOver();
    throw error;
  }
};
