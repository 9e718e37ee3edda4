import { FolderInUse } from './store/sqlite/faults.ts';
import { SqliteStore, type SqliteStoreOptions } from './store/sqlite-store.ts';

const TRY_EVERY = 250;

/** Opens the store, waiting so many milliseconds for a server that is just leaving the folder. Rejects with `FolderInUse` when it stays. */
export const openWhenFree = async (
  folder: string,
  patience: number,
  options: SqliteStoreOptions,
  onWait: () => void,
): Promise<SqliteStore> => {
  const giveUpAt = performance.now() + patience;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await SqliteStore.open(folder, options);
    } catch (error) {
      if (!(error instanceof FolderInUse) || performance.now() > giveUpAt) throw error;
      if (isFirst) onWait();
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
    }
  }
};
