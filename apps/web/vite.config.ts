import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  // Workspace packages come from their source: there is no stale build of a package anywhere.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The polyfill would be an inline script and small files would become data: URLs; the content security policy allows neither.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
  },
});
