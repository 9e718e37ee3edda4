import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { framedHeaders } from './security-headers.ts';

/** Addresses that the web app itself makes sense of. */
const pages = [
  '/',
  '/new',
  '/join',
  '/armies',
  '/maps',
  '/maps/edit',
  '/verify',
  '/replay',
  '/privacy',
  '/me',
  '/changes',
  '/help',
  '/boards',
  '/honours/*',
  '/play',
  '/events',
  '/events/new',
  '/t/*',
  '/table/*',
];

const YEAR = 'public, max-age=31536000, immutable';

/** A file as it goes over the wire: `main.js.br` is sent for `main.js`. */
const twins = ['.br', '.gz'];
const withoutTwin = (path: string): string => {
  const twin = twins.find((ending) => path.endsWith(ending));
  return twin === undefined ? path : path.slice(0, -twin.length);
};

/** What a header calls a script's source map: a debugger asks for it when it is opened, everybody else loads not a byte more. */
const sourceMapsIn = (folder: string): ReadonlySet<string> =>
  new Set(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.map')) : []);

/** The web app as it was built: its page at every address of its own, and its files. */
export const pageRoutes = async (app: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(join(folder, 'index.html'))) {
    for (const page of pages)
      app.get(page, (_request, reply) => reply.status(503).type('text/plain; charset=utf-8').send(notBuilt));
    return;
  }
  const sourceMaps = sourceMapsIn(join(folder, 'assets'));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    // The twins that the build has laid beside the files have no address of their own.
    preCompressed: true,
    globIgnore: twins.map((ending) => `**/*${ending}`),
    setHeaders: (reply, sent) => {
      const path = withoutTwin(sent);

      // Files under assets carry a hash of their content in their names.
      void reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? YEAR : 'no-cache');
      const sourceMap = `${basename(path)}.map`;
      if (sourceMaps.has(sourceMap)) void reply.header('sourcemap', sourceMap);
    },
  });
  for (const page of pages)
    app.get(page, (request, reply) => {
      if (isEmbedded(page, request)) void reply.removeHeader('x-frame-options').headers(framedHeaders);
      return reply.sendFile('index.html');
    });
  const page = readFileSync(join(folder, 'index.html'));
  // Whoever mistypes an address is told so by the app, which knows the way back; programs are told as ever.
  app.get('/*', (request, reply) => {
    if (!isForReaders(request)) return reply.callNotFound();
    return reply.status(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
};

/** A board on somebody else's page, `/boards?…&embed`: the app shows it alone there, without a way to anything else. */
const isEmbedded = (page: string, { query }: FastifyRequest): boolean =>
  page === '/boards' && Object.hasOwn(query as object, 'embed');

const isForReaders = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/(api|assets|\.well-known)\//.test(url) && (headers.accept ?? '').includes('text/html');

const notBuilt = 'The server runs, but the web app has not been built. Start it with: npm start\n';
