import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';

/** Builds the pages the way the product is built, and answers with the folder that they are in. */
export const buildPages = async (bench: string): Promise<string> => {
  const outDir = join(bench, 'dist');
  await build({
    root: join(bench, 'page'),
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 1500,
      rollupOptions: {
        input: readdirSync(join(bench, 'page'))
          .filter((name) => name.endsWith('.html'))
          .map((name) => join(bench, 'page', name)),
      },
    },
  });
  return outDir;
};
