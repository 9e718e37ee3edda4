import { Type } from '@sinclair/typebox';
import { isRefusal, words } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { mayRotate } from '../seats/may-rotate.ts';
import { atTable } from './at-table.ts';
import { checkedBody } from './checked-body.ts';
import { HttpProblem, problemOf } from './http-problem.ts';
import { inviteCard } from './seat-card.ts';

const checkedNothing = checkedBody(Type.Object({}, { additionalProperties: false }));

const seatOf = (params: unknown): string => (params as { seat: string }).seat;

const statuses: Readonly<Record<string, number>> = {
  'no-such-seat': 404,
  'not-allowed': 403,
  'umpire-not-accepted': 403,
  'not-saved': 503,
};

/** Giving a seat to somebody else, or to one's own second device. */
export const seatRoutes = (app: FastifyInstance, context: ServerContext): void => {
  app.post('/api/tables/:table/seats/:seat/rotate', (request) =>
    atTable(context, request, async ({ room, seats }, session) => {
      checkedNothing(request.body ?? {});
      const rotated = await seats.rotate(
        seatOf(request.params),
        (page) => mayRotate({ asking: session.seat, isUmpireAccepted: room.isUmpireAccepted }, page),
        (name, seat, args) => room.actAsSteward(name, seat, args),
      );
      if (isRefusal(rotated)) throw problemOf(rotated, statuses[rotated.code] ?? 409);
      room.dropSeat(rotated.seat.id);
      return inviteCard(rotated.seat, rotated.token, context.publicUrl());
    }),
  );

  app.post('/api/tables/:table/seats/:seat/device', (request) =>
    atTable(context, request, async ({ table, seats }, session) => {
      checkedNothing(request.body ?? {});
      if (!seats.page(seatOf(request.params)))
        throw new HttpProblem(404, 'no-such-seat', words('This table has no such seat.'));
      if (session.seat.id !== seatOf(request.params))
        throw new HttpProblem(403, 'not-your-seat', words('Only the seat itself lets another device in.'));
      const issued = context.codes.issue(table, session);
      if (!issued)
        throw new HttpProblem(503, 'busy', words('Too many codes are waiting just now; try again in a minute.'));
      return { code: issued.code, expires: new Date(issued.expires).toISOString() };
    }),
  );
};
