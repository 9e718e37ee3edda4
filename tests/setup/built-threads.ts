import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));
const server = fileURLToPath(new URL('../../apps/server/', import.meta.url));

/**
 * The threads of the server, built once for all tests. Loaded from its sources each costs two seconds of the processor, and nearly every test
 * of a server on disk starts some.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(`${cache}threads-`);
  await build({
    root: server,
    configFile: `${server}vite.config.ts`,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  process.env['TESTS_BUILT_THREADS'] = folder;
  return () => rm(folder, { recursive: true, force: true });
};
