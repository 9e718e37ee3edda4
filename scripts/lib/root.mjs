import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Where the scripts keep what may be thrown away: locks, reports. */
export const cache = join(root, '.cache');
