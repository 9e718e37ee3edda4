import { words } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { HttpProblem } from './http-problem.ts';
import { securityHeaders } from './security-headers.ts';

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Before any route: what every answer carries, and who may ask at all. */
export const guardRequests = (app: FastifyInstance, { isOwnOrigin, isDraining, log }: ServerContext): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    if (request.url.startsWith('/api/') || request.url === '/metrics') reply.header('cache-control', 'no-store');
    if (isDraining()) {
      reply.header('connection', 'close');
      throw new HttpProblem(503, 'closing', words('The server is restarting; try again in a moment.'));
    }
    // Browsers send an Origin with everything that can change something, and no page can forge it.
    if (!isReading(request.method) && !isOwnOrigin(request.headers.origin))
      throw new HttpProblem(403, 'foreign-origin', words('This request does not come from a page of this server.'));
  });

  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
};
