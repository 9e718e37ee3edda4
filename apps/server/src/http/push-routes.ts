import { Type } from '@sinclair/typebox';
import { isRefusal, summonsKinds } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import { ADDRESS_LIMIT } from '../push/push-services.ts';
import type { Says } from '../push/subscription.ts';
import type { Session } from '../seats/session.ts';
import type { ServerContext } from '../server-context.ts';
import { atTable } from './at-table.ts';
import { checkedBody } from './checked-body.ts';
import { problemOf, tooFast } from './http-problem.ts';
import { onlyItself } from './seat-routes.ts';

/** 65 bytes of a point, and 16 of a secret. */
const keysShape = Type.Object(
  {
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
  },
  { additionalProperties: false },
);
const saying = Type.String({ minLength: 1, maxLength: 60 });
const summoning = Object.fromEntries(summonsKinds.map((kind) => [kind, Type.Optional(saying)] as const));
const saysShape = Type.Unsafe<Says>(
  Type.Object({ turn: saying, over: saying, ...summoning }, { additionalProperties: false }),
);
const endpointShape = Type.String({ maxLength: ADDRESS_LIMIT });

const checkedWish = checkedBody(
  Type.Object({ endpoint: endpointShape, keys: keysShape, says: saysShape }, { additionalProperties: false }),
);
const checkedEnd = checkedBody(Type.Object({ endpoint: endpointShape }, { additionalProperties: false }));

/** Being called to one's turn while no page of this server is open (Web Push). */
export const pushRoutes = (app: FastifyInstance, context: ServerContext): void => {
  const { limits, turnCalls } = context;
  const notTooFast = (table: string, { id }: Session): void => {
    const wait = limits.actions.take(`${table}/${id}`);
    if (wait !== undefined) throw tooFast(wait);
  };

  app.get('/api/push', () => ({ key: turnCalls.key }));

  app.put('/api/tables/:table/seats/:seat/push', (request) =>
    atTable(context, request, async (open, session) => {
      onlyItself(session.seat, (request.params as { seat: string }).seat);
      notTooFast(open.table, session);
      const refusal = await turnCalls.subscribe(open, session, checkedWish(request.body));
      if (isRefusal(refusal)) throw problemOf(refusal, 409);
      return {};
    }),
  );

  app.delete('/api/tables/:table/seats/:seat/push', (request) =>
    atTable(context, request, async (open, session) => {
      onlyItself(session.seat, (request.params as { seat: string }).seat);
      notTooFast(open.table, session);
      await turnCalls.unsubscribe(open, session, checkedEnd(request.body).endpoint);
      return {};
    }),
  );
};
