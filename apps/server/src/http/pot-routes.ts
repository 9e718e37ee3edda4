import { words } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import { potCsv } from '../boards/board-csv.ts';
import { isPeriod, periodAt } from '../boards/period.ts';
import type { ServerContext } from '../server-context.ts';
import { asFile, fileKinds } from './board-file.ts';
import { clientAddress } from './client-address.ts';
import { HttpProblem, tooFast } from './http-problem.ts';
import { putOffWhenBusy } from './reading.ts';

const EARLIEST = '2026-01';

/** Honour pots: `GET /api/pots/:game?period=2026-11&card=…`, for everybody. */
export const potRoutes = (app: FastifyInstance, context: ServerContext): void => {
  app.get('/api/pots/:game', async (request, reply) => {
    const { limits, trustedHops, boards, games, clock } = context;
    const wait = limits.boards.take(clientAddress(request.raw, trustedHops));
    if (wait !== undefined) throw tooFast(wait);
    putOffWhenBusy(context);
    const { game: id } = request.params as { readonly game: string };
    const game = games.find((candidate) => candidate.id === id && candidate.isOffered !== false);
    if (!game) throw new HttpProblem(404, 'no-such-pot', words('There is no such pot.'));
    const { period = periodAt(clock.now()), card, as } = request.query as Readonly<Record<string, unknown>>;
    if (typeof period !== 'string' || !isPeriod(period) || period < EARLIEST || period > periodAt(clock.now()))
      throw new HttpProblem(404, 'no-such-pot', words('There is no such pot.'));
    if (card !== undefined && (typeof card !== 'string' || !/^[0-9a-f]{64}$/.test(card)))
      throw new HttpProblem(404, 'no-such-card', words('No player card has such a number.'));
    const kind = fileKinds.find((known) => known === as);
    if (as !== undefined && !kind)
      throw new HttpProblem(400, 'bad-request', words('{0} has a value that this board does not know.', 'as'));
    const page = await boards.pot({ game: game.id, period }, card);
    return kind ? asFile(reply, kind, `${game.id}-pot-${period}`, kind === 'csv' ? potCsv(page) : page) : page;
  });
};
