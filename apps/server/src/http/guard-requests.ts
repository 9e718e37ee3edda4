import { words } from '@vexillum/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { askedPath } from './asked-path.ts';
import { believeNode, isForwarded, isHttps, isPassedOn } from './client-address.ts';
import { busy, HttpProblem } from './http-problem.ts';
import { isNodesOwn } from './node-routes.ts';
import { httpsHeaders, securityHeaders } from './security-headers.ts';

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Before any route: what every answer carries, and who may ask at all. */
export const guardRequests = (
  app: FastifyInstance,
  { isOwnOrigin, isDraining, isAlive, onward, trustedHops, log }: ServerContext,
): void => {
  let isTold = false;
  /** A proxy that nobody has told us of hides everybody's address, and its https: whoever runs the server should know. */
  const tellOfProxy = (request: FastifyRequest): void => {
    // Another node has seen where it came from, and says so in the same way.
    if (isTold || trustedHops > 0 || isPassedOn(request.raw) || !isForwarded(request.raw)) return;
    isTold = true;
    log.warn(
      'A request came with forwarding headers, and TRUST_PROXY is 0, so they are not believed: all who come by that proxy count as one address, and as not by https. If it is yours, set TRUST_PROXY=1.',
    );
  };

  app.addHook('onRequest', async (request, reply) => {
    if (onward?.isByNode(request.raw)) believeNode(request.raw);
    reply.headers(securityHeaders);
    if (isHttps(request.raw, trustedHops)) reply.headers(httpsHeaders);
    tellOfProxy(request);
    const path = askedPath(request);
    if (path.startsWith('/api/') || path === '/metrics') reply.header('cache-control', 'no-store');
    if (isDraining()) {
      reply.header('connection', 'close');
      throw new HttpProblem(503, 'closing', words('The server is restarting; try again in a moment.'));
    }
    // What it would say of tables may not be so any more.
    if (!isAlive() && path.startsWith('/api/'))
      throw busy(words('The table cannot answer just now; come back in a moment.'), 1);
    // Browsers send an Origin with everything that can change something, and no page can forge it.
    const isAskedByNode = isNodesOwn(path) && isPassedOn(request.raw);
    if (!isReading(request.method) && !isAskedByNode && !isOwnOrigin(request.headers.origin))
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
