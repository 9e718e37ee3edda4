import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { version } from '../version.ts';

/** How the server is, and what can be played here. */
export const serverRoutes = (app: FastifyInstance, { games, metrics, card }: ServerContext): void => {
  app.get('/healthz', () => ({ ok: true, version }));

  app.get('/.well-known/vexillum-server.json', (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return card();
  });

  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));

  app.get('/api/games', () => ({
    games: games
      .filter(({ isOffered = true }) => isOffered)
      .map(({ id, name, description, sides, profiles, houseRules }) => ({
        id,
        name,
        ...(description === undefined ? {} : { description }),
        sides,
        profiles,
        houseRules,
      })),
  }));
};
