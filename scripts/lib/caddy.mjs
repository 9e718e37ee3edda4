import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onThePath } from './on-the-path.mjs';
import { cache } from './root.mjs';
import { run } from './run.mjs';

/** Caddy as Debian has it, unpacked and not installed: its package would start a web server on the ports of this machine. */
const folder = join(cache, 'caddy');
const unpacked = join(folder, 'usr/bin/caddy');

const find = () => onThePath(['caddy']) ?? (existsSync(unpacked) ? unpacked : undefined);

const unpackFromDebian = async () => {
  console.log("No Caddy here: unpacking Debian's (once) ...");
  mkdirSync(folder, { recursive: true });
  const update = process.getuid?.() === 0 ? await run('apt-get', ['update']) : { output: '' };
  const download = await run('apt-get', ['download', 'caddy'], { cwd: folder });
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (download.code !== 0 || file === undefined) return update.output + download.output;
  const unpack = await run('dpkg-deb', ['-x', file, '.'], { cwd: folder });
  return unpack.code === 0 ? '' : unpack.output;
};

/**
 * Finds Caddy, or unpacks Debian's. Without one the tests of the proxy are skipped: nothing else needs it.
 * @returns {Promise<{path?: string, trouble?: string}>} `trouble` says in plain words why there is none
 */
export const ensureCaddy = async () => {
  const found = find();
  if (found) return { path: found };
  if (!onThePath(['apt-get']) || !onThePath(['dpkg-deb'])) return { trouble: 'there is no Caddy on the path' };
  const trouble = await unpackFromDebian();
  const path = find();
  if (path) return { path };
  console.log(trouble);
  return { trouble: 'there is no Caddy on the path, and Debian gave none' };
};
