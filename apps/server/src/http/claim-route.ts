import { Type } from '@sinclair/typebox';
import { isRefusal, type Refusal, words } from '@vexillum/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import type { CodePlace } from '../nodes/code-places.ts';
import type { OpenTable } from '../open-table.ts';
import { codeIn } from '../seats/code-letters.ts';
import { type Invite, inviteKey } from '../seats/invite.ts';
import { type Recoverable, recoveryKey, recoverySaid } from '../seats/recovery.ts';
import type { Claimed, LogSeat } from '../seats/seat-book.ts';
import { hashOf, inviteIdOf, isSameHash } from '../seats/secret-token.ts';
import { readCookies, sessionCookieName, sessionCookieOptions } from '../seats/session-cookie.ts';
import { checkedBody } from './checked-body.ts';
import { clientAddress, isHttps } from './client-address.ts';
import { HttpProblem, problemOf, tooFast } from './http-problem.ts';
import { isPassedOnTo } from './pass-on-requests.ts';
import { seatCard } from './seat-card.ts';

const checkedClaim = checkedBody(
  Type.Object(
    { token: Type.Optional(Type.Unknown()), code: Type.Optional(Type.Unknown()), name: Type.Optional(Type.Unknown()) },
    { additionalProperties: false },
  ),
);

const checkedInvite = checkedBody(Type.Object({ token: Type.Unknown() }, { additionalProperties: false }));

export const noSuchInvite = (): HttpProblem =>
  new HttpProblem(404, 'no-such-invite', words('This link or code leads nowhere; ask for a new one.'));
export const usedInvite = (): HttpProblem =>
  new HttpProblem(410, 'invite-used', words('This link or code was used already or has run out; ask for a new one.'));

const statuses: Readonly<Record<string, number>> = {
  'invite-used': 410,
  'bad-name': 400,
  'no-such-seat': 404,
  'sent-away': 403,
  'not-saved': 503,
  busy: 503,
};

export const logOf =
  ({ room, names }: OpenTable): LogSeat =>
  (name, seat, args, beside = []) => {
    const signed = names.inLedger(name, seat, args);
    return room.actAsSteward(name, seat, signed.args, [...beside, ...signed.beside]);
  };

/** Sitting down: by an invite's token, or on a second device by a code. */
export const claimRoute = (app: FastifyInstance, context: ServerContext): void => {
  app.post('/api/claim', async (request, reply) => {
    const { token, code, name } = checkedClaim(request.body);
    if (code !== undefined && token === undefined) {
      const place = await placeOfCode(context, code);
      if (place !== undefined && (await isPassedOnTo(context, request, reply, { kind: 'table', table: place })))
        return reply;
      const claimed = await guardingCodes(context, request, () => byRecovery(context, code, name));
      return sitDown(context, request, reply, claimed);
    }
    const invite = await admitted(context, request, token);
    if (await isPassedOnTo(context, request, reply, { kind: 'table', table: invite.table })) return reply;
    return sitDown(context, request, reply, await byToken(context, request, invite, name));
  });
  app.post('/api/invite', async (request, reply) => {
    const invite = await admitted(context, request, checkedInvite(request.body).token);
    if (await isPassedOnTo(context, request, reply, { kind: 'table', table: invite.table })) return reply;
    const card = await context.rooms.inPassing(invite.table, async (open) => invitedTo(open, invite));
    if (!card) throw usedInvite();
    return card;
  });
};

/**
 * The invite that a token stands for. Nobody guesses one of 256 bits, so whoever brings one is let through whatever others at the same address
 * have tried, as often as that one link may be used; who brings none waits after some.
 */
const admitted = async (context: ServerContext, request: FastifyRequest, token: unknown): Promise<Invite> => {
  const { limits, trustedHops } = context;
  const invite = await findInvite(context, token);
  const wait = invite
    ? limits.claims.take(`invite ${invite.id}`)
    : await limits.wrongClaims.take(clientAddress(request.raw, trustedHops));
  if (wait !== undefined) throw tooFast(wait);
  if (!invite) throw noSuchInvite();
  return invite;
};

/** A code is short: nobody tries them out. */
export const guardingCodes = async <T>(
  { limits, trustedHops }: ServerContext,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> => {
  const address = clientAddress(request.raw, trustedHops);
  const wait = (await limits.wrongClaims.ask(address)) ?? limits.claims.take(address);
  if (wait !== undefined) throw tooFast(wait);
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 404) await limits.wrongClaims.take(address);
    throw error;
  }
};

/** What an invite leads to, for somebody who is about to sit down: game, table, seat, and who is there already. It takes nothing, and tells nothing of the play. */
const invitedTo = ({ game, room, seats }: OpenTable, invite: Invite): object | undefined => {
  const seat = game.seats.find(({ id }) => id === invite.seat);
  if (!seat || !seats.isOpen(invite)) return undefined;
  const seated = game.seats.flatMap((one) => {
    const name = room.view.names.get(one.id);
    return name === undefined || one.kind === 'spectator' ? [] : [{ ...seatCard(one), name }];
  });
  return { game: game.name, table: room.view.setup.name, ...seatCard(seat), seated };
};

