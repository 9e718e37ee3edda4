import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

/** Workspaces run from their source, so a test never meets a stale build. */
const fromSource = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source', 'node'] } },
};

const inlineWorkspaces = { deps: { inline: [/@vexillum\//] } };

export default defineConfig({
  ...fromSource,
  test: {
    globals: false,
    maxWorkers: 2,
    projects: [
      {
        ...fromSource,
        test: {
          name: 'packages',
          pool: 'threads',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
          server: inlineWorkspaces,
          // A test may read a style sheet; by default it would be empty.
          css: true,
          testTimeout: 20_000,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'server',
          // classic-level holds a lock per process and tests count fsyncs: each file has a process of its own.
          pool: 'forks',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          server: inlineWorkspaces,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'architecture',
          pool: 'threads',
          environment: 'node',
          include: ['tests/**/*.test.ts', 'scripts/**/*.test.mjs'],
          // They start programs, and read every list there is.
          testTimeout: 60_000,
        },
      },
    ],
  },
});
