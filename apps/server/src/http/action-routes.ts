import { Type } from '@sinclair/typebox';
import { isRefusal } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { atTable } from './at-table.ts';
import { checkedBody } from './checked-body.ts';
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
  'no-such-action': 404,
  'too-fast': 429,
};

/** Acting for programs: the same as message 101 on a socket. */
export const actionRoutes = (app: FastifyInstance, house: House): void => {
  app.get('/api/tables/:table/actions', (request) =>
    atTable(house, request, async ({ room }, { seat }) => ({ actions: room.actionsFor(seat) })),
  );

  app.post('/api/tables/:table/actions/:name', (request) =>
    atTable(house, request, async ({ table, room }, session) => {
      const wait = house.limits.actions.take(`${table}/${session.id}`);
      if (wait !== undefined) throw tooFast(wait);
      const { id, args, seen } = checkedAct(request.body);
      const { name } = request.params as { name: string };
      const answer = await room.act(session.seat, session.name, {
        id,
        name,
        args,
        ...(seen === undefined ? {} : { seen }),
      });
      if (isRefusal(answer)) throw problemOf(answer, statuses[answer.code] ?? 409);
      return { seq: answer.seq, ...(answer.result === undefined ? {} : { result: answer.result }) };
    }),
  );
};
