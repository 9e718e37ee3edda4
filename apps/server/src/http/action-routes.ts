import { Type } from '@sinclair/typebox';
import { isRefusal } from '@vexillum/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { atTable } from './at-table.ts';
import { BODY_LIMIT, isLarge, lengthOf } from './body-limits.ts';
import { checkedBody } from './checked-body.ts';
import { letLargeActionsIn } from './large-actions.ts';
import { problemOf, tooFast } from './http-problem.ts';

const checkedAct = checkedBody(
  Type.Object(
    { id: Type.String(), args: Type.Unknown(), seen: Type.Optional(Type.Unknown()) },
    { additionalProperties: false },
  ),
);

/** What is malformed or unknown is not a refused action; everything else that the table says no to is. */
const statuses: Readonly<Record<string, number>> = {
  'bad-args': 400,
  'bad-id': 400,
  busy: 503,
  'no-such-action': 404,
  'too-fast': 429,
};

/** Acting for programs: the same as message 101 on a socket. */
export const actionRoutes = async (app: FastifyInstance, context: ServerContext): Promise<void> => {
  app.get('/api/tables/:table/actions', (request) =>
    atTable(context, request, async ({ room }, { seat }) => ({ actions: room.actionsFor(seat) })),
  );

  // A scope of its own: here alone a body may be as large as a map.
  await app.register(async (scope) => {
    letLargeActionsIn(scope, context);
    scope.post('/api/tables/:table/actions/:name', (request) => act(context, request));
  });
};

const act = (context: ServerContext, request: FastifyRequest) =>
  atTable(context, request, async ({ table, room }, session) => {
    const wait = refusalOfPace(context, `${table}/${session.id}`, request);
    if (wait !== undefined) throw tooFast(wait);
    const { id, args, seen } = checkedAct(request.body);
    const { name } = request.params as { name: string };
    const asked = { id, name, args, ...(seen === undefined ? {} : { seen }) };
    const answer = await room.act(session.seat, session.name, asked);
    if (isRefusal(answer)) throw problemOf(answer, statuses[answer.code] ?? 409);
    return { seq: answer.seq, ...(answer.result === undefined ? {} : { result: answer.result }) };
  });

/** The bytes of large ones were counted before they were read. A request that does not say how many it sends pays for the most. */
const refusalOfPace = ({ limits }: ServerContext, session: string, request: FastifyRequest): number | undefined =>
  limits.actions.take(session) ??
  (isLarge(request) ? undefined : limits.actionBytes.take(session, lengthOf(request) ?? BODY_LIMIT));
