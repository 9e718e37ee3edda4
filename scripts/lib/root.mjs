import { accessSync, constants } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Where the scripts keep what may be thrown away: locks, reports. */
export const cache = join(root, '.cache');

/** A service runs programs that it may not change. */
export const mayChangeRoot = () => {
  try {
    accessSync(root, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * What to do where the programs are somebody else's.
 * @param {string} what
 */
export const notYours = (what) =>
  `Vexillum in ${root} ${what}, and this user may not change it: let the folder's owner run "npm run build" there.`;
