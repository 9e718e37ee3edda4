import { Type } from '@sinclair/typebox';
import { isRefusal, type Seat, words } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { mayRotate } from '../seats/may-rotate.ts';
import type { Session } from '../seats/session.ts';
import { atTable } from './at-table.ts';
import { checkedBody } from './checked-body.ts';
import { logOf } from './claim-route.ts';
import { forgetNames } from '../names/forget-names.ts';
import { HttpProblem, problemOf, tooFast } from './http-problem.ts';
import { inviteCard, seatCard } from './seat-card.ts';

const checkedNothing = checkedBody(Type.Object({}, { additionalProperties: false }));

const seatOf = (params: unknown): string => (params as { seat: string }).seat;

/** A code is found by three letters: with a hundred of them waiting the first one is free mostly. */
const MOST_TRIES = 5;

const statuses: Readonly<Record<string, number>> = {
  'no-such-seat': 404,
  'not-allowed': 403,
  'umpire-not-accepted': 403,
  'not-saved': 503,
  busy: 503,
};

/** Refuses whoever speaks for another seat than the one that is named. */
export const onlyItself = ({ id }: Seat, named: string): void => {
  if (id !== named) throw new HttpProblem(403, 'not-your-seat', words('Only the seat itself does this.'));
};

/** Giving a seat to somebody else, or to one's own second device. */
export const seatRoutes = (app: FastifyInstance, context: ServerContext): void => {
  app.post('/api/tables/:table/seats/:seat/rotate', (request, reply) =>
    atTable(context, request, async (open, session) => {
      const { room, seats } = open;
      checkedNothing(request.body ?? {});
      const seatId = seatOf(request.params);
      const asked = {
        asking: session.seat,
        isUmpireAccepted: room.view.isUmpireAccepted,
        notice: room.view.noticeOf(seatId),
        now: context.clock.now(),
        isOnline: room.isOnline(seatId),
      };
      const rotated = await seats.rotate(seatId, (page) => mayRotate(asked, page), logOf(open));
      if (isRefusal(rotated)) throw problemOf(rotated, statuses[rotated.code] ?? 409);
      if (rotated.kind === 'announced') {
        reply.status(202);
        return { ...seatCard(rotated.seat), notice: { until: rotated.until } };
      }
      room.dropSeat(rotated.seat.id);
      return inviteCard(rotated.seat, rotated.token, context.publicUrl());
    }),
  );

  /** Whoever sits there says that they are here: nothing comes of what an umpire has announced. */
  app.post('/api/tables/:table/seats/:seat/keep', (request) =>
    atTable(context, request, async ({ room }, session) => {
      checkedNothing(request.body ?? {});
      onlyItself(session.seat, seatOf(request.params));
      if (room.view.noticeOf(session.seat.id) === undefined)
        throw new HttpProblem(409, 'nothing-announced', words('Nobody is about to give this seat a new link.'));
      const kept = await room.actAsSteward('keep-seat', session.seat.id, {});
      if (isRefusal(kept)) throw problemOf(kept, statuses[kept.code] ?? 409);
      return {};
    }),
  );

  /** What its holder was called at this table is known to nobody any more. */
  app.post('/api/tables/:table/seats/:seat/forget-name', (request) =>
    atTable(context, request, async (open, session) => {
      checkedNothing(request.body ?? {});
      onlyItself(session.seat, seatOf(request.params));
      const wait = context.limits.actions.take(`${open.table}/${session.id}`);
      if (wait !== undefined) throw tooFast(wait);
      const { names } = open;
      const { id, kind } = session.seat;
      const forgotten = await forgetNames(context, open, () => names.tokensOf(id, session.name, kind === 'spectator'));
      if (forgotten === 0)
        throw new HttpProblem(409, 'no-name', words('This seat has no name that could be forgotten.'));
      return {};
    }),
  );

  app.post('/api/tables/:table/seats/:seat/recovery', (request) =>
    atTable(context, request, async ({ seats }, session) => {
      checkedNothing(request.body ?? {});
      onlyItself(session.seat, seatOf(request.params));
      const recovery = await seats.makeRecovery(session.seat.id);
      if (recovery === undefined)
        throw new HttpProblem(409, 'no-recovery', words('This seat has no recovery code: its link lets many in.'));
      return { recovery };
    }),
  );

  app.post('/api/tables/:table/seats/:seat/device', (request) =>
    atTable(context, request, async ({ table, seats }, session) => {
      checkedNothing(request.body ?? {});
      if (!seats.page(seatOf(request.params)))
        throw new HttpProblem(404, 'no-such-seat', words('This table has no such seat.'));
      if (session.seat.id !== seatOf(request.params))
        throw new HttpProblem(403, 'not-your-seat', words('Only the seat itself lets another device in.'));
      // Where other nodes are told of it, it is written down.
      const wait = context.codePlaces && context.limits.actions.take(`${table}/${session.id}`);
      if (wait !== undefined) throw tooFast(wait);
      const issued = await codeFor(context, table, session);
      if (!issued)
        throw new HttpProblem(503, 'busy', words('Too many codes are waiting just now; try again in a minute.'));
      return { code: issued.code, expires: new Date(issued.expires).toISOString() };
    }),
  );
};

/** Where another node has given a code that begins with the same letters, this one gives another. */
const codeFor = async ({ codes, codePlaces }: ServerContext, table: string, session: Session) => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const issued = codes.issue(table, session);
    if (!issued || !codePlaces) return issued;
    const { code, expires: until, hash } = issued;
    if (await codePlaces.note(code, { table, holder: session.id, until, seat: session.seat.id, hash })) return issued;
  }
  return undefined;
};
