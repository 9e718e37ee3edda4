import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushed } from '../../store/sqlite/data-folder.ts';
import { FolderInUse } from '../../store/sqlite/faults.ts';
import { PostgresStore } from '../../store/postgres/postgres-store.ts';
import { SqliteStore } from '../../store/sqlite-store.ts';
import { UNFINISHED_MOVE } from '../../store/unfinished-move.ts';
import { CannotDo } from '../data-of-server.ts';
import { isDatabase, MOVER, Others, placeOf } from './database.ts';

/** Where everything goes. Until `finish` no server takes it for data; what is there of an earlier try is compared, and gone on with. */
export interface Target {
  readonly store: SqliteStore | PostgresStore;
  /** Records that are the move's own. */
  readonly own: readonly string[];
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** `from` is the source's name. Throws `CannotDo`, `FolderInUse`, or what the disk or the database says. */
export const openTarget = (to: string, from: string): Promise<Target> =>
  isDatabase(to) ? inDatabase(to, from) : inFolder(to);

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/** It is filled beside its place, and moved there when it is whole. */
const inFolder = async (to: string): Promise<Target> => {
  if (!isEmpty(to)) throw new CannotDo(`${to} is not empty; name a folder that is, or that is not there yet.`);
  const unfinished = `${to}.unfinished`;
  const open = () => SqliteStore.open(unfinished, { asIs: true });
  const store = await open().catch((error: unknown) => {
    if (error instanceof FolderInUse) throw error;
    // It died before there was anything to go on with.
    rmSync(unfinished, { recursive: true, force: true });
    return open();
  });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await store.close();
    isClosed = true;
  };
  return {
    store,
    own: [],
    finish: async () => {
      await close();
      rmSync(to, { recursive: true, force: true });
      renameSync(unfinished, to);
      flushed(dirname(to));
    },
    close,
  };
};

const inDatabase = async (to: string, from: string): Promise<Target> => {
  const store = await PostgresStore.open(to, { name: MOVER, asIs: true });
  const others = new Others(to);
  const close = async () => {
    await others.close();
    await store.close();
  };
  try {
    await reserve(store, others, { to, from });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    store,
    own: [UNFINISHED_MOVE],
    finish: () => store.records.write([{ del: UNFINISHED_MOVE }]),
    close,
  };
};

/** What the mark says until it is certain that nobody uses the database: nothing was moved yet, and what is there is not the move's. */
const LOOKING = 'looking';
const FILLING = 'filling from ';

/** Throws `CannotDo` where a server uses the database, or has, and leaves it to servers then. */
const reserve = async (
  store: PostgresStore,
  others: Others,
  { to, from }: { readonly to: string; readonly from: string },
): Promise<void> => {
  const known = await store.records.get(UNFINISHED_MOVE);
  if (known === FILLING + from) return others.insistGone();
  if (known?.startsWith(FILLING))
    throw new CannotDo(
      `An earlier move into ${placeOf(to)} did not end; it was from ${known.slice(FILLING.length)}. Run that one again, or make a new database with "createdb" and name that. Nothing was changed.`,
    );
  try {
    await insistEmpty(store, to);
    await others.insistGone();
    await store.records.write([{ put: UNFINISHED_MOVE, value: LOOKING }]);
    // A server says that it is there and then looks for the mark, so one of the two sees the other. One that has come and gone shows in what it left.
    await others.insistGone();
    await insistEmpty(store, to);
  } catch (error) {
    // Where this cannot be done either, the next command takes the mark away.
    await store.records.write([{ del: UNFINISHED_MOVE }]).catch(() => undefined);
    throw error;
  }
  await store.records.write([{ put: UNFINISHED_MOVE, value: FILLING + from }]);
};

const insistEmpty = async (store: PostgresStore, to: string): Promise<void> => {
  const record = (await store.records.list('')).find(([key]) => key !== UNFINISHED_MOVE);
  for await (const table of store.tables.list()) throw notEmpty(to, `table ${table}`);
  if (record) throw notEmpty(to, 'records of a server');
};

const notEmpty = (to: string, what: string): CannotDo =>
  new CannotDo(
    `${placeOf(to)} is not empty (${what}); make a new one with "createdb" and name that. Nothing was changed.`,
  );
