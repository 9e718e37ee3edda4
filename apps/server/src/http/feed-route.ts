import type { FeedPage } from '@vexillum/ledger';
import { words } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { clientAddress } from './client-address.ts';
import { HttpProblem, tooFast } from './http-problem.ts';
import { putOffWhenBusy } from './reading.ts';

const ROWS = 100;

/** All that this server ever told of results: `GET /api/results/feed?after=N`, for everybody, to mirror. */
export const feedRoute = (app: FastifyInstance, context: ServerContext): void => {
  app.get('/api/results/feed', async (request) => {
    const { limits, trustedHops, feed, card } = context;
    const wait = limits.boards.take(clientAddress(request.raw, trustedHops));
    if (wait !== undefined) throw tooFast(wait);
    putOffWhenBusy(context);
    const { after = '0' } = request.query as Readonly<Record<string, unknown>>;
    if (typeof after !== 'string' || !/^\d{1,9}$/.test(after))
      throw new HttpProblem(400, 'bad-request', words('{0} has a value that this board does not know.', 'after'));
    const { url, key: server, earlier } = card();
    return { vexillumFeed: 1, url, server, earlier, ...(await feed.page(Number(after), ROWS)) } satisfies FeedPage;
  });
};
