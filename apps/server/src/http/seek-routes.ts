import { Type } from '@sinclair/typebox';
import { type Game, isRefusal, type Refusal, words } from '@vexillum/model';
import type { ListedSeek, OwnSeek } from '@vexillum/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { oneAfterAnother } from '../one-after-another.ts';
import type { OpenTable } from '../open-table.ts';
import { listingChange, newListing } from '../play/listing.ts';
import { MOST_AHEAD, type NewSeek, type Seek } from '../play/seeks.ts';
import { holderName, isUnreadable } from '../seats/holder-name.ts';
import type { Claimed, LogSeat } from '../seats/seat-book.ts';
import { readCookies, sessionCookieOptions } from '../seats/session-cookie.ts';
import type { ServerContext } from '../server-context.ts';
import { checkedBody } from './checked-body.ts';
import { claimedFrom, cookieHere, logOf, sitDown } from './claim-route.ts';
import { clientAddress, isHttps } from './client-address.ts';
import { openEventStream } from './event-stream.ts';
import { genesisFrom } from './genesis-from.ts';
import { busy, HttpProblem, problemOf, tooFast } from './http-problem.ts';
import { putOffWhenBusy } from './reading.ts';

const NOTE_LIMIT = 140;
const HOUR = 60 * 60_000;
const MOST_PLAYERS = 8;
/** Letters of each name in the name of a table that two have come to. */
const NAME_PART = 27;

