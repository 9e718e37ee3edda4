import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What no browser is given while somebody plays; a release leaves it out. */
const isForDevelopers = (/** @type {string} */ name) => /\.map$|^\.vite([\\/]|$)/.test(name);

const filesIn = async (/** @type {string} */ folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !isForDevelopers(name))
    .sort();
};

/**
 * Writes an id into the page of a built app, out of the names and bytes of all that a browser is given: whoever builds the same has the same id. The
 * server reads it there, and a page that is open reads its own.
 * @param {string} folder
 */
export const giveBuildId = async (folder) => {
  const hash = createHash('sha256');
  for (const name of await filesIn(folder)) {
    hash.update(`${name.replaceAll('\\', '/')}\0`);
    hash.update(await readFile(join(folder, name)));
    hash.update('\0');
  }
  const page = join(folder, 'index.html');
  const meta = `  <meta name="vexillum-build" content="${hash.digest('hex').slice(0, 16)}" />\n  </head>`;
  await writeFile(page, (await readFile(page, 'utf8')).replace('</head>', meta));
};
