import { FORMAT } from '../store/sqlite/schema.ts';
import { databaseToChange } from './data-of-server.ts';

/**
 * Brings a data folder whose server is stopped into the format of this version, and answers that. There has been one format of SQLite so far:
 * folders of LevelDB are brought over by `move-store`, and those of a newer version are refused as they are opened. Throws `CannotDo`,
 * `FolderInUse`, `FolderRefused`.
 */
export const migrate = (folder: string): number => {
  databaseToChange(folder).close();
  return FORMAT;
};
