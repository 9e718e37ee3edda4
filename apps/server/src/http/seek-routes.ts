import { Type } from '@sinclair/typebox';
import { type Game, hasUnseen, isRefusal, words } from '@vexillum/model';
import { paces } from '@vexillum/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { oneAfterAnother } from '../one-after-another.ts';
import { newListing } from '../play/listing.ts';
import type { Answered, NewSeek, Seek } from '../play/seeks.ts';
import { holderName } from '../seats/holder-name.ts';
import { readCookies, sessionCookieOptions } from '../seats/session-cookie.ts';
import type { ServerContext } from '../server-context.ts';
import { checkedBody } from './checked-body.ts';
import { claimedFrom, logOf, sitDown } from './claim-route.ts';
import { clientAddress, isHttps } from './client-address.ts';
import { genesisFrom } from './genesis-from.ts';
import { busy, HttpProblem, problemOf, tooFast } from './http-problem.ts';
import { putOffWhenBusy } from './reading.ts';

export const NOTE_LIMIT = 140;
const NAME_LIMIT = 60;
const MOST_PLAYERS = 8;
const HOUR = 60 * 60_000;
/** Nobody makes an appointment further ahead than a seek lasts. */
const MOST_AHEAD = 12 * HOUR;

const checkedSeek = checkedBody(
  Type.Object(
    {
      game: Type.String({ maxLength: 40 }),
      name: Type.Unknown(),
      players: Type.Optional(Type.Integer({ minimum: 2, maximum: MOST_PLAYERS })),
      when: Type.Optional(Type.String({ maxLength: 40 })),
      pace: Type.Optional(Type.Union(paces.map((pace) => Type.Literal(pace)))),
      note: Type.Optional(Type.String({ maxLength: 4 * NOTE_LIMIT })),
      whileAway: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
);

const checkedAnswer = checkedBody(Type.Object({ name: Type.Unknown() }, { additionalProperties: false }));
const checkedNothing = checkedBody(Type.Object({}, { additionalProperties: false }));

const goneSeek = (): HttpProblem =>
  new HttpProblem(410, 'seek-gone', words('This is gone: it was answered, or taken back.'));

export const seekCookieName = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}seek`;

/** The seek of the device that asks. */
export const seekOf = ({ seeks, trustedHops }: ServerContext, request: FastifyRequest): Seek | undefined =>
  seeks.ofCookie(readCookies(request.headers.cookie).get(seekCookieName(isHttps(request.raw, trustedHops))));

const namedFrom = (said: unknown, others: readonly string[] = []): string => {
  const name = holderName(said, others);
  if (isRefusal(name)) throw problemOf(name, 400);
  return name.name;
};

const noteFrom = (said = ''): { note?: string } => {
  const note = said.normalize('NFC').trim();
  if (note.length > NOTE_LIMIT)
    throw new HttpProblem(400, 'bad-note', words('A note has at most {0} letters.', NOTE_LIMIT), { field: 'note' });
  if (hasUnseen(note) || note.includes('\n'))
    throw new HttpProblem(400, 'bad-note', words('A note is one line, with no unseen characters in it.'), {
      field: 'note',
    });
  return note === '' ? {} : { note };
};

const whenFrom = (said: string | undefined, now: number): { when?: string } => {
  if (said === undefined) return {};
  const at = Date.parse(said);
  if (!Number.isFinite(at) || at > now + MOST_AHEAD || at < now - HOUR)
    throw new HttpProblem(400, 'bad-time', words('A time is within the next {0} hours.', MOST_AHEAD / HOUR), {
      field: 'when',
    });
  return { when: new Date(at).toISOString() };
};

const captainsOf = ({ seats }: Game): readonly string[] =>
  seats.filter(({ kind }) => kind === 'captain').map(({ id }) => id);

/** Looking for somebody to play with, and answering those who do: neither needs an account. */
export const seekRoutes = (app: FastifyInstance, context: ServerContext): void => {
  const { seeks, games, rooms, limits, clock, trustedHops, publicTables } = context;
  const addressOf = (request: FastifyRequest) => clientAddress(request.raw, trustedHops);
  const inTurn = oneAfterAnother();

  const setCookie = (request: FastifyRequest, reply: FastifyReply, value: string): void => {
    const isSecure = isHttps(request.raw, trustedHops);
    const lasts = { maxAge: value === '' ? 0 : (MOST_AHEAD * 2) / 1000 };
    reply.setCookie(seekCookieName(isSecure), value, { ...sessionCookieOptions(isSecure), ...lasts });
  };

  const gameOf = (id: string): Game => {
    const game = games.find((one) => one.id === id && one.isOffered !== false);
    if (!game || captainsOf(game).length < 2)
      throw new HttpProblem(400, 'no-such-game', words('This server has no such game.'), { field: 'game' });
    return game;
  };

  const wishFrom = (body: unknown): NewSeek => {
    const { game: id, name, players = 2, when, pace, note, whileAway = false } = checkedSeek(body);
    const game = gameOf(id);
    if (players > captainsOf(game).length)
      throw new HttpProblem(400, 'too-many-players', words('So many cannot play this game.'), { field: 'players' });
    return {
      game: game.id,
      name: namedFrom(name),
      players,
      whileAway,
      ...whenFrom(when, clock.now()),
      ...(pace === undefined ? {} : { pace }),
      ...noteFrom(note),
    };
  };

  app.post('/api/seeks', (request, reply) =>
    inTurn(async () => {
      putOffWhenBusy(context);
      const wish = wishFrom(request.body);
      const address = addressOf(request);
      const former = seekOf(context, request);
      const wait = limits.seeks.take(address);
      if (wait !== undefined) throw tooFast(wait);
      if (former?.answered)
        throw new HttpProblem(409, 'already-found', words('Somebody has answered you: your seat waits for you.'));
      if (!former && seeks.countOf(address) >= limits.seeksPerAddress)
        throw new HttpProblem(429, 'too-many-seeks', words('Others of your household look for a game already.'), {
          retryAfter: 60,
        });
      if (seeks.isFull) throw busy(words('Too many people look for a game just now; try again in a minute.'), 60);
      const { seek, cookie } = await seeks.put(wish, address, former);
      setCookie(request, reply, cookie);
      reply.status(201);
      return seeks.row(seek.seek);
    }),
  );

  /** What became of the own seek. */
  app.get('/api/seeks/mine', (request) => {
    const seek = seekOf(context, request);
    if (!seek) return {};
    const { answered } = seek;
    return answered ? { answered: { table: answered.table, by: answered.by } } : { seek: seeks.row(seek.seek) };
  });

  app.post('/api/seeks/mine/withdraw', (request, reply) =>
    inTurn(async () => {
      checkedNothing(request.body ?? {});
      const seek = seekOf(context, request);
      if (seek?.answered)
        throw new HttpProblem(409, 'already-found', words('Somebody has answered you: your seat waits for you.'));
      if (seek) await seeks.drop(seek);
      setCookie(request, reply, '');
      return {};
    }),
  );

  /** The seeker's seats, once somebody has answered: the host's and a player's. */
  app.post('/api/seeks/mine/sit', (request, reply) =>
    inTurn(async () => {
      const { name: hostName } = checkedAnswer(request.body);
      const seek = seekOf(context, request);
      if (!seek?.answered) throw goneSeek();
      const { table, seats } = seek.answered;
      const names = [seek.name, ...(typeof hostName === 'string' ? [hostName] : [])];
      const sat = await rooms.with(table, async (open) => {
        const claims = [];
        for (const [index, seat] of seats.entries()) {
          const claimed = await open.seats.seatAgain(seat, names[index] ?? `${seek.name.slice(0, 20)} 2`, logOf(open));
          if (!isRefusal(claimed)) claims.push(claimed);
          else if (index === 0) return claimedFrom(claimed);
        }
        return claims;
      });
      if (!sat || !Array.isArray(sat)) throw goneSeek();
      const [player, ...others] = sat.map((claimed) => sitDown(context, request, reply, { table, claimed }));
      await seeks.drop(seek);
      setCookie(request, reply, '');
      publicTables.seen(table);
      return { ...player, also: others };
    }),
  );

  app.post('/api/seeks/:seek/answer', (request, reply) => {
    const { name: said } = checkedAnswer(request.body);
    const address = addressOf(request);
    const wait = limits.claims.take(address) ?? limits.newTables.ask(address);
    if (wait !== undefined) throw tooFast(wait);
    return inTurn(async () => {
      putOffWhenBusy(context);
      const seek = seeks.open((request.params as { seek: string }).seek);
      if (!seek) throw goneSeek();
      if (seekOf(context, request)?.seek === seek.seek)
        throw new HttpProblem(409, 'own-seek', words('This is your own; somebody else has to answer it.'));
      const name = namedFrom(said, [seek.name]);
      limits.newTables.take(address);
      const { table, seat } = await makeTable(seek, name);
      const claimed = await rooms.with(table, (open) => open.seats.seatAgain(seat, name, logOf(open)));
      // Whoever answers looks for nobody any more.
      const own = seekOf(context, request);
      if (own && !own.answered) await seeks.drop(own);
      return sitDown(context, request, reply, { table, claimed: claimedFrom(claimed) });
    });
  });

  /** A table for the seeker, as its host and a player, and whoever has answered; where more are to play, anybody may take the other seats. */
  const makeTable = async (seek: Seek, by: string): Promise<{ table: string; seat: string }> => {
    const game = gameOf(seek.game);
    const [first = '', second = '', ...others] = captainsOf(game);
    const host = game.seats.filter(({ kind }) => kind === 'host').map(({ id }) => id);
    const { genesis } = genesisFrom({ game: game.id, name: `${seek.name}, ${by}`.slice(0, NAME_LIMIT).trim() }, games);
    const answeredAt = (table: string): Answered => ({ table, seats: [first, ...host], by });
    const { table } = await rooms.create(game, genesis, (made) => [seeks.answeredChange(seek, answeredAt(made))]);
    seeks.answered(seek, answeredAt(table));
    const open = others.slice(0, seek.players - 2);
    if (open.length > 0) {
      const now = new Date(clock.now()).toISOString();
      await rooms.with(table, (at) => publicTables.set(table, newListing(at, now, { seats: open })));
    }
    return { table, seat: second };
  };
};

