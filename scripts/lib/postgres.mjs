import { existsSync, readdirSync } from 'node:fs';
import { installFromDebian, isRootOnDebian } from './debian.mjs';
import { onThePath } from './on-the-path.mjs';

/** Debian keeps its versions here, off the path. */
const DEBIAN = '/usr/lib/postgresql';

const isThere = () =>
  Boolean(process.env.POSTGRES_BIN) ||
  onThePath(['initdb']) !== undefined ||
  (existsSync(DEBIAN) && readdirSync(DEBIAN).length > 0);

/**
 * Finds Postgres's programs; in CI, installs Debian's where there are none. Nobody else gets a database server by running tests: without one those that need it
 * say that they were skipped.
 * @returns {Promise<string | undefined>} in plain words why there is none
 */
export const ensurePostgres = async () => {
  if (isThere()) return undefined;
  if (!process.env.CI || !isRootOnDebian()) return 'there is no Postgres here';
  console.log("No Postgres here: installing Debian's (once) ...");
  const trouble = await installFromDebian('postgresql');
  return isThere() ? undefined : `there is no Postgres here, and installing one failed\n${trouble}`;
};
