import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { AtRest } from '../keys/at-rest.ts';
import { Database } from '../store/sqlite/database.ts';
import { flushed, lockedIn } from '../store/sqlite/data-folder.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import type { Finding } from './check-database.ts';
import { CannotDo, databaseOf } from './data-of-server.ts';
import { Rescue } from './rescue.ts';
import { writeAll } from './write-all.ts';

export interface Repaired {
  readonly tables: number;
  readonly entries: number;
  readonly records: number;
  /** What could not be had any more. */
  readonly lost: readonly Finding[];
}

/** 32 bytes each; without them what is sealed is copied as it lies there. */
export interface Sealing {
  /** Opens the folder. */
  readonly former?: Uint8Array | undefined;
  /** Of the new one. */
  readonly key?: Uint8Array | undefined;
}

/**
 * Copies all that is sound out of a damaged data folder into a new one: ledgers up to what is missing, whole plans, seats. The damaged
 * folder is read and left as it is; its server must be stopped. Throws `CannotDo`, `FolderInUse`, or what the disk says.
 */
export const repair = (folder: string, to: string, { former, key }: Sealing = {}): Repaired => {
  const from = databaseOf(folder);
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new CannotDo(`${to} is not empty; name a folder that is, or that is not there yet.`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const lock = lockedIn(folder);
  try {
    const source = openSqlite(from, 'read');
    const database = new Database(unfinished, { key });
    const repaired = rescueInto(database, new Rescue(source, former && new AtRest(former)));
    database.close();
    source.close();
    rmSync(to, { recursive: true, force: true });
    renameSync(unfinished, to);
    flushed(dirname(to));
    return repaired;
  } finally {
    lock.close();
  }
};

const rescueInto = (database: Database, rescue: Rescue): Repaired => {
  const lost: Finding[] = [];
  let [tables, entries] = [0, 0];
  for (const table of rescue.tables()) {
    const rescued = rescue.table(table);
    lost.push(...rescued.lost);
    if (rescued.entries === 0) continue;
    writeAll(database, rescued.changes);
    tables += 1;
    entries += rescued.entries;
  }
  const records = rescue.records();
  writeAll(database, records.found);
  return { tables, entries, records: records.found.length, lost: [...lost, ...records.lost] };
};
