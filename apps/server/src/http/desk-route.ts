import { words } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { atTable } from './at-table.ts';
import { clientAddress } from './client-address.ts';
import { openEventStream } from './event-stream.ts';
import { HttpProblem, tooFast } from './http-problem.ts';
import { putOffWhenBusy } from './reading.ts';

const seatIn = (query: unknown): string | undefined => {
  const { seat } = query as { readonly seat?: unknown };
  return typeof seat === 'string' && seat !== '' ? seat : undefined;
};

/** How the tables stand that a table has made, as they change, for whoever leads it. The seat stands in the address: browsers hear such lines without headers of their own. */
export const deskRoute = (app: FastifyInstance, context: ServerContext): void => {
  const { desks, limits, clock, trustedHops } = context;

  app.get('/api/tables/:table/convened/changes', async (request, reply) => {
    const address = clientAddress(request.raw, trustedHops);
    putOffWhenBusy(context);
    if (limits.watchers.isFull(address)) throw tooFast(60);
    const { session, table, whole } = await atTable(
      context,
      request,
      async (open, session) => {
        if (!open.game.convenes) throw new HttpProblem(404, 'no-desk', words('This table has made no others.'));
        if (session.seat.kind !== 'host' && session.seat.kind !== 'umpire')
          throw new HttpProblem(403, 'not-allowed', words('Only the organiser and the umpires may do this.'));
        return { session, table: open.table, whole: await desks.whole(open) };
      },
      seatIn(request.query),
    );
    limits.watchers.enter(address);
    const line = openEventStream(reply, clock, () => {
      stopHearing();
      limits.watchers.leave(address);
    });
    line.tell('whole', whole);
    const stopHearing = desks.hear(
      table,
      (changes) => {
        if (session.isRevoked) line.end();
        else line.tell('changes', changes);
      },
      () => line.end(),
    );
  });
};
