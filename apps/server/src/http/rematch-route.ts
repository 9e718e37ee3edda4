import { Type } from '@sinclair/typebox';
import { type Game, type Rematch, type Seat, type SideId, words } from '@vexillum/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { oneAfterAnother } from '../one-after-another.ts';
import type { ServerContext } from '../server-context.ts';
import { readCookies } from '../seats/session-cookie.ts';
import { calledAs } from '../seats/seat-book.ts';
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

/** The table where it is played, and how: what was agreed when it was made counts for everybody, whatever is wished for later. */
interface Next {
  readonly table: string;
  readonly how: Rematch;
}

/** As a rematch was kept before sides could be swapped, where they are not. */
const keptNext = ({ table, how }: Next): string => (how === 'same' ? table : JSON.stringify({ table, how }));
const readNext = (kept: string): Next =>
  kept.startsWith('{') ? (JSON.parse(kept) as Next) : { table: kept, how: 'same' };

interface Found extends Next {
  readonly isMade: boolean;
}

/** The seat at the rematch of whoever holds this one. */
const seatInRematch = (game: Game, seat: Seat, side: SideId | undefined): Seat =>
  game.seats.find((one) => one.kind === seat.kind && one.command === seat.command && one.side === side) ?? seat;

const NAME_LIMIT = 60;

/** "The ford", "The ford (2)", "The ford (3)". */
export const nextName = (name: string): string => {
  const counted = /^(.*) \((\d{1,4})\)$/.exec(name);
  const tail = ` (${counted ? Number(counted[2]) + 1 : 2})`;
  return (counted?.[1] ?? name).slice(0, NAME_LIMIT - tail.length).trimEnd() + tail;
};

/**
 * Another game at another table that is set up the same, once those who played agree on it: whoever asks first has it made, and everybody who asks
 * gets the seat that they held, or where sides are swapped the same seat of the other side, under their name. No links are handed out, so nobody
 * gets a seat that is not theirs.
 */
export const rematchRoute = (app: FastifyInstance, context: ServerContext): void => {
  const { rooms, records, games, limits } = context;
  const inTurn = oneAfterAnother();

  const make = async (request: FastifyRequest, table: string, how: Rematch, wished: object): Promise<Next> => {
    putOffWhenBusy(context);
    const { game, genesis } = genesisFrom(wished, games);
    const wait = await limits.newTables.take(clientAddress(request.raw, context.trustedHops));
    if (wait !== undefined) throw tooFast(wait);
    const keep = (made: string) => [{ put: rematchKey(table), value: keptNext({ table: made, how }) }];
    return { table: (await rooms.create(game, genesis, keep)).table, how };
  };

  /** One for all, also where several ask at the same moment; `isMade` for whoever asked first. */
  const rematchOf = (
    request: FastifyRequest,
    table: string,
    how: Rematch | undefined,
    wished: object,
  ): Promise<Found> =>
    inTurn(async () => {
      const known = await records.get(rematchKey(table));
      if (known !== undefined) return { ...readNext(known), isMade: false };
      if (!how) throw new HttpProblem(409, 'no-rematch', words('The players have not agreed on a rematch yet.'));
      return { ...(await make(request, table, how, wished)), isMade: true };
    });

  app.post('/api/tables/:table/rematch', async (request, reply) => {
    checkedNothing(request.body ?? {});
    const { seat, name, next } = await atTable(context, request, async (open, session) => {
      const { room } = open;
      if (room.view.describe(session.seat)['ended'] !== true)
        throw new HttpProblem(409, 'not-ended', words('The game at this table is not over.'));
      const { setup } = room.view;
      const wished = { ...setup, name: nextName(setup.name), visibility: 'private' };
      const found = await rematchOf(request, open.table, room.view.rematch, wished);
      const { side } = session.seat;
      const place = side === undefined ? undefined : room.view.sideInRematch(found.how, side);
      return {
        seat: seatInRematch(open.game, session.seat, place),
        name: calledAs(session),
        next: found,
      };
    });
    const isSecure = isHttps(request.raw, context.trustedHops);
    const asking = { cookies: readCookies(request.headers.cookie), isSecure, named: seat.id };
    const seated = await rooms.inPassingHere(next.table, async (open) => {
      const who = whoAsks(open, asking);
      return who.kind === 'session' ? who : open.seats.seatAgain(seat.id, name, logOf(open));
    });
    if (!seated) throw noSuchTable();
    const { table: there, isMade } = next;
    if (seated.kind === 'session') return { table: there, ...seatCard(seat), name: seated.session.name, isMade };
    return { ...sitDown(context, request, reply, { table: there, claimed: claimedFrom(seated) }), isMade };
  });
};
