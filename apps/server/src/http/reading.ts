import { words } from '@vexillum/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadBy } from '../limits/read-budget.ts';
import type { Session } from '../seats/session.ts';
import type { ServerContext } from '../server-context.ts';
import { clientAddress } from './client-address.ts';
import { busy, HttpProblem } from './http-problem.ts';

/** Smaller answers need no place. */
const LARGE = 64 * 1024;

export const readerOf = (context: ServerContext, request: FastifyRequest, table: string, session: Session): ReadBy => ({
  session: `${table}/${session.id}`,
  address: clientAddress(request.raw, context.trustedHops),
  table,
});

/** New work waits where the server is late with what it has, or where too many bytes wait to be taken already. */
export const putOffWhenBusy = ({ isLate, hasTooMuchWaiting, metrics }: ServerContext): void => {
  if (!isLate() && !hasTooMuchWaiting()) return;
  metrics.putOff();
  throw busy(words('The server has as much to do as it can just now; try again in a moment.'), 2);
};

/** Takes a place for a large answer, until it has gone out or its reader has. */
export const takePlace = (context: ServerContext, by: ReadBy, reply: FastifyReply): void => {
  const place = context.limits.reading.enter(by);
  if ('leave' in place) {
    reply.raw.once('close', place.leave);
    return;
  }
  if (place.full === 'session' || place.full === 'address')
    throw new HttpProblem(
      429,
      'too-many-downloads',
      words('You are being sent as much as you may have at one time; wait until it is there and try again.'),
      { retryAfter: 2 },
    );
  throw busy(words('Others are being sent large files just now; try again in a moment.'), 2);
};

/** Counts what goes out, piece by piece. */
export async function* counted<Piece extends string | Uint8Array>(
  { limits }: ServerContext,
  by: ReadBy,
  pieces: AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    limits.reading.spend(by, piece.length);
    yield piece;
  }
}

/** One large text: its place, and its bytes. */
export const sendCounted = (context: ServerContext, by: ReadBy, reply: FastifyReply, text: string): Buffer => {
  const bytes = Buffer.from(text);
  if (bytes.length > LARGE) takePlace(context, by, reply);
  context.limits.reading.spend(by, bytes.length);
  return bytes;
};
