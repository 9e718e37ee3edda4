import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/**
 * What Pixi loads of itself and the board never asks for: WebGPU; sprite sheets and, with them, everything that loads files; and its bundles
 * of systems for pointers, filters and page elements.
 */
const unusedPixi = ['/WebGPURenderer.mjs', '/spritesheet/init.mjs', '/browserAll.mjs', '/webworkerAll.mjs'];

const withoutUnusedPixi = (): Plugin => ({
  name: 'without-unused-pixi',
  enforce: 'pre',
  resolveId: (id) => (unusedPixi.some((part) => id.endsWith(part)) ? '\0unused-pixi' : undefined),
  load: (id) => (id === '\0unused-pixi' ? 'export class WebGPURenderer {}' : undefined),
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

const changeLog = fileURLToPath(new URL('../../CHANGELOG.md', import.meta.url));

/** What has changed is read by the page from `/changes.md`: the list that belongs to the version that is served. */
const withChangeLog = (): Plugin => ({
  name: 'with-change-log',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'changes.md', source: await readFile(changeLog, 'utf8') });
  },
  configureServer: ({ middlewares }) => {
    middlewares.use('/changes.md', (_request, response) => {
      void readFile(changeLog, 'utf8').then((text) => response.end(text));
    });
  },
});

const icons = fileURLToPath(new URL('src/icons.svg', import.meta.url));

/** Our icons are part of the page, as a template: nobody is left without them when the server is away. */
const withIcons = (): Plugin => ({
  name: 'with-icons',
  transformIndexHtml: {
    order: 'post',
    handler: async () => [
      {
        tag: 'template',
        attrs: { id: 'icons' },
        children: (await readFile(icons, 'utf8')).replaceAll(/>\s+</g, '><'),
        injectTo: 'body-prepend' as const,
      },
    ],
  },
});

/** The fonts that every page is set in are asked for with the page itself: no text changes its shape when they come. */
const withFontsAhead = (): Plugin => ({
  name: 'with-fonts-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /-latin-wght-normal[^/]*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
});

/**
 * What every game's table starts with is one script, with all that it needs. Left to itself the builder cuts it anew with each game more, into
 * smaller ones that weigh more together; and most of it the start page has loaded already.
 */
const roundEveryTable = {
  name: 'round-every-table',
  test: /packages\/frame\/src\/table\/(bar\/|trust\/trust-(button|marks)|(load-part|name-of-seat|refused-view|table-element|table-sitting)\.ts)/,
};

export default defineConfig({
  plugins: [withoutUnusedPixi(), withoutBuiltInIcons(), withChangeLog(), withIcons(), withFontsAhead()],
  // Workspace packages come from their source: there is no stale build of a package anywhere.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Beside the scripts, which stay as they are: the server names them in a header, so that only an open debugger loads them.
    sourcemap: 'hidden',
    // The polyfill would be an inline script and small files would become data: URLs; the content security policy allows neither.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: { output: { codeSplitting: { groups: [roundEveryTable] } } },
  },
});
