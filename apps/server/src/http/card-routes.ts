import { Type } from '@sinclair/typebox';
import {
  type CardPurpose,
  cardAnswerText,
  isDeviceWords,
  isHex32,
  isSignedIn,
  isSignIn,
  isTextSignedBy,
  isTimely,
  nameToken,
  type SignIn,
} from '@vexillum/ledger';
import { isRefusal, type Refusal, type Seat, words } from '@vexillum/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { banOf } from '../cards/banned.ts';
import type { CardHolder, LetIn } from '../cards/card-book.ts';
import { type PlayerCard, tinctures } from '../cards/player-card.ts';
import { forgetCard } from '../names/forget-names.ts';
import type { OpenTable } from '../open-table.ts';
import { holderName } from '../seats/holder-name.ts';
import { sessionCookieOptions } from '../seats/session-cookie.ts';
import type { Session } from '../seats/session.ts';
import type { ServerContext } from '../server-context.ts';
import { atTable } from './at-table.ts';
import { cardCookieName, cardHolder } from './card-holder.ts';
import { checkedBody } from './checked-body.ts';
import { guardingCodes, noSuchInvite, usedInvite } from './claim-route.ts';
import { clientAddress, isHttps } from './client-address.ts';
import { busy, HttpProblem, problemOf, tooFast } from './http-problem.ts';

const closed = { additionalProperties: false } as const;
const checkedNothing = checkedBody(Type.Object({}, closed));
const answer = { key: Type.String(), nonce: Type.String(), proof: Type.String() };
const checkedNew = checkedBody(Type.Object({ ...answer, name: Type.Unknown() }, closed));
const checkedAnswer = checkedBody(Type.Object(answer, closed));
const tincture = Type.Union(tinctures.map((each) => Type.Literal(each)));
const checkedPaint = checkedBody(
  Type.Object(
    {
      name: Type.Optional(Type.Unknown()),
      colours: Type.Optional(Type.Union([Type.Tuple([tincture, tincture]), Type.Null()])),
    },
    closed,
  ),
);
const word = Type.Object({ key: Type.String(), at: Type.String(), sig: Type.String() }, closed);
const checkedWord = checkedBody(Type.Object({ ...word.properties, label: Type.Unknown() }, closed));
const checkedJoin = checkedBody(Type.Object({ ...answer, code: Type.Unknown(), label: Type.Unknown() }, closed));
const checkedFriend = checkedBody(Type.Object({ card: Type.String(), isFriend: Type.Boolean() }, closed));
const checkedSignIn = checkedBody(
  Type.Object(
    {
      card: Type.String(),
      name: Type.String(),
      at: Type.String(),
      proof: Type.String(),
      devices: Type.Optional(Type.Array(word)),
      salt: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
    },
    closed,
  ),
);

const statuses: Readonly<Record<string, number>> = {
  'bad-name': 400,
  'bad-proof': 400,
  'no-such-card': 404,
  'no-such-device': 404,
  'no-such-friend': 404,
  'not-saved': 503,
  'too-many-cards': 503,
  busy: 503,
};

/** Milliseconds between a signature at a table and the server's time, at most: half of what whoever checks the match allows. */
const APART = 60_000;

const problem = (refusal: Refusal): HttpProblem => problemOf(refusal, statuses[refusal.code] ?? 409);

/** The same for a key that nobody knows, one that was struck off, and a signature that is not its own. */
const noSuchCard = (): HttpProblem =>
  new HttpProblem(404, 'no-such-card', words('No player card here knows this device.'));

/** What a device tells its owner of the card: everything that is kept, but for what its cookies are recognised by. */
export const cardTold = (card: PlayerCard, device: string): object => ({
  ...card,
  devices: card.devices.map(({ session, ...one }) => ({
    ...one,
    ...(session ? { signedInUntil: new Date(session.until).toISOString() } : {}),
    isThis: one.key === device,
  })),
});

