import { games } from '../all-games.ts';
import { type ComparedResults, compareResults, haveToldAnew } from '../boards/compare-results.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import { FolderInUse } from '../store/sqlite/faults.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { CannotDo, databaseOf } from './data-of-server.ts';

/** What this command is called among the servers of a database. */
const NAME = 'admin-results';

export interface ResultsPlace {
  readonly data: string;
  /** Of a database, in the place of the folder: `postgres://…`. */
  readonly url: string | undefined;
  readonly key: Uint8Array | undefined;
}

/**
 * Compares what is kept of games with the ledgers; with `isAnew`, what differs is told anew from them. Beside the servers of a database; the server of a folder
 * must be stopped. Throws `CannotDo`, or as stores do.
 */
export const checkResults = async (place: ResultsPlace, isAnew: boolean): Promise<ComparedResults> => {
  const store = await open(place);
  try {
    const { tables, records } = store;
    const compared = await compareResults({ tables, records, games });
    if (isAnew)
      await haveToldAnew(
        { records },
        compared.findings.map(({ table }) => table),
      );
    return compared;
  } finally {
    await store.close();
  }
};

const open = async ({ data, url, key }: ResultsPlace): Promise<SqliteStore | PostgresStore> => {
  if (url !== undefined) return PostgresStore.open(url, { name: NAME, key, isOnlooker: true });
  databaseOf(data);
  return SqliteStore.open(data, { key }).catch((error: unknown) => {
    throw error instanceof FolderInUse ? new CannotDo(`A server is using ${data}. Stop it first.`) : error;
  });
};
