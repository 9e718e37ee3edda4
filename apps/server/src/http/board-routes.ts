import { type Game, words } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import { boardNames } from '@vexillum/protocol';
import type { BoardQuery } from '../boards/board-query.ts';
import type { ServerContext } from '../server-context.ts';
import { clientAddress } from './client-address.ts';
import { HttpProblem, tooFast } from './http-problem.ts';
import { putOffWhenBusy } from './reading.ts';

const MOST_ROWS = 100;
const MOST_SKIPPED = 100_000;

/** What a board is asked with, as it comes. */
type Asked = Readonly<Record<string, unknown>>;

/** Boards of results: `GET /api/boards/:game/:board`, for everybody. */
export const boardRoutes = (app: FastifyInstance, context: ServerContext): void => {
  app.get('/api/boards/:game/:board', async (request) => {
    const { limits, trustedHops, boards, games } = context;
    const wait = limits.boards.take(clientAddress(request.raw, trustedHops));
    if (wait !== undefined) throw tooFast(wait);
    putOffWhenBusy(context);
    const { game: id, board: name } = request.params as { readonly game: string; readonly board: string };
    const game = games.find((candidate) => candidate.id === id && candidate.isOffered !== false);
    const board = boardNames.find((known) => known === name);
    if (!game || !board) throw new HttpProblem(404, 'no-such-board', words('There is no such board.'));
    const page = await boards.board({ board, game: game.id, ...readQuery(game, request.query as Asked) });
    return { game: game.id, board, scored: game.scoring?.title ?? '', ...page };
  });
};

const readQuery = (game: Game, asked: Asked): Omit<BoardQuery, 'board' | 'game'> => ({
  ...text(asked, 'profile', (value) => game.profiles.some(({ id }) => id === value)),
  ...text(asked, 'table', (value) => /^[a-z2-7]{16}$/.test(value)),
  ...text(asked, 'rule', (value) => game.houseRules.some(({ key }) => key === value)),
  ...moment(asked, 'from'),
  ...moment(asked, 'to'),
  skip: count(asked, 'skip', 0, MOST_SKIPPED),
  limit: count(asked, 'limit', 50, MOST_ROWS),
});

const text = <Key extends string>(asked: Asked, key: Key, isKnown: (value: string) => boolean) => {
  const value = asked[key];
  if (value === undefined) return {};
  if (typeof value === 'string' && isKnown(value)) return { [key]: value } as { readonly [K in Key]: string };
  throw unknown(key);
};

const moment = <Key extends string>(asked: Asked, key: Key) => {
  const value = asked[key];
  if (value === undefined) return {};
  const at = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) throw unknown(key);
  return { [key]: new Date(at).toISOString() } as { readonly [K in Key]: string };
};

const count = (asked: Asked, key: string, usual: number, most: number): number => {
  const value = asked[key];
  if (value === undefined) return usual;
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : -1;
  if (number < 0 || number > most || (key === 'limit' && number === 0)) throw unknown(key);
  return number;
};

const unknown = (field: string): HttpProblem =>
  new HttpProblem(400, 'bad-request', words('{0} has a value that this board does not know.', field), { field });
