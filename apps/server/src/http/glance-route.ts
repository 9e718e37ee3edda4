import { Type } from '@sinclair/typebox';
import type { GlancedTable } from '@vexillum/protocol';
import { HeldElsewhere } from '@vexillum/table/room';
import type { FastifyInstance } from 'fastify';
import { readCookies, sessionCookieName } from '../seats/session-cookie.ts';
import type { ServerContext } from '../server-context.ts';
import { checkedBody } from './checked-body.ts';
import { clientAddress, isHttps } from './client-address.ts';
import { tooFast } from './http-problem.ts';
import { putOffWhenBusy } from './reading.ts';

/** A browser remembers fifty tables. */
const MOST = 50;

const checkedSeats = checkedBody(
  Type.Object(
    {
      seats: Type.Array(
        Type.Object(
          { table: Type.String({ pattern: '^[a-z2-7]{16}$' }), seat: Type.String({ pattern: '^[a-z0-9-]{1,32}$' }) },
          { additionalProperties: false },
        ),
        { maxItems: MOST },
      ),
    },
    { additionalProperties: false },
  ),
);

/** How all tables stand at which a browser has seats, in one request. */
export const glanceRoute = (app: FastifyInstance, context: ServerContext): void => {
  const { glances, limits, trustedHops } = context;

  app.post('/api/tables/glance', async (request) => {
    const address = clientAddress(request.raw, trustedHops);
    const budget = () => {
      const wait = limits.reading.askAddress(address);
      if (wait !== undefined) throw tooFast(wait);
    };
    budget();
    const { seats } = checkedSeats(request.body);
    putOffWhenBusy(context);
    const cookies = readCookies(request.headers.cookie);
    const isSecure = isHttps(request.raw, trustedHops);
    const found = new Map<string, GlancedTable>();
    const elsewhere = new Map<string, (typeof seats)[number][]>();
    // One after the other: a browser that has been everywhere is no burst.
    for (const { table, seat } of seats) {
      const cookie = cookies.get(sessionCookieName(table, seat, isSecure));
      if (cookie === undefined || found.has(table)) continue;
      budget();
      // One table that cannot be read just now does not hide the others.
      const glanced = await glances.of(table, seat, cookie).catch((error: unknown) => {
        const at = error instanceof HeldElsewhere ? error.address : undefined;
        if (at !== undefined) elsewhere.set(at, [...(elsewhere.get(at) ?? []), { table, seat }]);
        return undefined;
      });
      if (glanced) found.set(table, glanced);
    }
    for (const glanced of (await context.onward?.glance(request.raw, elsewhere)) ?? [])
      found.set(glanced.table, glanced);
    return { tables: [...found.values()] };
  });
};
