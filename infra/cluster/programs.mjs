import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Debian keeps Postgres's programs apart by version, off the path. */
const DEBIAN = '/usr/lib/postgresql';

/** @param {readonly string[]} folders @param {string} name */
const findIn = (folders, name) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

const postgresFolder = () => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.POSTGRES_BIN ?? '', ...versions.map((version) => join(DEBIAN, version, 'bin'))];
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'postgres')));
};

const packages = 'apt install etcd-server patroni haproxy postgresql';

/**
 * Where the programs of a cluster are on this machine; or what is missing, and how to come by it.
 * @returns {{ etcd: string, patroni: string, haproxy: string, psql: string, postgres: string, trouble?: undefined } | { trouble: string }}
 */
export const findPrograms = () => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const [etcd, patroni, haproxy, psql] = ['etcd', 'patroni', 'haproxy', 'psql'].map((name) => findIn(folders, name));
  const postgres = postgresFolder();
  if (etcd && patroni && haproxy && psql && postgres) return { etcd, patroni, haproxy, psql, postgres };
  const missing = Object.entries({ etcd, patroni, haproxy, psql, postgres }).flatMap(([name, path]) =>
    path === undefined ? [name] : [],
  );
  return { trouble: `Not on this machine: ${missing.join(', ')}. Debian has them: ${packages}` };
};

/** The server of the release that these files came with, or of the checkout. */
export const findServer = () => {
  const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
  return [at('../../server.js'), at('../../scripts/start.mjs')].find((path) => existsSync(path)) ?? '';
};

/**
 * Postgres refuses to be root's: started by root, everything runs as that user.
 * @param {string} name
 * @returns {{ uid: number, gid: number } | undefined}
 */
export const userOf = (name) => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};
