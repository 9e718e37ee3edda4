import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { compress } from './compress.mjs';
import { root } from './root.mjs';

/** Builds apps/web and apps/server into their dist folders; says in plain words what stopped it. */
const apps = [
  { name: 'web app', folder: 'apps/web', after: compress },
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

rmSync(join(root, 'apps/server/dist/.stamp'), { force: true });
for (const { name, folder, after } of apps) {
  const started = performance.now();
  try {
    await build({ root: join(root, folder), logLevel: 'warn' });
    await after?.(join(root, folder, 'dist'));
  } catch (error) {
    console.error(`The ${name} could not be built:\n${explain(/** @type {BuildError} */ (error))}`);
    process.exit(1);
  }
  console.log(`Built the ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
