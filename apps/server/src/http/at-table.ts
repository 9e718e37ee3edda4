import { words } from '@vexillum/model';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import type { OpenTable } from '../open-table.ts';
import { readCookies } from '../seats/session-cookie.ts';
import type { Session } from '../seats/session.ts';
import { type WhoAsks, whoAsks } from '../seats/who-asks.ts';
import { clientAddress, isHttps } from './client-address.ts';
import { HttpProblem, noSuchTable, tooFast } from './http-problem.ts';

const sessionFrom = (who: WhoAsks): Session => {
  switch (who.kind) {
    case 'session':
      return who.session;
    case 'nobody':
      throw noSuchTable();
    case 'several':
      throw new HttpProblem(
        400,
        'name-your-seat',
        words('You hold several seats at this table; name one in the header X-Seat.'),
        { field: 'X-Seat' },
      );
    case 'not-held':
      throw new HttpProblem(403, 'not-your-seat', words('You do not hold that seat.'), { field: 'X-Seat' });
    default:
      return who satisfies never;
  }
};

const namedSeat = (request: FastifyRequest): string | undefined => {
  const named = request.headers['x-seat'];
  return typeof named === 'string' && named !== '' ? named : undefined;
};

const wait = (seconds: number | undefined): void => {
  if (seconds !== undefined) throw tooFast(seconds);
};

/** Runs `answer` for the seat that the request speaks for; 404 alike for a table that is not there and one the asker has no seat at. */
export const atTable = async <T>(
  context: ServerContext,
  request: FastifyRequest,
  answer: (open: OpenTable, session: Session) => Promise<T>,
  named = namedSeat(request),
): Promise<T> => {
  const { table } = request.params as { table: string };
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReading) wait(context.limits.reading.askAddress(clientAddress(request.raw, context.trustedHops)));
  const isSecure = isHttps(request.raw, context.trustedHops);
  const asking = { cookies: readCookies(request.headers.cookie), isSecure, named };
  const answered = await context.rooms.with(table, async (open) => {
    const session = sessionFrom(whoAsks(open, asking));
    if (isReading) wait(context.limits.reading.ask({ session: `${table}/${session.id}`, table }));
    return { value: await answer(open, session) };
  });
  if (!answered) throw noSuchTable();
  return answered.value;
};
