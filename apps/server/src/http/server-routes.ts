import { words } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { bringsToken } from '../metrics-listener.ts';
import { readiness } from '../readiness.ts';
import { version } from '../version.ts';
import { isFromHere } from './client-address.ts';
import { HttpProblem, notThere } from './http-problem.ts';

/** RFC 9116 wants less than a year. */
const SECURITY_TXT_LASTS = 180 * 24 * 60 * 60_000;

/** How the server is, and what can be played here. */
export const serverRoutes = (app: FastifyInstance, context: ServerContext): void => {
  const { games, card, build } = context;
  const isReady = readiness(context);

  app.get('/healthz', () => {
    // Balancers are to send nobody any more; whoever comes is served all the same.
    if (context.isLeaving())
      throw new HttpProblem(503, 'closing', words('The server is restarting; try again in a moment.'));
    return { ok: true, version, ...(build === undefined ? {} : { build }) };
  });

  app.get('/readyz', async () => {
    if (!(await isReady()))
      throw new HttpProblem(
        503,
        'not-ready',
        words('The server cannot write to its disk just now; try again in a moment.'),
        { retryAfter: 5 },
      );
    return { ok: true };
  });

  app.get('/.well-known/vexillum-server.json', (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return card();
  });

  app.get('/.well-known/security.txt', (_request, reply) => {
    const { securityContact, clock, publicUrl } = context;
    // Without somebody who answers there is nothing to say: who made the program does not read this server's mail.
    if (securityContact === undefined) throw notThere();
    const expires = new Date(clock.now() + SECURITY_TXT_LASTS).toISOString();
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      `Canonical: ${publicUrl()}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/metrics', async (request, reply) => {
    const { metrics, metricsToken, metricsText } = context;
    // Where there is no token, programs on this machine may ask, and nobody through them.
    const may = metricsToken === undefined ? isFromHere(request.raw) : bringsToken(request.raw, metricsToken);
    if (!may) throw notThere();
    return reply.type(metrics.contentType).send(await metricsText());
  });

  app.get('/api/games', () => ({
    games: games
      .filter(({ isOffered = true }) => isOffered)
      .map(({ id, name, description, sides, seats, profiles, houseRules }) => ({
        id,
        name,
        ...(description === undefined ? {} : { description }),
        sides,
        mostPlayers: seats.filter(({ kind }) => kind === 'captain').length,
        profiles,
        houseRules,
      })),
  }));
};
