import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite';
import { loadedTogether } from './loaded-together.config.ts';

/**
 * What Pixi loads of itself and the board never asks for: WebGPU; sprite sheets and, with them, everything that loads files; its bundles
 * of systems for pointers, filters and page elements; videos, particles, pictures in SVG, masks, and pictures of what is drawn. Each with what
 * takes its place: what Pixi registers has an extension, here of no type. Of Yjs, what prints.
 */
const unused: Readonly<Record<string, string>> = {
  '/WebGPURenderer.mjs': 'export class WebGPURenderer {}',
  '/spritesheet/init.mjs': '',
  '/browserAll.mjs': '',
  '/webworkerAll.mjs': '',
  ...Object.fromEntries(
    ['VideoSource', 'AlphaMaskPipe', 'AlphaMask', 'StencilMaskPipe', 'ExtractSystem', 'GenerateTextureSystem'].map(
      (name) => [`/${name}.mjs`, `export class ${name} { static extension = { type: [], name: '${name}' }; }`],
    ),
  ),
  '/ParticleBuffer.mjs': 'export class ParticleBuffer {}',
  '/generateParticleUpdatePolyfill.mjs': 'export const generateParticleUpdatePolyfill = undefined;',
  '/GpuUboSystem.mjs': 'export class GpuUboSystem {}',
  '/SVGParser.mjs': 'export const SVGParser = undefined;',
  // Coloured words for consoles and a console of page elements, which bring a checker of shapes along: Yjs says a plain line.
  'lib0/logging':
    "const say = (...words) => console.warn(...words.filter((word) => word !== '')); export { say as print, say as warn }; export const ORANGE = '', BOLD = '', UNBOLD = '', RED = '';",
  // Colours by their names in CSS: ours have numbers.
  '/colord/plugins/names': 'export default () => undefined;',
};
const UNUSED = '\0unused:';

const withoutUnused = (): Plugin => ({
  name: 'without-unused',
  enforce: 'pre',
  resolveId: (id) => {
    const part = Object.keys(unused).find((end) => id.endsWith(end));
    return part && UNUSED + part;
  },
  load: (id) => (id.startsWith(UNUSED) ? (unused[id.slice(UNUSED.length)] ?? '') : undefined),
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
        .filter((file) => /-latin-(wght|600)-normal[^/]*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
});

const pushWorker = fileURLToPath(new URL('src/push/push-worker.ts', import.meta.url));

/** What runs when the browser is called is at an address that stays, and in the same form while developing. */
const withPushWorker = (): Plugin => ({
  name: 'with-push-worker',
  buildStart() {
    if (!this.meta.watchMode) this.emitFile({ type: 'chunk', id: pushWorker, fileName: 'push-worker.js' });
  },
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (request.url === '/push-worker.js') request.url = '/src/push/push-worker.ts';
      next();
    });
  },
});

const config = {
  configFile: false as const,
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [withoutUnused(), withoutBuiltInIcons(), withChangeLog(), withIcons(), withFontsAhead(), withPushWorker()],
  // Workspace packages come from their source: there is no stale build of a package anywhere.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    // Beside the scripts, which stay as they are: the server names them in a header, so that only an open debugger loads them.
    sourcemap: 'hidden' as const,
    // The polyfill would be an inline script and small files would become data: URLs; the content security policy allows neither.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
  },
};

/** Which modules to put together, out of a first build that nobody keeps. */
const groups = async () => {
  const tried = await build({
    ...config,
    logLevel: 'warn',
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  });
  const { output } = tried as Rolldown.RolldownOutput;
  const chunks = output.flatMap((part) => (part.type === 'chunk' ? [part] : []));
  return loadedTogether(chunks, ['triumph', 'conquest'], fileURLToPath(new URL('../../', import.meta.url)));
};

export default defineConfig(async ({ command }) =>
  command === 'build'
    ? {
        ...config,
        build: {
          ...config.build,
          rolldownOptions: {
            output: { codeSplitting: { includeDependenciesRecursively: false, groups: await groups() } },
          },
        },
      }
    : config,
);
