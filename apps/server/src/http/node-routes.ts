import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { isPassedOn } from './client-address.ts';
import { notThere } from './http-problem.ts';

/** Where nodes ask each other; to everybody else there is nothing. */
export const isNodesOwn = (path: string): boolean => path.startsWith('/node/');

/** What only other nodes may ask. */
export const nodeRoutes = (
  app: FastifyInstance,
  { onward, publicTables, rooms, tellGone, metrics }: ServerContext,
): void => {
  if (!onward) return;
  const onlyNodes = async (request: FastifyRequest): Promise<void> => {
    if (!isPassedOn(request.raw)) throw notThere();
  };

  app.get('/node/rows', { onRequest: onlyNodes }, () => publicTables.ownRows);

  app.get('/node/metrics', { onRequest: onlyNodes }, () => metrics.values());

  /** The other one needs it for what is done at two tables at once. */
  app.post('/node/give/:table', { onRequest: onlyNodes }, async (request) => {
    const { table } = request.params as { table: string };
    await rooms.handOver(table, tellGone);
    return {};
  });
};