/** Player cards: for whoever wants to be remembered. Guests need none of it. */
export const cardRoutes = (app: FastifyInstance, context: ServerContext): void => {
  const { cards, cardCodes, nonces, limits, clock } = context;
  const underWay = new Set<string>();
  const isSecure = (request: FastifyRequest): boolean => isHttps(request.raw, context.trustedHops);
  const addressOf = (request: FastifyRequest): string => clientAddress(request.raw, context.trustedHops);
  const wait = (seconds: number | undefined): void => {
    if (seconds !== undefined) throw tooFast(seconds);
  };

  /** One challenge, one signature, by a page of this very origin. */
  const proven = (
    request: FastifyRequest,
    { key, nonce, proof }: { key: string; nonce: string; proof: string },
    purpose: CardPurpose,
  ): void => {
    // Who may ask at all has been asked: it is one of our own.
    const origin = request.headers.origin ?? '';
    const isSigned = () => isTextSignedBy(cardAnswerText({ key, nonce, origin, purpose }), proof, key);
    if (!isHex32(key) || !nonces.take(nonce, isSigned)) throw noSuchCard();
  };

  const letIn = (request: FastifyRequest, reply: FastifyReply, done: LetIn | Refusal): object => {
    if (isRefusal(done)) throw problem(done);
    const { card, device, secret } = done;
    reply.setCookie(
      cardCookieName(isSecure(request)),
      `${card.key}.${secret}`,
      sessionCookieOptions(isSecure(request)),
    );
    return cardTold(card, device.key);
  };

  const asHolder = async <T>(request: FastifyRequest, use: (holder: CardHolder) => Promise<T>): Promise<T> => {
    wait(limits.cards.take(addressOf(request)));
    return use(await cardHolder(context, request));
  };

  const told = (changed: PlayerCard | Refusal, { device }: CardHolder): object => {
    if (isRefusal(changed)) throw problem(changed);
    return cardTold(changed, device.key);
  };

  app.post('/api/card/challenge', async (request) => {
    checkedNothing(request.body ?? {});
    wait(limits.cards.take(addressOf(request)));
    const { nonce, expires } = nonces.issue();
    return { nonce, expires: new Date(expires).toISOString(), now: new Date(clock.now()).toISOString() };
  });

  app.post('/api/card', async (request, reply) => {
    const { name, ...said } = checkedNew(request.body);
    wait(limits.cards.take(addressOf(request)));
    wait(limits.newCards.ask(addressOf(request)));
    proven(request, said, 'new-card');
    const done = await cards.make(said.key, name);
    if (!isRefusal(done)) limits.newCards.take(addressOf(request));
    reply.status(201);
    return letIn(request, reply, done);
  });

  app.post('/api/card/session', async (request, reply) => {
    const said = checkedAnswer(request.body);
    wait(limits.cards.take(addressOf(request)));
    proven(request, said, 'let-me-in');
    return letIn(request, reply, await cards.letIn(said.key));
  });

  app.get('/api/card', (request) => asHolder(request, async ({ card, device }) => cardTold(card, device.key)));

  app.post('/api/card/paint', (request) =>
    asHolder(request, async (holder) => told(await cards.repaint(holder, checkedPaint(request.body)), holder)),
  );

  app.get('/api/card/friends', (request) =>
    asHolder(request, async ({ card }) => ({ friends: await cards.friendsOf(card) })),
  );

  app.post('/api/card/friends', (request) =>
    asHolder(request, async (holder) => {
      const { card, isFriend } = checkedFriend(request.body);
      return told(await cards.befriend(holder, card, isFriend), holder);
    }),
  );

  app.post('/api/card/sign-out', (request, reply) =>
    asHolder(request, async (holder) => {
      checkedNothing(request.body ?? {});
      const done = await cards.signOut(holder);
      if (isRefusal(done)) throw problem(done);
      reply.clearCookie(cardCookieName(isSecure(request)), sessionCookieOptions(isSecure(request)));
      return {};
    }),
  );

  /** Shown on a device of the card; another one brings it. */
  app.post('/api/card/code', (request) =>
    asHolder(request, async (holder) => {
      checkedNothing(request.body ?? {});
      const issued = cardCodes.issue(holder);
      if (!issued) throw busy(words('Too many codes are waiting just now; try again in a minute.'), 60);
      return { code: issued.code, expires: new Date(issued.expires).toISOString() };
    }),
  );

  app.get('/api/card/code', (request) =>
    asHolder(request, async (holder) => ({ asking: cardCodes.askingAt(holder) ?? null })),
  );

  app.post('/api/card/join', (request) =>
    guardingCodes(context, request, async () => {
      const { code, label, ...said } = checkedJoin(request.body);
      proven(request, said, 'let-me-in');
      const name = holderName(label, []);
      if (isRefusal(name)) throw problem(name);
      const found = cardCodes.bring(code, { key: said.key, label: name.name });
      if (found.kind === 'wrong') throw noSuchInvite();
      if (found.kind === 'expired') throw usedInvite();
      return { card: found.card, name: found.name };
    }),
  );

  app.post('/api/card/devices', (request) =>
    asHolder(request, async (holder) => {
      const { label, ...said } = checkedWord(request.body);
      if (!isDeviceWords([said]))
        throw new HttpProblem(400, 'bad-proof', words('That is not the device’s own signature.'), { field: 'sig' });
      const done = await cards.addDevice(holder, said, label);
      cardCodes.done(holder);
      return told(done, holder);
    }),
  );

  app.post('/api/card/devices/:key/strike', (request) =>
    asHolder(request, async (holder) => {
      checkedNothing(request.body ?? {});
      return told(await cards.strike(holder, (request.params as { key: string }).key), holder);
    }),
  );

  app.post('/api/card/delete', (request, reply) =>
    asHolder(request, async (holder) => {
      checkedNothing(request.body ?? {});
      // First: a card that is still there can be deleted again when something went wrong.
      await forgetCard(context, holder.card.key);
      const refused = await cards.erase(holder);
      if (refused) throw problem(refused);
      reply.clearCookie(cardCookieName(isSecure(request)), sessionCookieOptions(isSecure(request)));
      return {};
    }),
  );

  app.post('/api/tables/:table/sign-in', (request) =>
    atTable(context, request, async (open, session) => {
      if (session.seat.kind === 'spectator')
        throw new HttpProblem(403, 'not-playing', words('Only those who play or lead the game sign in with a card.'));
      wait(limits.actions.take(`${open.table}/${session.id}`));
      const { salt, ...said } = checkedSignIn(request.body);
      const signIn = salt === undefined ? said : { ...said, name: nameToken({ name: said.name, salt }) };
      if (!isSignIn(signIn)) throw badProof();
      const called = { name: said.name, ...(salt === undefined ? {} : { salt }) };
      // Of two at once the ledger would hold the same words twice.
      const place = `${open.table}/${session.seat.id}`;
      if (underWay.has(place)) throw busy(words('Somebody is signing in at this seat just now.'), 1);
      underWay.add(place);
      return asHolder(request, (holder) => signInAt(context, open, session, holder, signIn, called)).finally(() =>
        underWay.delete(place),
      );
    }),
  );
};

