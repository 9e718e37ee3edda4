import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { giveBuildId } from './build-id.mjs';
import { compress } from './compress.mjs';
import { root } from './root.mjs';

/** @param {string} folder */
const finish = async (folder) => {
  await giveBuildId(folder);
  await compress(folder);
};

/**
 * Builds apps/web and apps/server into their dist folders; says in plain words what stopped it. A server that runs from them keeps what it
 * has until both are built: whatever fails before leaves everything as it was.
 */
const apps = [
  { name: 'web app', folder: 'apps/web', after: finish },
  { name: 'server', folder: 'apps/server' },
];

// A build started from within a test run has another one, and would be given the libraries' slow and talkative builds.
process.env.NODE_ENV = 'production';
const { build } = await import('vite');

/** @typedef {Error & { id?: string, frame?: string, loc?: { file?: string, line: number, column: number } }} BuildError */

/** @param {BuildError} error */
const explain = (error) => {
  const at = error.loc ? `${error.loc.file ?? error.id}:${error.loc.line}:${error.loc.column}` : error.id;
  const text = [at, error.message, error.frame].filter(Boolean).join('\n');
  return process.stderr.isTTY ? text : stripVTControlCharacters(text);
};

/** @param {string} folder */
const takeTheirPlace = (folder) => {
  const dist = join(root, folder, 'dist');
  const former = `${dist}-former`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, former);
  renameSync(`${dist}-next`, dist);
  rmSync(former, { recursive: true, force: true });
};

for (const { name, folder, after } of apps) {
  const started = performance.now();
  try {
    await build({ root: join(root, folder), logLevel: 'warn', build: { outDir: 'dist-next' } });
    await after?.(join(root, folder, 'dist-next'));
  } catch (error) {
    console.error(`The ${name} could not be built:\n${explain(/** @type {BuildError} */ (error))}`);
    process.exit(1);
  }
  console.log(`Built the ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
// The stamp lies in the server's: once that is gone nothing counts as built, until the new stamp is written.
for (const { folder } of apps.toReversed()) takeTheirPlace(folder);
