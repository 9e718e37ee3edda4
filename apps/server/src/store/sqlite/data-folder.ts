import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { checksum } from './checksum.ts';
import { FolderInUse, FolderRefused, isBusy, isDamage, unreadable } from './faults.ts';
import { APPLICATION, creation, FORMAT } from './schema.ts';
import { openSqlite, rowOnce, type Sqlite } from './sqlite.ts';

export const DATABASE = 'vexillum.sqlite';
/** Made here first, and renamed when it is whole. */
const UNFINISHED = 'new.sqlite';
const MARK = 'vexillum.json';
const LOCK = 'lock.sqlite';
const COUNTER = 'commits';

interface Mark {
  readonly id: string;
  readonly format: number;
}

/** What a folder of the store of before has in it. */
const isOfBefore = (names: readonly string[]): boolean =>
  names.some((name) => name === 'CURRENT' || name.startsWith('MANIFEST-') || /^\d{6}\.(ldb|log|sst)$/.test(name));

/** Flushes a file or a folder to the disk, after `write`. */
export const flushed = (path: string, write?: (file: number) => void): void => {
  const file = openSync(path, write ? 'w' : 'r');
  try {
    if (write) write(file);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/**
 * A folder that holds all that a server keeps, taken for this process until `leave`. It is made only where there was nothing, and bears a
 * mark; a folder without its database is refused and never made anew.
 */
export class DataFolder {
  readonly database: string;
  readonly #lock: Sqlite;
  readonly #counter: number;

  /** Throws `FolderInUse`, `FolderRefused`, or what the disk says. */
  static take(folder: string): DataFolder {
    mkdirSync(folder, { recursive: true });
    // What a new file system of Linux has in its top folder is nobody's.
    const isOurs = (name: string) => !name.startsWith(LOCK) && !name.startsWith(UNFINISHED) && name !== 'lost+found';
    const names = readdirSync(folder).filter(isOurs);
    const isNew = !names.includes(MARK) && !names.includes(DATABASE);
    if (isNew && names.length > 0) refuseForeign(folder, names);
    const lock = lockedIn(folder);
    try {
      if (isNew) makeDatabase(folder);
      return new DataFolder(folder, lock);
    } catch (error) {
      lock.close();
      throw error;
    }
  }

  private constructor(folder: string, lock: Sqlite) {
    this.#lock = lock;
    this.database = join(folder, DATABASE);
    if (!existsSync(this.database))
      throw new FolderRefused(
        `${folder} is a data folder without its ${DATABASE}. Put the file back, or restore a backup into an empty folder; nothing was changed.`,
      );
    const known = checkedDatabase(this.database);
    const mark = readMark(join(folder, MARK));
    if (mark && mark.id !== known.id)
      throw new FolderRefused(
        `${MARK} and ${DATABASE} in ${folder} belong to different folders. Put back the ones that belong together.`,
      );
    if (!mark) writeMark(folder, { id: known.id, format: FORMAT });
    const counter = join(folder, COUNTER);
    const acknowledged = readCounter(counter);
    if (acknowledged !== undefined && acknowledged > known.commits)
      throw new FolderRefused(
        `${folder} lacks the last ${acknowledged - known.commits} of ${acknowledged} commits that were acknowledged: its write-ahead log (${DATABASE}-wal) is damaged or missing. Restore a backup, or let "npm run admin -- repair" keep what is there; nothing was changed.`,
      );
    this.#counter = openSync(counter, constants.O_RDWR | constants.O_CREAT);
    this.count(known.commits);
  }

  /** So many commits are on the disk. Not flushed: it may lag behind after a power cut, and never runs ahead. */
  count(commits: number): void {
    writeSync(this.#counter, counterText(commits), 0);
  }

  leave(): void {
    closeSync(this.#counter);
    this.#lock.close();
  }
}

const refuseForeign = (folder: string, names: readonly string[]): never => {
  if (isOfBefore(names))
    throw new FolderRefused(
      `${folder} was written by an earlier version. "npm run move-store -- --from ${folder} --to FOLDER" copies it into a new one; nothing was changed.`,
    );
  throw new FolderRefused(
    `${folder} is no data folder of Vexillum, and not empty. Set DATA_DIR to another folder, or to an empty one; nothing was changed.`,
  );
};

/** An exclusive transaction on an empty file: it ends with the process, however that ends. */
export const lockedIn = (folder: string, isSecondTry = false): Sqlite => {
  const path = join(folder, LOCK);
  const lock = openSqlite(path);
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new FolderInUse(`${folder} is in use by another server`);
    if (!isDamage(error) || isSecondTry) throw error;
    // There is nothing in it that could be lost.
    truncateSync(path);
    return lockedIn(folder, true);
  }
};

const makeDatabase = (folder: string): void => {
  for (const leftover of ['', '-wal', '-shm', '-journal'])
    rmSync(join(folder, `${UNFINISHED}${leftover}`), { force: true });
  const path = join(folder, UNFINISHED);
  const id = randomUUID();
  const database = openSqlite(path);
  try {
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; begin`);
    for (const statement of creation) database.exec(statement);
    database.exec(`insert into mark values ('${id}', 0)`);
    database.exec(`pragma application_id = ${APPLICATION}; pragma user_version = ${FORMAT}; commit`);
  } finally {
    database.close();
  }
  renameSync(path, join(folder, DATABASE));
  writeMark(folder, { id, format: FORMAT });
};

export const writeMark = (folder: string, mark: Mark): void => {
  const path = join(folder, MARK);
  flushed(
    `${path}.new`,
    (file) => void writeSync(file, `${JSON.stringify({ what: 'Vexillum data folder', ...mark })}\n`),
  );
  renameSync(`${path}.new`, path);
  flushed(folder);
};

/** Nothing where it is missing or cannot be read: the database knows the same. */
const readMark = (path: string): Mark | undefined => {
  try {
    const mark = JSON.parse(readFileSync(path, 'utf8')) as Partial<Mark>;
    return typeof mark.id === 'string' && typeof mark.format === 'number'
      ? { id: mark.id, format: mark.format }
      : undefined;
  } catch {
    return undefined;
  }
};

/** Looks at a database for reading alone: even its write-ahead log stays as it was. */
export const checkedDatabase = (path: string): { readonly id: string; readonly commits: number } => {
  try {
    const database = openSqlite(path, 'read');
    try {
      return checkedMark(path, database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof FolderRefused) throw error;
    throw unreadable(path, error);
  }
};

const checkedMark = (path: string, database: Sqlite): { readonly id: string; readonly commits: number } => {
  const [application] = rowOnce(database, 'application_id', 'pragma_application_id') ?? [];
  if (application !== APPLICATION)
    throw new FolderRefused(
      `${path} is no database of Vexillum, or its first page is damaged. Restore a backup; nothing was changed.`,
    );
  const [format] = rowOnce(database, 'user_version', 'pragma_user_version') ?? [];
  if (Number(format) > FORMAT)
    throw new FolderRefused(
      `${path} was written by a newer version (format ${format}, and this one reads ${FORMAT}). Start that version again, or one after it; to stay with this one, restore a backup from before the update into another folder and set DATA_DIR to it. Nothing was changed.`,
    );
  const [id, commits] = rowOnce(database, 'id, commits', 'mark') ?? [];
  if (typeof id !== 'string' || typeof commits !== 'number')
    throw new FolderRefused(`${path} has lost its first record. Restore a backup; nothing was changed.`);
  return { id, commits };
};

const counterText = (commits: number): string => {
  const digits = String(commits).padStart(16, '0');
  return `${digits} ${checksum([COUNTER], digits).toString(16).padStart(8, '0')}\n`;
};

/** Nothing where it is missing or damaged. */
const readCounter = (path: string): number | undefined => {
  try {
    const text = readFileSync(path, 'utf8');
    const commits = Number(text.slice(0, 16));
    return text === counterText(commits) ? commits : undefined;
  } catch {
    return undefined;
  }
};
