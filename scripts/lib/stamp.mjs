import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

/** @param {string} path */
const notBuilt = (path) => /(^|[\\/])(node_modules|dist|test|bench)$|\.test\.ts$/.test(path);

/**
 * @param {string} folder
 * @returns {readonly string[]}
 */
const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (notBuilt(path)) return [];
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

const folders = ['packages', 'apps'];
const files = ['scripts/lib/build-apps.mjs', 'package-lock.json', 'tsconfig.base.json'];

const sources = () => [
  ...folders.flatMap((folder) => filesUnder(join(root, folder))),
  ...files.map((file) => join(root, file)),
];

/** What the build is made from, as one hash of names and contents (dates change with every checkout, contents do not). */
export const stampOfSources = () => {
  const hash = createHash('sha256');
  for (const path of sources().sort()) {
    hash.update(`${relative(root, path).replaceAll('\\', '/')}\0`);
    hash.update(readFileSync(path));
    hash.update('\0');
  }
  return hash.digest('hex');
};
