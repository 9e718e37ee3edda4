import { Readable } from 'node:stream';
import { matchViews, type MatchView } from '@vexillum/ledger';
import { isRefusal, words } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { atTable } from './at-table.ts';
import { HttpProblem, problemOf } from './http-problem.ts';
import { counted, putOffWhenBusy, readerOf, takePlace } from './reading.ts';

const statuses: Readonly<Record<string, number>> = { 'not-your-side': 403, 'not-ended': 409 };

const viewFrom = (view: unknown): MatchView => {
  const known = matchViews.find((one) => one === (view ?? 'public'));
  if (known) return known;
  throw new HttpProblem(400, 'bad-request', words('view is public, side or full.'), { field: 'view' });
};

/** Taking a match away, to be checked or played on anywhere. */
export const matchRoutes = (app: FastifyInstance, context: ServerContext): void => {
  app.get('/api/tables/:table/export', async (request, reply) => {
    const view = viewFrom((request.query as { view?: unknown }).view);
    const { pieces, name } = await atTable(context, request, async ({ room, table }, session) => {
      const exported = await room.exportMatch(session.seat, view, () => context.countersigns.of(table));
      if (isRefusal(exported)) throw problemOf(exported, statuses[exported.code] ?? 409);
      putOffWhenBusy(context);
      const by = readerOf(context, request, table, session);
      takePlace(context, by, reply);
      return { pieces: counted(context, by, exported), name: `${table}-${view}.vexillum.json` };
    });
    reply.type('application/json; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
    return reply.send(Readable.from(pieces));
  });
};
