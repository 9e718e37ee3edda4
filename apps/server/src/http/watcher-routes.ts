import { Type } from '@sinclair/typebox';
import { isRefusal, words } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { atTable } from './at-table.ts';
import { checkedBody } from './checked-body.ts';
import { logOf } from './claim-route.ts';
import { HttpProblem, problemOf, tooFast } from './http-problem.ts';
import { inviteCard } from './seat-card.ts';

const checkedSendAway = checkedBody(
  Type.Object({ newLink: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
);

const statuses: Readonly<Record<string, number>> = { 'no-such-watcher': 404, 'not-saved': 503, busy: 503 };

const notYours = (code: string): HttpProblem =>
  new HttpProblem(
    403,
    code,
    words('The host sends those away who watch, or an umpire whom all captains have accepted.'),
  );

/** Those who watch: who they are, and sending one of them away. */
export const watcherRoutes = (app: FastifyInstance, context: ServerContext): void => {
  app.get('/api/tables/:table/watchers', (request) =>
    atTable(context, request, async ({ room, seats }) => ({
      watchers: seats
        .watchers()
        .map(({ seat, id, name }) => ({ watcher: id, name, connected: room.namesHere(seat).has(name) })),
    })),
  );

  app.post('/api/tables/:table/watchers/:watcher/send-away', (request) =>
    atTable(context, request, async (open, { id, seat }) => {
      const wait = context.limits.actions.take(`${open.table}/${id}`);
      if (wait !== undefined) throw tooFast(wait);
      const { newLink = false } = checkedSendAway(request.body ?? {});
      const { room, seats } = open;
      if (seat.kind === 'umpire' && !room.view.isUmpireAccepted) throw notYours('umpire-not-accepted');
      if (seat.kind !== 'umpire' && seat.kind !== 'host') throw notYours('not-allowed');
      const { watcher } = request.params as { watcher: string };
      const gone = await seats.sendAway(watcher, seat.id, logOf(open), newLink);
      if (isRefusal(gone)) throw problemOf(gone, statuses[gone.code] ?? 409);
      room.dropHolder(gone.seat.id, gone.name);
      return gone.token === undefined ? {} : { invite: inviteCard(gone.seat, gone.token, context.publicUrl()) };
    }),
  );
};