const checkedSeek = checkedBody(
  Type.Object(
    {
      game: Type.String({ maxLength: 40 }),
      name: Type.Unknown(),
      players: Type.Optional(Type.Integer({ minimum: 2, maximum: MOST_PLAYERS })),
      when: Type.Optional(Type.String({ maxLength: 40 })),
      lasting: Type.Optional(Type.Union([Type.Integer({ minimum: 15, maximum: 720 }), Type.Literal('days')])),
      note: Type.Optional(Type.String({ maxLength: 4 * NOTE_LIMIT })),
      whileAway: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
);

const checkedName = checkedBody(Type.Object({ name: Type.Unknown() }, { additionalProperties: false }));
const checkedNothing = checkedBody(Type.Object({}, { additionalProperties: false }));

const goneSeek = (): HttpProblem =>
  new HttpProblem(410, 'seek-gone', words('You are too late: somebody else has answered, or it was taken back.'));

const foundAlready = (): HttpProblem =>
  new HttpProblem(409, 'already-found', words('Somebody has answered you: your seat waits for you.'));

const namedFrom = (said: unknown, others: readonly string[] = []): string => {
  const name = holderName(said, others);
  if (isRefusal(name)) throw problemOf(name, 400);
  return name.name;
};

const noteFrom = (said = ''): Pick<ListedSeek, 'note'> => {
  const note = said.normalize('NFC').trim();
  if (note === '') return {};
  if (note.length > NOTE_LIMIT)
    throw new HttpProblem(400, 'bad-note', words('A note has at most {0} letters.', NOTE_LIMIT), { field: 'note' });
  if (isUnreadable(note))
    throw new HttpProblem(
      400,
      'bad-note',
      words('A note is one line of letters that people can read, without < and >.'),
      { field: 'note' },
    );
  return { note };
};

/** The same time tomorrow is 25 hours away once a year. Nobody looks for a game that should have begun long ago. */
const whenFrom = (said: string | undefined, now: number): Pick<ListedSeek, 'when'> => {
  if (said === undefined) return {};
  const at = Date.parse(said);
  if (!Number.isFinite(at) || at > now + MOST_AHEAD + HOUR || at < now - HOUR / 4)
    throw new HttpProblem(400, 'bad-time', words('A time is within the next {0} hours.', MOST_AHEAD / HOUR), {
      field: 'when',
    });
  return { when: new Date(at).toISOString() };
};

const captainsOf = ({ seats }: Game): readonly string[] =>
  seats.filter(({ kind }) => kind === 'captain').map(({ id }) => id);

const hostsOf = ({ seats }: Game): readonly string[] => seats.filter(({ kind }) => kind === 'host').map(({ id }) => id);

/** Names may be long and have joiners in them that a table's name does not. */
const partOfName = (name: string): string => {
  let part = '';
  for (const letter of name.replaceAll(/\p{Cf}/gu, '')) {
    if (part.length + letter.length > NAME_PART) break;
    part += letter;
  }
  return part.trim();
};

/** Looking for somebody to play with, and answering those who do: neither needs an account. */
export const seekRoutes = (app: FastifyInstance, context: ServerContext): void => {
  const { seeks, games, rooms, limits, clock, trustedHops, publicTables } = context;
  const addressOf = (request: FastifyRequest) => clientAddress(request.raw, trustedHops);
  /** Of two that come together, the second counts the first. */
  const inTurn = oneAfterAnother();

  const cookieName = (request: FastifyRequest): string => `${isHttps(request.raw, trustedHops) ? '__Host-' : ''}seek`;
  const cookieOf = (request: FastifyRequest): string | undefined =>
    readCookies(request.headers.cookie).get(cookieName(request));
  const setCookie = (request: FastifyRequest, reply: FastifyReply, value: string): void => {
    const maxAge = value === '' ? 0 : (2 * MOST_AHEAD) / 1000;
    reply.setCookie(cookieName(request), value, {
      ...sessionCookieOptions(isHttps(request.raw, trustedHops)),
      maxAge,
    });
  };
  const seekOf = (request: FastifyRequest): Seek | undefined => seeks.ofCookie(cookieOf(request));

  /** This browser has its seat at the table that came of it. */
  const hasSat = (request: FastifyRequest, { answered }: Seek): boolean =>
    answered !== undefined && cookieHere(context, request, answered.table, answered.seats[0] ?? '') !== undefined;

  /** Somebody has answered, or is just doing so, and its seats are not taken. */
  const isFound = (request: FastifyRequest, seek: Seek): boolean =>
    seeks.isTaken(seek.seek) || (seek.answered !== undefined && !hasSat(request, seek));

  const gameOf = (id: string): Game => {
    const game = games.find((one) => one.id === id && one.isOffered !== false);
    if (!game || captainsOf(game).length < 2)
      throw new HttpProblem(400, 'no-such-game', words('This server has no such game.'), { field: 'game' });
    return game;
  };

  const wishFrom = (body: unknown): NewSeek => {
    const { game: id, name, players = 2, when, lasting, note, whileAway = false } = checkedSeek(body);
    const game = gameOf(id);
    if (players > captainsOf(game).length)
      throw new HttpProblem(400, 'too-many-players', words('So many cannot play this game.'), { field: 'players' });
    return {
      game: game.id,
      name: namedFrom(name),
      players,
      whileAway,
      ...whenFrom(when, clock.now()),
      ...(lasting === undefined ? {} : { lasting }),
      ...noteFrom(note),
    };
  };

  app.post('/api/seeks', async (request, reply) => {
    const address = addressOf(request);
    const wait = limits.seeks.take(address);
    if (wait !== undefined) throw tooFast(wait);
    putOffWhenBusy(context);
    const wish = wishFrom(request.body);
    const { seek, cookie } = await inTurn(() => seeks.put(wish, address, formerOf(request)));
    setCookie(request, reply, cookie);
    reply.status(201);
    return seeks.row(seek.seek);
  });

  /** The seek of this device that a new one takes the place of; refuses where none may hang there. */
  const formerOf = (request: FastifyRequest): Seek | undefined => {
    const former = seekOf(request);
    if (former && isFound(request, former)) throw foundAlready();
    if (former && !former.answered) return former;
    if (seeks.countOf(addressOf(request)) >= limits.seeksPerAddress)
      throw new HttpProblem(429, 'too-many-seeks', words('Others where you are look for a game already.'), {
        retryAfter: 60,
      });
    if (seeks.isFull) throw busy(words('Too many people look for a game just now; try again later.'), 60);
    return former;
  };

  /** What became of the own seek, for a browser with those cookies. */
  const ownSeek = (request: FastifyRequest): OwnSeek => {
    const seek = seekOf(request);
    if (!seek || hasSat(request, seek)) return {};
    const { answered } = seek;
    if (answered) return { answered: { table: answered.table, by: answered.by } };
    const row = seeks.row(seek.seek);
    return row ? { seek: row } : {};
  };

  const patiently = (request: FastifyRequest): void => {
    const wait = limits.reading.askAddress(addressOf(request));
    if (wait !== undefined) throw tooFast(wait);
  };

  app.get('/api/seeks/mine', (request) => {
    patiently(request);
    return ownSeek(request);
  });

  /** The same, as it changes; as long as somebody listens the seeker is there. */
  app.get('/api/seeks/mine/changes', (request, reply) => {
    patiently(request);
    const address = addressOf(request);
    if (limits.watchers.isFull(address)) throw tooFast(60);
    limits.watchers.enter(address);
    const line = openEventStream(reply, clock, () => {
      stopWatching();
      limits.watchers.leave(address);
    });
    const tell = () => line.tell('mine', JSON.stringify(ownSeek(request)));
    tell();
    const seek = seekOf(request);
    const stopWatching = seek ? seeks.watch(seek, { changed: tell, ended: () => line.end() }) : () => {};
    if (!seek) line.end();
  });

  /** Takes it back; of one that was answered and whose seats were taken, that all is well. */
  app.post('/api/seeks/mine/withdraw', async (request, reply) => {
    checkedNothing(request.body ?? {});
    const seek = seekOf(request);
    if (seek && isFound(request, seek)) throw foundAlready();
    if (seek) await seeks.drop(seek);
    setCookie(request, reply, '');
    return {};
  });

  /** The seeker's seats, once somebody has answered: a player's, and the host's. Whoever asks again gets them again: an answer may have been lost on its way. */
  app.post('/api/seeks/mine/sit', async (request, reply) => {
    const { name: hostName } = checkedName(request.body);
    const wait = limits.claims.take(addressOf(request));
    if (wait !== undefined) throw tooFast(wait);
    const seek = seekOf(request);
    if (!seek?.answered) throw goneSeek();
    const { table, seats } = seek.answered;
    const sat = await rooms.inPassingHere(table, async (open) => {
      const claims: Claimed[] = [];
      for (const [index, seat] of seats.entries()) {
        const cookie = cookieHere(context, request, table, seat);
        const names = index === 0 ? [seek.name] : hostNames(hostName, seek.name);
        claims.push(claimedFrom(await ownSeat(open, seat, names, cookie)));
      }
      return claims;
    });
    if (!sat) throw goneSeek();
    const [player, ...also] = sat.map((claimed) => sitDown(context, request, reply, { table, claimed }));
    publicTables.seen(table);
    return { ...player, also };
  });

  app.post('/api/seeks/:seek/answer', async (request, reply) => {
    const { name: said } = checkedName(request.body);
    const { seek: id } = request.params as { seek: string };
    const address = addressOf(request);
    const wait = limits.claims.take(address) ?? limits.newTables.askHere(address);
    if (wait !== undefined) throw tooFast(wait);
    putOffWhenBusy(context);
    const own = seekOf(request);
    if (own?.seek === id)
      throw new HttpProblem(409, 'own-seek', words('This is your own; somebody else has to answer it.'));
    const found = seeks.open(id);
    if (!found) throw goneSeek();
    const name = namedFrom(said, [found.name]);
    const seek = seeks.take(id);
    if (!seek) throw goneSeek();
    // Whoever answers looks for nobody meanwhile: of two who answer each other one table comes, not two.
    const left = own && seeks.take(own.seek);
    try {
      const tooMany = await limits.newTables.take(address);
      if (tooMany !== undefined) throw tooFast(tooMany);
      const seated = await seatedTogether(seek, name);
      if (left) await seeks.drop(left);
      return sitDown(context, request, reply, seated);
    } finally {
      seeks.giveBack(id);
      if (left) seeks.giveBack(left.seek);
    }
  });

  /** A table with whoever has answered at it, where the seeker's seats wait; that they have answered is written with the entry that seats them, or not at all. */
  const seatedTogether = async (seek: Seek, by: string): Promise<{ table: string; claimed: Claimed }> => {
    const game = gameOf(seek.game);
    const [first = '', second = '', ...others] = captainsOf(game);
    // Called as the game is: what stands in a ledger cannot be forgotten, so nobody's name does.
    const { genesis } = genesisFrom({ game: game.id }, games);
    const { table } = await rooms.create(game, genesis);
    const { next, change } = seeks.answeredAs(seek, { table, seats: [first, ...hostsOf(game)], by });
    const open = others.slice(0, seek.players - 2);
    const claimed = await rooms.inPassingHere(table, async (at) => {
      const listing = newListing(at, new Date(clock.now()).toISOString(), { seats: open });
      const beside = [change, ...(open.length > 0 ? [listingChange(table, listing)] : [])];
      const log: LogSeat = (action, seat, args, kept = []) => logOf(at)(action, seat, args, [...kept, ...beside]);
      const sat = await at.seats.seatAgain(second, by, log);
      if (!isRefusal(sat)) seeks.answered(next);
      if (!isRefusal(sat) && open.length > 0) await publicTables.set(table, listing);
      return sat;
    });
    return { table, claimed: claimedFrom(claimed) };
  };
};

/** Names at a table differ: what the page calls its host, or else the seeker and a number. */
const hostNames = (said: unknown, name: string): readonly unknown[] => {
  const short = partOfName(name);
  return [said, `${short} 2`, `${short} 3`];
};

/** The seat that the seeker holds here, or held first and nobody since, or sits down in now. Its link was never told to anybody, so whoever sat there first was them. */
const ownSeat = async (
  open: OpenTable,
  seat: string,
  names: readonly unknown[],
  cookie: string | undefined,
): Promise<Claimed | Refusal | undefined> => {
  const held = cookie === undefined ? undefined : open.seats.sessionOf(seat, cookie);
  if (held && cookie !== undefined) return { kind: 'claimed', session: held, secret: cookie };
  const page = open.seats.page(seat);
  const [first] = page?.sessions ?? [];
  if (first && page?.wasHeld !== true) return open.seats.addDevice(first, undefined, logOf(open));
  let claimed: Claimed | Refusal | undefined;
  for (const name of names) {
    claimed = await open.seats.seatAgain(seat, typeof name === 'string' ? name : '', logOf(open));
    if (!isRefusal(claimed) || claimed.code !== 'bad-name') return claimed;
  }
  return claimed;
};
