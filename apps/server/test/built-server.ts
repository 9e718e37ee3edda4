import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const buildScript =
  "import('./scripts/lib/build.mjs').then((m) => m.ensureBuilt()).then((b) => b.ok || (console.error(b.output), process.exit(1)))";

/** The server that `npm start` runs. */
export interface BuiltServer {
  readonly main: string;
  remove(): Promise<void>;
}

/**
 * Builds when a source is newer, and takes a copy: between two crashes the server must come back as the same program, also when
 * somebody builds again meanwhile.
 */
export const builtServer = async (): Promise<BuiltServer> => {
  await promisify(execFile)(process.execPath, ['-e', buildScript], { cwd: root });
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'crash-'));
  await cp(join(root, 'apps/server/dist'), folder, { recursive: true });
  return { main: join(folder, 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) };
};
