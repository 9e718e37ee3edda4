import { defaultServerConditions, defineConfig } from 'vite';

export default defineConfig({
  resolve: { conditions: ['source', ...defaultServerConditions] },
  ssr: {
    // Our packages are bundled from source; everything else stays in node_modules, so that there is one copy of yjs.
    noExternal: [/^@vexillum\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: false,
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
});
