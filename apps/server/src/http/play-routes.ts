import { Type } from '@sinclair/typebox';
import { refuse, words } from '@vexillum/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listedConvener } from '../convening/convened-by.ts';
import type { OpenTable } from '../open-table.ts';
import type { Bulletin } from '../play/bulletin.ts';
import { type Listing, newListing, openedAt, readListing } from '../play/listing.ts';
import { listedTable, openSeats } from '../play/public-tables.ts';
import type { ServerContext } from '../server-context.ts';
import { atTable } from './at-table.ts';
import { checkedBody } from './checked-body.ts';
import { claimedFrom, cookieHere, logOf, sitDown } from './claim-route.ts';
import { clientAddress } from './client-address.ts';
import { eventFrame, openEventStream } from './event-stream.ts';
import { busy, HttpProblem, noSuchTable, tooFast } from './http-problem.ts';
import { putOffWhenBusy } from './reading.ts';

const checkedListing = checkedBody(
  Type.Object(
    {
      visibility: Type.Union([Type.Literal('private'), Type.Literal('public')]),
      seats: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 40 })),
      mayWatch: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
);

const checkedSitting = checkedBody(
  Type.Object({ seat: Type.String({ maxLength: 32 }), name: Type.Unknown() }, { additionalProperties: false }),
);

const MOST_READERS = 5_000;

/** Readers are told the same one after the other: its bytes are made once. */
export const changesFrames = (): ((changes: string) => Buffer) => {
  let last: { readonly changes: string; readonly frame: Buffer } = { changes: '', frame: Buffer.alloc(0) };
  return (changes) => {
    if (last.changes !== changes) last = { changes, frame: eventFrame('changes', changes) };
    return last.frame;
  };
};

const tableOf = (request: FastifyRequest): string => (request.params as { table: string }).table;

/** Finding tables that their hosts have listed, and sitting down at them without a link. */
export const playRoutes = (app: FastifyInstance, context: ServerContext): void => {
  const { bulletin, publicTables, rooms, records, limits, clock, trustedHops } = context;
  const addressOf = (request: FastifyRequest) => clientAddress(request.raw, trustedHops);
  const patiently = (request: FastifyRequest): void => {
    const wait = limits.reading.askAddress(addressOf(request));
    if (wait !== undefined) throw tooFast(wait);
    putOffWhenBusy(context);
  };

  app.get('/api/play', (request, reply) => {
    patiently(request);
    return reply.type('application/json; charset=utf-8').send(bulletin.whole);
  });

  app.get('/api/tables', (request, reply) => {
    if ((request.query as { visibility?: unknown }).visibility !== 'public')
      throw new HttpProblem(400, 'bad-request', words('visibility is public.'), { field: 'visibility' });
    patiently(request);
    return reply.type('application/json; charset=utf-8').send(bulletin.whole);
  });

  const changesOf = (list: Bulletin) => {
    const frameOf = changesFrames();
    return (request: FastifyRequest, reply: FastifyReply) => {
      patiently(request);
      const address = addressOf(request);
      if (limits.watchers.isFull(address)) throw tooFast(60);
      if (list.readers >= MOST_READERS)
        throw busy(words('Too many people are looking at the list just now; try again in a minute.'), 60);
      limits.watchers.enter(address);
      const line = openEventStream(reply, clock, () => {
        stopHearing();
        limits.watchers.leave(address);
      });
      line.tell('whole', list.whole);
      const stopHearing = list.hear(
        (changes) => line.send(frameOf(changes)),
        () => line.end(),
      );
    };
  };

  app.get('/api/play/changes', changesOf(bulletin));

  /** `whole` has only the events that were looked at since the server began: the whole list is `/api/events`. */
  app.get('/api/events/changes', changesOf(context.events));

  /** What a listed table is, for somebody who has its address; the same answer where it is private and where it is none. */
  app.get('/api/play/:table', async (request) => {
    patiently(request);
    const card = await atListed(request, async (open, listing) => listedTable(open, listing));
    const by = await listedConvener(context, card.table);
    return by ? { ...card, convenedBy: by } : card;
  });

  /** Where whoever has the address of a game of an event finds that; the same answer where that event is private, and where there is none. */
  app.get('/api/play/:table/convened-by', async (request) => {
    patiently(request);
    const by = await listedConvener(context, tableOf(request));
    if (!by) throw noSuchTable();
    return by;
  });

  app.post('/api/play/:table/sit', async (request, reply) => {
    const { seat, name } = checkedSitting(request.body);
    const wait = limits.claims.take(addressOf(request));
    if (wait !== undefined) throw tooFast(wait);
    const table = tableOf(request);
    const seated = await atListed(request, async (open) => {
      const stillOpen = () => whyNotOpen(open, publicTables.listingOf(table), seat);
      const claimed = await open.seats.sitInOpen(
        seat,
        name,
        stillOpen,
        logOf(open),
        cookieHere(context, request, table, seat),
      );
      publicTables.seen(table);
      return claimed;
    });
    return sitDown(context, request, reply, { table, claimed: claimedFrom(seated) });
  });

  app.get('/api/tables/:table/listing', (request) =>
    atTable(context, request, async ({ table }) => {
      const { seats, mayWatch } = publicTables.listingOf(table) ?? {};
      return { visibility: seats ? 'public' : 'private', ...(seats ? { seats, mayWatch } : {}) };
    }),
  );

  app.post('/api/tables/:table/listing', (request) =>
    atTable(context, request, async (open, session) => {
      const { visibility, seats, mayWatch } = checkedListing(request.body);
      if (session.seat.kind !== 'host')
        throw new HttpProblem(403, 'not-the-host', words('Only the host decides who can find this table.'));
      const wait = limits.listings.take(open.table);
      if (wait !== undefined) throw tooFast(wait);
      const { table } = open;
      if (visibility === 'private') await publicTables.set(table, undefined);
      else {
        const wish = { ...(seats ? { seats } : {}), ...(mayWatch === undefined ? {} : { mayWatch }) };
        await publicTables.set(table, newListing(open, await openedAt(open, clock.now()), wish));
      }
      const now = publicTables.listingOf(table);
      return { visibility, ...(now ? { seats: now.seats, mayWatch: now.mayWatch } : {}) };
    }),
  );

  /** The disk is asked about the listing before the table is opened, so that how long the answer takes tells nobody that a private table is there. */
  const atListed = async <T>(
    request: FastifyRequest,
    use: (open: OpenTable, listing: Listing) => Promise<T>,
  ): Promise<T> => {
    const table = tableOf(request);
    if (!/^[a-z2-7]{16}$/.test(table) || !(await readListing(records, table))) throw noSuchTable();
    const used = await rooms.with(table, async (open) => {
      const listing = publicTables.listingOf(table);
      return listing && { value: await use(open, listing) };
    });
    if (!used) throw noSuchTable();
    return used.value;
  };
};

const whyNotOpen = (open: OpenTable, listing: Listing | undefined, seat: string) => {
  if (seat === 'spectator')
    return listing?.mayWatch
      ? undefined
      : refuse('seat-closed', 'Watching is not open to everybody at this table any more.');
  if (listing?.seats.includes(seat) !== true)
    return refuse('seat-closed', 'This seat is not open to everybody any more.');
  if (open.room.view.names.has(seat)) return refuse('seat-taken', 'Somebody else was quicker: this seat is taken.');
  return openSeats(open, listing).some((free) => free.seat === seat)
    ? undefined
    : refuse('seat-closed', 'This seat is not open to everybody any more.');
};
