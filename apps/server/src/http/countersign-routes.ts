import { Type } from '@sinclair/typebox';
import { isCountersignature, isDeviceKey } from '@vexillum/ledger';
import { isRefusal, words } from '@vexillum/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenTable } from '../open-table.ts';
import type { Session } from '../seats/session.ts';
import type { ServerContext } from '../server-context.ts';
import { atTable } from './at-table.ts';
import { checkedBody } from './checked-body.ts';
import { HttpProblem, problemOf, tooFast } from './http-problem.ts';

const checkedDevice = checkedBody(
  Type.Object(
    {
      key: Type.String(),
      proof: Type.String(),
      links: Type.Optional(
        Type.Array(
          Type.Object(
            { seat: Type.String(), c: Type.Integer(), anchor: Type.String() },
            { additionalProperties: false },
          ),
        ),
      ),
    },
    { additionalProperties: false },
  ),
);

const checkedCountersignature = checkedBody(
  Type.Object(
    {
      key: Type.String(),
      seq: Type.Integer(),
      hash: Type.String(),
      at: Type.String(),
      isLive: Type.Boolean(),
      sig: Type.String(),
    },
    { additionalProperties: false },
  ),
);

const bad = (): HttpProblem =>
  new HttpProblem(400, 'bad-request', words('Keys, hashes and signatures are lower-case hex, times ISO 8601 in UTC.'));

const statuses: Readonly<Record<string, number>> = {
  'bad-proof': 400,
  'bad-signature': 400,
  'not-saved': 503,
  busy: 503,
};

/** Where players' devices vouch for the record: each with a key that an entry has bound to its seat. */
export const countersignRoutes = (app: FastifyInstance, context: ServerContext): void => {
  /** Whoever only watches has no part in the match, and does not vouch for it. */
  const asPlayer = <T>(request: FastifyRequest, use: (open: OpenTable, session: Session) => Promise<T>): Promise<T> =>
    atTable(context, request, async (open, session) => {
      if (session.seat.kind === 'spectator')
        throw new HttpProblem(403, 'not-playing', words('Only those who play or lead the game sign its record.'));
      const wait = context.limits.actions.take(`${open.table}/${session.id}`);
      if (wait !== undefined) throw tooFast(wait);
      return use(open, session);
    });

  app.post('/api/tables/:table/devices', (request) =>
    asPlayer(request, async ({ room }, { seat }) => {
      const device = checkedDevice(request.body);
      if (!isDeviceKey(device)) throw bad();
      const answer = await context.countersigns.nameDevice(room, seat, device);
      if (isRefusal(answer)) throw problemOf(answer, statuses[answer.code] ?? 409);
      return { seq: answer.seq };
    }),
  );

  app.post('/api/tables/:table/countersignatures', (request) =>
    asPlayer(request, async ({ room }, { seat }) => {
      const one = { ...checkedCountersignature(request.body), seat: seat.id };
      if (!isCountersignature(one)) throw bad();
      const done = await context.countersigns.countersign(room, one);
      if (typeof done !== 'string') throw problemOf(done, statuses[done.code] ?? 409);
      return done === 'kept' ? { isKept: true } : { isKept: false, because: done };
    }),
  );
};
