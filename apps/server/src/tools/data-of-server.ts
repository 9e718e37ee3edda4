import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE } from '../store/sqlite/data-folder.ts';
import { Database, type DatabaseOptions } from '../store/sqlite/database.ts';

/** What stands in the way, for whoever runs the command. */
export class CannotDo extends Error {
  override readonly name = 'CannotDo';
}

/** The path of a data folder's database. Throws `CannotDo` where there is none. */
export const databaseOf = (folder: string): string => {
  const path = join(folder, DATABASE);
  if (!existsSync(path)) throw new CannotDo(`There is no data of a server in ${folder}: it has no ${DATABASE}.`);
  return path;
};

/** Opens a folder's database for a command that changes it. Throws `CannotDo`, `FolderInUse`, `FolderRefused`. */
export const databaseToChange = (folder: string, options: DatabaseOptions = {}): Database => {
  databaseOf(folder);
  return new Database(folder, options);
};
