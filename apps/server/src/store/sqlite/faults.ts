/** The disk said no; it may say yes another time. */
export class DiskFault extends Error {
  override readonly name = 'DiskFault';
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
