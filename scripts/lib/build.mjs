import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayChangeRoot, notYours, root } from './root.mjs';
import { run } from './run.mjs';
import { stampOfSources } from './stamp.mjs';
import { withLock } from './with-lock.mjs';

/** What `npm start` runs. */
export const serverEntry = join(root, 'apps/server/dist/main.js');

const stampFile = join(root, 'apps/server/dist/.stamp');
const products = [serverEntry, join(root, 'apps/web/dist/index.html'), stampFile];

const isFresh = () =>
  products.every((file) => existsSync(file)) && readFileSync(stampFile, 'utf8') === stampOfSources();

/** @param {boolean} show */
const build = async (show) => {
  if (isFresh()) return { ok: true, output: '' };
  console.log('Building Vexillum ...');
  // The stamp is taken before the build: a file that is saved meanwhile makes the next start build again.
  const stamp = stampOfSources();
  // A process of its own, so that the builder's memory and threads are gone when the server runs.
  const { code, output } = await run(process.execPath, [join(root, 'scripts/lib/build-apps.mjs')], { show });
  if (code === 0) writeFileSync(stampFile, stamp);
  return { ok: code === 0, output };
};

/**
 * Builds both apps when a source is newer than the last build.
 * @returns {Promise<{ok: boolean, output: string}>} what the builder said, unless `show` let it speak for itself
 */
export const ensureBuilt = async ({ show = false } = {}) => {
  if (isFresh()) return { ok: true, output: '' };
  if (!mayChangeRoot()) return refused('is not built as it is now', show);
  return withLock(
    'build',
    () => build(show),
    () => console.log('Another process is building; waiting for it ...'),
  );
};

/**
 * @param {string} what
 * @param {boolean} show
 */
const refused = (what, show) => {
  const output = notYours(what);
  if (show) console.error(output);
  return { ok: false, output };
};
