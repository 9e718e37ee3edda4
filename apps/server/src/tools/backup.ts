import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkedDatabase, DATABASE, flushed, writeMark } from '../store/sqlite/data-folder.ts';
import { FORMAT } from '../store/sqlite/schema.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { type Checked, checkDatabase } from './check-database.ts';
import { CannotDo, databaseOf } from './data-of-server.ts';

const insistSound = (path: string, { findings }: Checked): void => {
  const [first] = findings;
  if (first)
    throw new CannotDo(
      `${path} is damaged (${findings.length} findings, the first: ${first.says}). "npm run admin -- check" names them all.`,
    );
};

/** The file, empty and for this user. SQLite would only say that it cannot open a database. */
const newFile = (path: string): void => {
  try {
    mkdirSync(dirname(path), { recursive: true });
    closeSync(openSync(path, 'wx'));
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new CannotDo(
      `No file can be made in ${dirname(path)} (${code}). Name another folder, or run this as a user who may write there.`,
    );
  }
};

/**
 * Copies all that was acknowledged so far into one new file, beside a server that goes on; nothing that is acknowledged before this is
 * called is missing from it. The copy is read to its last byte before it bears its name. Throws `CannotDo`.
 */
export const backUp = (folder: string, to: string): Checked => {
  const from = databaseOf(folder);
  if (existsSync(to)) throw new CannotDo(`${to} is there already; a backup is never written over.`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  newFile(unfinished);
  const source = openSqlite(from, 'read');
  try {
    source.exec(`vacuum into '${unfinished.replaceAll("'", "''")}'`);
  } finally {
    source.close();
  }
  const checked = checkDatabase(unfinished);
  insistSound(from, checked);
  flushed(unfinished);
  renameSync(unfinished, to);
  flushed(dirname(to));
  return checked;
};

/** Makes a data folder out of a backup, where there was none. Throws `CannotDo` or `FolderRefused`. */
export const restore = (backup: string, folder: string): Checked => {
  if (!existsSync(backup)) throw new CannotDo(`There is no file ${backup}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CannotDo(`${folder} is not empty; a backup is restored into a folder that is, or that is not there yet.`);
  const { id } = checkedDatabase(backup);
  const checked = checkDatabase(backup);
  insistSound(backup, checked);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  copyFileSync(backup, join(unfinished, DATABASE));
  flushed(join(unfinished, DATABASE));
  writeMark(unfinished, { id, format: FORMAT });
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  flushed(dirname(folder));
  return checked;
};
