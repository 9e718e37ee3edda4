import { defaultServerConditions, defineConfig } from 'vite';

export default defineConfig({
  resolve: { conditions: ['source', ...defaultServerConditions] },
  ssr: {
    // Our packages are bundled from source; everything else stays in node_modules, so that there is one copy of yjs.
    noExternal: [/^@vexillum\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rollupOptions: {
      // Threads are started by their names, beside the server.
      input: {
        main: 'src/main.ts',
        'match-worker': 'src/match/match-worker.ts',
        'database-worker': 'src/store/sqlite/database-worker.ts',
        'boards-worker': 'src/boards/boards-worker.ts',
        'reading-worker': 'src/store/sqlite/reading-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
