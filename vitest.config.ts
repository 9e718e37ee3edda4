import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

/** Workspaces run from their source, so a test never meets a stale build. */
const fromSource = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source', 'node'] } },
};

// Against what hangs, the same for all: a busy machine may be slow with every test, and in the long run each does ten times as much.
const patience = process.env['VEXILLUM_LONG'] === '1' ? 3_000_000 : 300_000;
const limits = { testTimeout: patience, hookTimeout: patience, expect: { poll: { timeout: 120_000 } } };

const everyProject = {
  ...limits,
  environment: 'node',
  server: { deps: { inline: [/@vexillum\//] } },
  setupFiles: ['tests/setup/seeded-properties.ts'],
};

const drawn = ['packages/canvas/src/**/*.test.ts', 'packages/*/src/board/**/*.test.ts'];

export default defineConfig({
  ...fromSource,
  test: {
    globals: false,
    maxWorkers: 2,
    projects: [
      {
        ...fromSource,
        test: {
          ...everyProject,
          name: 'packages',
          pool: 'threads',
          // Hundreds of small files that share what they import: loading it anew for each took longer than the tests did.
          // Whoever changes something global (a timer, a stub) puts it back after each test.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'e2e/third-game/**/*.test.ts'],
          exclude: drawn,
          // A test may read a style sheet; by default it would be empty.
          css: true,
        },
      },
      {
        ...fromSource,
        test: {
          ...everyProject,
          name: 'drawn',
          pool: 'threads',
          // A little browser stays behind in the globals: each file has a thread of its own.
          include: drawn,
        },
      },
      {
        ...fromSource,
        test: {
          ...everyProject,
          name: 'server',
          // Files share the server that they import, as those of the packages do: loading it anew took as long as the tests did.
          pool: 'forks',
          isolate: false,
          globalSetup: ['tests/setup/built-threads.ts'],
          include: [
            'apps/server/src/**/*.test.ts',
            'apps/server/test/**/*.test.ts',
            'apps/server/bench/**/*.test.ts',
            'infra/**/*.test.ts',
          ],
        },
      },
      {
        ...fromSource,
        test: {
          ...everyProject,
          name: 'architecture',
          pool: 'threads',
          include: ['tests/**/*.test.ts', 'scripts/**/*.test.mjs', 'infra/**/*.test.mjs'],
        },
      },
    ],
  },
});
