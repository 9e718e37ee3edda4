/** The disk said no; it may say yes another time. */
export class DiskFault extends Error {
  override readonly name = 'DiskFault';
}

/** What was asked may have been done or not: whoever was asked is gone. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost';
}

/** What was read is not what was written. Other tables need not be touched by it. */
export class Damage extends Error {
  override readonly name = 'Damage';
}

/** The folder cannot be used as it is; the message is for whoever runs the server, and says what they can do. */
export class FolderRefused extends Error {
  override readonly name = 'FolderRefused';
}

/** Another process has the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** By SQLite's own words for its codes 5, 11 and 26: not every error of the package has the code with it. */
const says = (error: unknown, words: RegExp): boolean => error instanceof Error && words.test(error.message);

export const isDamage = (error: unknown): boolean =>
  error instanceof Damage ||
  says(error, /^database disk image is malformed|^malformed database schema|^file is not a database/);

export const isBusy = (error: unknown): boolean => says(error, /^database is locked/);

export const unreadable = (path: string, error: unknown): FolderRefused =>
  new FolderRefused(
    `${path} cannot be read (${messageOf(error)}). Restore a backup, or run "npm run admin -- repair"; nothing was changed.`,
  );

const SQLITE_FULL = 13;
const SQLITE_IOERR_WRITE = 778;

/**
 * A commit in whose middle a write failed was not made: the frame that would make it is the last one to be written, and counts only whole.
 * Where the flush failed, or anything else, nobody knows.
 */
export const isCertain = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  (error.errcode === SQLITE_FULL || error.errcode === SQLITE_IOERR_WRITE);
