import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { TableChunk } from '@vexillum/table/room';
import { UNFINISHED_MOVE } from '../../store/unfinished-move.ts';
import { PostgresStore } from '../../store/postgres/postgres-store.ts';
import { DATABASE } from '../../store/sqlite/data-folder.ts';
import { SqliteStore } from '../../store/sqlite-store.ts';
import { CannotDo, databaseOf } from '../data-of-server.ts';
import { FormerStore } from '../former-store.ts';
import { isDatabase, MOVER, Others, placeOf } from './database.ts';

/** All that a server keeps, at rest. Values are as they lie there: what is encrypted stays so, and no key is needed. */
export interface Source {
  /** The same whenever it is opened, and of no other: its path, or its database. Tells no password. */
  readonly name: string;
  list(): AsyncIterable<string>;
  /** In the order that the store's contract names. Rejects with `Damaged` where the table does not hold together. */
  dump(table: string): AsyncIterable<TableChunk>;
  records(): Promise<readonly (readonly [key: string, value: string])[]>;
  /** Throws `CannotDo` where a server has used it since it was opened. */
  insistStill(): Promise<void>;
  close(): Promise<void>;
}

/** Throws `CannotDo`, `FolderInUse`, `FolderRefused`, or what the disk or the database says. */
export const openSource = (from: string): Promise<Source> => {
  if (isDatabase(from)) return ofDatabase(from);
  return existsSync(join(from, DATABASE)) || !existsSync(from) ? ofFolder(from) : ofFormer(from);
};

const ofStore = (name: string, store: SqliteStore | PostgresStore, insistStill: () => Promise<void>): Source => ({
  name,
  list: () => store.tables.list(),
  dump: (table) => store.tables.dump(table),
  records: () => store.records.list(''),
  insistStill,
  close: () => store.close(),
});

/** A folder is this process's alone until it is closed. */
const ofFolder = async (folder: string): Promise<Source> => {
  databaseOf(folder);
  const store = await SqliteStore.open(folder, { asIs: true });
  return ofStore(realpathSync(folder), store, async () => undefined);
};

const ofFormer = async (folder: string): Promise<Source> => {
  const former = await FormerStore.open(folder);
  return {
    name: realpathSync(folder),
    list: () => former.tables(),
    dump: (table) => former.dump(table),
    records: async () => {
      const records: (readonly [string, string])[] = [];
      for await (const record of former.records()) records.push(record);
      return records;
    },
    insistStill: async () => undefined,
    close: () => former.close(),
  };
};

const ofDatabase = async (url: string): Promise<Source> => {
  const others = new Others(url);
  try {
    if (!(await others.areThereTables()))
      throw new CannotDo(`There is no data of a server in ${placeOf(url)}; nothing was changed.`);
    const store = await PostgresStore.open(url, { name: MOVER, asIs: true });
    try {
      if ((await store.records.get(UNFINISHED_MOVE)) !== undefined)
        throw new CannotDo(
          `Not everything is in ${placeOf(url)}: an earlier move into it did not end. Let that end first.`,
        );
      await others.insistGone();
    } catch (error) {
      await store.close();
      throw error;
    }
    const source = ofStore(placeOf(url), store, () => others.insistNoneBegan());
    return {
      ...source,
      close: async () => {
        await source.close();
        await others.close();
      },
    };
  } catch (error) {
    await others.close();
    throw error;
  }
};
