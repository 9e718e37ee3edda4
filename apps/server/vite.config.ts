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
      // The thread that checks match files is started by its name, beside the server.
      input: { main: 'src/main.ts', 'match-worker': 'src/match/match-worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