const badProof = (): HttpProblem =>
  new HttpProblem(400, 'bad-proof', words('The player card has not signed for this seat at this table.'), {
    field: 'proof',
  });

const banned = (because: string | undefined): HttpProblem =>
  new HttpProblem(
    403,
    'banned-card',
    because === undefined
      ? words('Whoever runs this server lets this player card sign in at no table any more.')
      : words('Whoever runs this server lets this player card sign in at no table any more: {0}', because),
  );

const lastKey = (table: string, seat: string): string => `sign-in!${table}!${seat}`;
const MOST_SIGN_INS = 200;

interface Last {
  readonly at: string;
  readonly count: number;
}

/** An honest ledger holds no sign-in that whoever checks the match would call false. */
const signInAt = async (
  { cards, records, clock }: ServerContext,
  { table, room, names }: OpenTable,
  session: Session,
  holder: CardHolder,
  signIn: SignIn,
  { name, salt }: { readonly name: string; readonly salt?: string },
): Promise<object> => {
  const { card, device } = holder;
  const { seat } = session;
  if (signIn.card !== card.key || (signIn.devices?.at(-1)?.key ?? card.key) !== device.key) throw badProof();
  if (!isSignedIn(signIn, room.gameId, seat.id)) throw badProof();
  const ban = await banOf(records, card.key);
  if (ban) throw banned(ban.because);
  if (name !== card.name)
    throw new HttpProblem(409, 'another-name', words('The player card is called {0}.', card.name), { field: 'name' });
  const now = new Date(clock.now()).toISOString();
  if (!isTimely(now, { at: signIn.at, isLive: true }) || Math.abs(Date.parse(signIn.at) - clock.now()) > APART)
    throw new HttpProblem(409, 'wrong-clock', words('The player card has signed at another time than now.'), {
      field: 'at',
    });
  const shown = room.view.cardAt(seat.id);
  if (shown?.key === card.key && shown.name === card.name) return { seq: room.head.seq };
  const last = await lastOf(records, table, seat);
  if (last && signIn.at <= last.at)
    throw new HttpProblem(409, 'used-before', words('The player card has signed this before; sign again.'), {
      field: 'at',
    });
  if (last && last.count >= MOST_SIGN_INS)
    throw new HttpProblem(409, 'too-often', words('So many cards have signed in at this seat that no other one may.'));
  const next: Last = { at: signIn.at, count: (last?.count ?? 0) + 1 };
  const done = await room.signIn(seat, signIn, () => !session.isRevoked, [
    { put: lastKey(table, seat.id), value: JSON.stringify(next) },
    ...names.signedIn(names.tokenOf(seat.id, session.name), card.key),
    ...(salt === undefined
      ? []
      : [names.add(signIn.name, { name, salt, seat: seat.id, card: card.key, isOfCard: true })]),
  ]);
  if (isRefusal(done)) throw problem(done);
  // What is in the ledger is there, whatever becomes of this.
  await cards.noteTable(holder, table, seat.id).catch(() => undefined);
  return { seq: done.seq };
};

const lastOf = async (records: ServerContext['records'], table: string, seat: Seat): Promise<Last | undefined> => {
  const kept = await records.get(lastKey(table, seat.id));
  return kept === undefined ? undefined : (JSON.parse(kept) as Last);
};