export interface Seated {
  readonly table: string;
  readonly claimed: Claimed;
}

/** What this browser brings for a seat there, whether it still opens it or not. */
export const cookieHere = (
  { trustedHops }: ServerContext,
  request: FastifyRequest,
  table: string,
  seat: string,
): string | undefined =>
  readCookies(request.headers.cookie).get(sessionCookieName(table, seat, isHttps(request.raw, trustedHops)));

const byToken = async (
  context: ServerContext,
  request: FastifyRequest,
  invite: Invite,
  name: unknown,
): Promise<Seated> => {
  const cookie = cookieHere(context, request, invite.table, invite.seat);
  const result = await context.rooms.inPassing(invite.table, (open) =>
    open.seats.claim(invite, name, logOf(open), cookie),
  );
  return { table: invite.table, claimed: claimedFrom(result) };
};

const findInvite = async ({ records }: ServerContext, token: unknown): Promise<Invite | undefined> => {
  const id = inviteIdOf(token);
  const kept = id === undefined ? undefined : await records.get(inviteKey(id));
  const invite = kept === undefined ? undefined : (JSON.parse(kept) as Invite);
  return invite && isSameHash(invite.hash, hashOf('gtinv1', String(token))) ? invite : undefined;
};

/** The table that a code leads to, where other nodes may have it. Whether the code is right is that table's node to say. */
const placeOfCode = async ({ codePlaces, records }: ServerContext, code: unknown): Promise<string | undefined> => {
  if (!codePlaces) return undefined;
  const said = recoverySaid(code);
  if (!said) return (await codePlaces.find(codeIn(code)))?.table;
  const kept = await records.get(recoveryKey(said.finder));
  return kept === undefined ? undefined : (JSON.parse(kept) as Recoverable).table;
};

/** A seat's recovery code is longer than those that let a second device in. */
const byRecovery = async (context: ServerContext, code: unknown, name: unknown): Promise<Seated> => {
  const said = recoverySaid(code);
  if (!said) return byCode(context, code, name);
  const kept = await context.records.get(recoveryKey(said.finder));
  if (kept === undefined) throw noSuchInvite();
  const { table, seat } = JSON.parse(kept) as Recoverable;
  const result = await context.rooms.inPassing(table, async (open) => {
    const recovered = await open.seats.recover(seat, said, name, logOf(open));
    if (recovered && !isRefusal(recovered)) open.room.dropSeat(seat);
    return recovered;
  });
  return { table, claimed: claimedFrom(result) };
};

const byCode = async (context: ServerContext, code: unknown, name: unknown): Promise<Seated> => {
  const { codes, codePlaces } = context;
  const place = await codePlaces?.find(codeIn(code));
  // What is known in memory alone was replaced at another node meanwhile.
  if (codePlaces && !place) throw noSuchInvite();
  if (place && !(await takeUp(context, code, place))) throw usedInvite();
  const found = codes.find(code);
  if (found.kind === 'wrong') throw noSuchInvite();
  if (found.kind === 'expired') throw usedInvite();
  // Taken before anything is awaited, so that a code lets one device in and not two.
  found.take();
  try {
    const result = await context.rooms.inPassing(found.of.table, (open) =>
      open.seats.addDevice(
        found.of.session,
        name,
        logOf(open),
        place && codePlaces ? codePlaces.used(codeIn(code), place) : [],
      ),
    );
    return { table: found.of.table, claimed: claimedFrom(result) };
  } catch (error) {
    found.giveBack();
    throw error;
  }
};

/** As all nodes know it: this one may have given it, lost the table, and have it again. `false` where its holder no longer sits there. */
const takeUp = async ({ codes, rooms }: ServerContext, code: unknown, place: CodePlace): Promise<boolean> => {
  const { table, seat, hash, holder, until, isUsed = false } = place;
  // Given by a version that kept neither.
  if (seat === undefined || hash === undefined) return true;
  const isTaken = await rooms.with(table, async ({ seats }) => {
    const session = seats.page(seat)?.sessions.find(({ id }) => id === holder);
    if (session) codes.adopt(code, table, session, { hash, expires: until, isUsed });
    return session !== undefined;
  });
  return isTaken ?? false;
};

export const claimedFrom = (result: Claimed | Refusal | undefined): Claimed => {
  if (!result) throw noSuchInvite();
  if (isRefusal(result)) throw problemOf(result, statuses[result.code] ?? 409);
  return result;
};

/** The cookie and the answer of somebody who has sat down. */
export const sitDown = (
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { table, claimed }: Seated,
): object => {
  const { session, secret } = claimed;
  const isSecure = isHttps(request.raw, context.trustedHops);
  reply.setCookie(sessionCookieName(table, session.seat.id, isSecure), secret, sessionCookieOptions(isSecure));
  const recovery = claimed.recovery === undefined ? {} : { recovery: claimed.recovery };
  return { table, ...seatCard(session.seat), name: session.name, ...recovery };
};
