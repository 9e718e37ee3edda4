import { join } from 'node:path';
import { root } from '../root.mjs';

/** What has machine code of its own cannot be in a bundle: it lies beside it, as its authors built it. */
export const natives = ['@photostructure/sqlite', 'classic-level'];

const server = join(root, 'apps/server');

/** What can be started in a release: the server with its threads, and the commands for whoever runs one. */
const programs = {
  main: 'src/main.ts',
  'match-worker': 'src/match/match-worker.ts',
  'database-worker': 'src/store/sqlite/database-worker.ts',
  'boards-worker': 'src/boards/boards-worker.ts',
  'reading-worker': 'src/store/sqlite/reading-worker.ts',
  admin: 'src/tools/admin-command.ts',
  'move-store': 'src/tools/move-store-command.ts',
  verify: '../verify/src/main.ts',
};

/**
 * The server with all that it is made of in a few files, so that a host installs no packages.
 * @param {string} folder where they are put
 * @returns {Promise<readonly string[]>} the modules that are in them, by their paths
 */
export const bundleServer = async (folder) => {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const input = Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, join(server, path)]));
  /** @type {Set<string>} */
  const modules = new Set();
  await build({
    root: server,
    configFile: join(server, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true, external: natives },
    build: {
      outDir: folder,
      emptyOutDir: true,
      // Nothing is minified, so a trace of an error can be read as it is.
      sourcemap: false,
      rolldownOptions: { input },
    },
    plugins: [
      {
        name: 'what-is-in-it',
        generateBundle: (_options, bundle) => {
          for (const part of Object.values(bundle))
            if (part.type === 'chunk') for (const id of part.moduleIds) modules.add(id);
        },
      },
    ],
  });
  return [...modules];
};
