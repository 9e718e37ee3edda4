import { words } from '@vexillum/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { convenedBy } from '../convening/convened-by.ts';
import type { ServerContext } from '../server-context.ts';
import type { OpenTable } from '../open-table.ts';
import { readCookies, sessionCookieName, sessionCookieOptions } from '../seats/session-cookie.ts';
import type { Session } from '../seats/session.ts';
import { atTable } from './at-table.ts';
import { isHttps } from './client-address.ts';
import { HttpProblem } from './http-problem.ts';
import { putOffWhenBusy, readerOf, sendCounted } from './reading.ts';

/** Looking at a table. */
export const tableRoutes = (app: FastifyInstance, context: ServerContext): void => {
  app.get('/api/tables/:table', (request, reply) =>
    atTable(context, request, async (open, session) => {
      await renewCookie(context, request, reply, open, session);
      // The table itself is in memory, and is told of also while the disk answers nothing.
      const keptUntil = await context.keptUntil(open.table).catch(() => undefined);
      const visibility = context.publicTables.listingOf(open.table) ? 'public' : 'private';
      const by = await convenedBy(context, open.table).catch(() => undefined);
      return {
        ...open.room.view.describe(session.seat),
        visibility,
        ...(keptUntil === undefined ? {} : { keptUntil }),
        ...(by ? { convenedBy: by } : {}),
      };
    }),
  );

  /** What those are called in whose place the ledger has tokens: to be read by everybody who reads that. */
  app.get('/api/tables/:table/names', (request) =>
    atTable(context, request, async ({ names }) => ({ names: names.kept })),
  );

  app.get('/api/tables/:table/ledger', (request, reply) => {
    const from = entryNumber((request.query as { from?: unknown }).from);
    return atTable(context, request, async ({ room, table }, session) => {
      putOffWhenBusy(context);
      const { entries, head, signed } = await room.ledger(from);
      reply.type('application/json; charset=utf-8');
      // Entries go out as the texts that were hashed.
      const text = `{"entries":${entries},"head":${JSON.stringify(head)}${signed ? `,"signed":${JSON.stringify(signed)}` : ''}}`;
      return sendCounted(context, readerOf(context, request, table, session), reply, text);
    });
  });
};

const entryNumber = (from: unknown): number => {
  if (from === undefined) return 0;
  if (typeof from === 'string' && /^\d{1,15}$/.test(from)) return Number(from);
  throw new HttpProblem(400, 'bad-request', words('from is the number of an entry.'), { field: 'from' });
};

/** The session slides, and the browser's cookie with it. */
const renewCookie = async (
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { table, seats }: OpenTable,
  session: Session,
) => {
  if (!(await seats.renew(session).catch(() => false))) return;
  const isSecure = isHttps(request.raw, context.trustedHops);
  const name = sessionCookieName(table, session.seat.id, isSecure);
  const value = readCookies(request.headers.cookie).get(name);
  if (value !== undefined) reply.setCookie(name, value, sessionCookieOptions(isSecure));
};
