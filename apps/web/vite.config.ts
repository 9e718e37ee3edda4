import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** The board asks for WebGL or a canvas and never for WebGPU, yet Pixi's renderer for it would be loaded with every table (16 KB). */
const withoutWebGpu = (): Plugin => ({
  name: 'without-webgpu',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/WebGPURenderer.mjs') ? '\0no-webgpu' : undefined),
  load: (id) => (id === '\0no-webgpu' ? 'export class WebGPURenderer {}' : undefined),
});

/** Our own icon sheet takes the place of the controls' built-in icons (12 KB), which are data: URLs that our policy would not let in anyway. */
const withoutBuiltInIcons = (): Plugin => ({
  name: 'without-built-in-icons',
  transform: (code, id) =>
    id.includes('webawesome') && code.includes('src/components/icon/library.system.ts')
      ? {
          code: "export const icons = {};\nexport const library_system_default = { name: 'system', resolver: () => '' };",
          map: null,
        }
      : undefined,
});

export default defineConfig({
  plugins: [withoutWebGpu(), withoutBuiltInIcons()],
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
