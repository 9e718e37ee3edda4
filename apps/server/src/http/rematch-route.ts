import { Type } from '@sinclair/typebox';
import { words } from '@vexillum/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { oneAfterAnother } from '../one-after-another.ts';
import type { ServerContext } from '../server-context.ts';
import { readCookies } from '../seats/session-cookie.ts';
import { whoAsks } from '../seats/who-asks.ts';
import { atTable } from './at-table.ts';
import { checkedBody } from './checked-body.ts';
import { claimedFrom, logOf, sitDown } from './claim-route.ts';
import { clientAddress, isHttps } from './client-address.ts';
import { genesisFrom } from './genesis-from.ts';
import { HttpProblem, noSuchTable, tooFast } from './http-problem.ts';
import { putOffWhenBusy } from './reading.ts';
import { seatCard } from './seat-card.ts';

const checkedNothing = checkedBody(Type.Object({}, { additionalProperties: false }));

const rematchKey = (table: string): string => `rematch!${table}`;

interface Rematch {
  readonly next: string;
  readonly isMade: boolean;
}

const NAME_LIMIT = 60;

/** "The ford", "The ford (2)", "The ford (3)". */
export const nextName = (name: string): string => {
  const counted = /^(.*) \((\d{1,4})\)$/.exec(name);
  const tail = ` (${counted ? Number(counted[2]) + 1 : 2})`;
  return (counted?.[1] ?? name).slice(0, NAME_LIMIT - tail.length).trimEnd() + tail;
};

/**
 * Another game at another table that is set up the same, for those who sat at one that is over: whoever asks first has it made, and everybody
 * who asks gets the seat that they held, under their name. No links are handed out, so nobody gets a seat that was not theirs.
 */
export const rematchRoute = (app: FastifyInstance, context: ServerContext): void => {
  const { rooms, records, games, limits } = context;
  const inTurn = oneAfterAnother();

  const make = async (request: FastifyRequest, table: string, wished: object): Promise<string> => {
    putOffWhenBusy(context);
    const address = clientAddress(request.raw, context.trustedHops);
    const wait = limits.newTables.ask(address);
    if (wait !== undefined) throw tooFast(wait);
    const { game, genesis } = genesisFrom(wished, games);
    limits.newTables.take(address);
    const next = await rooms.create(game, genesis, (made) => [{ put: rematchKey(table), value: made }]);
    return next.table;
  };

  /** One for all, also where several ask at the same moment; `isMade` for whoever asked first. */
  const rematchOf = (request: FastifyRequest, table: string, wished: object | undefined): Promise<Rematch> =>
    inTurn(async () => {
      const known = await records.get(rematchKey(table));
      if (known !== undefined) return { next: known, isMade: false };
      if (!wished) throw new HttpProblem(409, 'no-rematch', words('The players have not set up a rematch yet.'));
      return { next: await make(request, table, wished), isMade: true };
    });

  app.post('/api/tables/:table/rematch', async (request, reply) => {
    checkedNothing(request.body ?? {});
    const { table, seat, name, wished } = await atTable(context, request, async (open, session) => {
      const { room } = open;
      if (room.describe(session.seat)['ended'] !== true)
        throw new HttpProblem(409, 'not-ended', words('The game at this table is not over.'));
      const { setup } = room;
      return {
        table: open.table,
        seat: session.seat,
        name: session.name,
        wished:
          session.seat.kind === 'spectator'
            ? undefined
            : { ...setup, name: nextName(setup.name), visibility: 'private' },
      };
    });
    const { next, isMade } = await rematchOf(request, table, wished);
    const isSecure = isHttps(request.raw, context.trustedHops);
    const asking = { cookies: readCookies(request.headers.cookie), isSecure, named: seat.id };
    const seated = await rooms.with(next, async (open) => {
      const who = whoAsks(open, asking);
      return who.kind === 'session' ? who : open.seats.seatAgain(seat.id, name, logOf(open));
    });
    if (!seated) throw noSuchTable();
    if (seated.kind === 'session') return { table: next, ...seatCard(seat), name: seated.session.name, isMade };
    return { ...sitDown(context, request, reply, { table: next, claimed: claimedFrom(seated) }), isMade };
  });
};
