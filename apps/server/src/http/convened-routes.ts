import { Type } from '@sinclair/typebox';
import { isRefusal, type Seat, type Wanted, words } from '@vexillum/model';
import type { ListedEvent } from '@vexillum/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seatsFor } from '../convening/convened.ts';
import type { OpenTable } from '../open-table.ts';
import { readListing } from '../play/listing.ts';
import { readCookies } from '../seats/session-cookie.ts';
import { calledAs, type Claimed } from '../seats/seat-book.ts';
import type { Session } from '../seats/session.ts';
import { whoAsks } from '../seats/who-asks.ts';
import type { ServerContext } from '../server-context.ts';
import { atTable } from './at-table.ts';
import { checkedBody } from './checked-body.ts';
import { claimedFrom, cookieHere, logOf, sitDown } from './claim-route.ts';
import { clientAddress, isHttps } from './client-address.ts';
import { HttpProblem, noSuchTable, tooFast } from './http-problem.ts';
import { putOffWhenBusy } from './reading.ts';
import { seatCard } from './seat-card.ts';

const checkedNothing = checkedBody(Type.Object({}, { additionalProperties: false }));

/** As many events are listed at most, the newest first. */
const MOST = 200;

interface Place {
  readonly table: string;
  readonly wanted: Wanted;
  readonly session: Session;
}

/**
 * Tables that other tables have made: whoever has a seat at an event gets theirs at the tables of its games, under their name. No links are handed
 * out, so nobody gets a seat that is not theirs. And the list of events that anybody may find.
 */
export const convenedRoutes = (app: FastifyInstance, context: ServerContext): void => {
  const { rooms, convening, limits } = context;

  app.post('/api/tables/:table/convened/:key/seat', async (request, reply) => {
    checkedNothing(request.body ?? {});
    const { key } = request.params as { key: string };
    const place = await atTable(context, request, async (open, session): Promise<Place> => {
      const wanted = open.room.view.wanted.find((one) => one.key === key);
      if (!wanted) throw new HttpProblem(404, 'no-such-game', words('No such game is played at this event.'));
      const table = await convening.tableOf(open, wanted);
      if (table === undefined)
        throw new HttpProblem(409, 'no-table', words('This server cannot open a table for this game.'));
      return { table, wanted, session };
    });
    const seated = await rooms.withHere(place.table, (open) => sitAt(context, request, open, place));
    if (!seated) throw noSuchTable();
    if ('seat' in seated) return { table: place.table, ...seatCard(seated.seat), name: seated.name };
    return sitDown(context, request, reply, { table: place.table, claimed: seated });
  });

  app.get('/api/events', async (request) => {
    const wait = limits.reading.askAddress(clientAddress(request.raw, context.trustedHops));
    if (wait !== undefined) throw tooFast(wait);
    putOffWhenBusy(context);
    return { events: await listedEvents(context) };
  });
};

/** In a seat that this browser has there already; in the one that is theirs; an umpire in whichever of several is free. */
const sitAt = async (
  context: ServerContext,
  request: FastifyRequest,
  open: OpenTable,
  { table, wanted, session }: Place,
): Promise<Claimed | { readonly seat: Seat; readonly name: string }> => {
  const cookies = readCookies(request.headers.cookie);
  const isSecure = isHttps(request.raw, context.trustedHops);
  const seats = seatsFor(open.game, wanted, session.seat);
  for (const seat of seats) {
    const who = whoAsks(open, { cookies, isSecure, named: seat.id });
    if (who.kind === 'session') return { seat, name: who.session.name };
  }
  const last = seats.at(-1);
  for (const seat of seats) {
    // Whoever was sent away from watching does not come back this way.
    const cookie = seat.kind === 'spectator' ? cookieHere(context, request, table, seat.id) : undefined;
    const seated = await (cookie === undefined
      ? open.seats.seatAgain(seat.id, calledAs(session), logOf(open))
      : open.seats.sitInOpen(seat.id, calledAs(session), () => undefined, logOf(open), cookie));
    if (!isRefusal(seated) || seat === last || seat.kind === 'captain') return claimedFrom(seated);
  }
  throw noSuchTable();
};

const listedEvents = async ({ convening, records, glances }: ServerContext): Promise<readonly ListedEvent[]> => {
  const listed: ListedEvent[] = [];
  for (const table of convening.conveners) {
    const listing = await readListing(records, table);
    if (!listing) continue;
    const { mayWatch, openedAt } = listing;
    // One that cannot be read just now does not hide the others.
    const news = await glances.newsOf(table).catch(() => undefined);
    if (!news?.convenes) continue;
    listed.push({ table, name: news.name, ...news.convenes, mayWatch, openedAt });
  }
  return listed.toSorted((one, other) => (one.openedAt < other.openedAt ? 1 : -1)).slice(0, MOST);
};
