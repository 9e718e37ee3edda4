import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

/** @param {string} path */
const notBuilt = (path) =>
  /(^|[\\/])(node_modules|dist|dist-next|dist-former|test|bench)$|\.(test|story)\.ts$/.test(path);

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

// Of the end-to-end tests, the game that is their example is built as every other.
const folders = ['packages', 'apps', 'e2e/third-game'].filter((folder) => existsSync(join(root, folder)));
const files = ['scripts/lib/build-apps.mjs', 'scripts/lib/build-id.mjs', 'package-lock.json', 'tsconfig.base.json'];

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
