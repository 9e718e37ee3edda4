import { type Game, words } from '@vexillum/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boardNames } from '@vexillum/protocol';
import { boardCsv } from '../boards/board-csv.ts';
import type { BoardQuery } from '../boards/board-query.ts';
import type { ServerContext } from '../server-context.ts';
import { asFile, type FileKind, fileKinds } from './board-file.ts';
import { cardHolder } from './card-holder.ts';
import { clientAddress } from './client-address.ts';
import { HttpProblem, tooFast } from './http-problem.ts';
import { putOffWhenBusy } from './reading.ts';

const MOST_ROWS = 100;
/** In a file: a page of them has no end that a reader could press. */
const MOST_IN_A_FILE = 1000;
const MOST_SKIPPED = 100_000;

/** What a board is asked with, as it comes. */
type Asked = Readonly<Record<string, unknown>>;

/** Boards of results: `GET /api/boards/:game/:board`, for everybody. */
export const boardRoutes = (app: FastifyInstance, context: ServerContext): void => {
  app.get('/api/boards/:game/:board', async (request, reply) => {
    const { limits, trustedHops, boards, games } = context;
    const wait = limits.boards.take(clientAddress(request.raw, trustedHops));
    if (wait !== undefined) throw tooFast(wait);
    putOffWhenBusy(context);
    const { game: id, board: name } = request.params as { readonly game: string; readonly board: string };
    const game = games.find((candidate) => candidate.id === id && candidate.isOffered !== false);
    const board = boardNames.find((known) => known === name);
    if (!game || !board) throw new HttpProblem(404, 'no-such-board', words('There is no such board.'));
    const as = fileKind(request.query as Asked);
    const query = {
      board,
      game: game.id,
      ...readQuery(game, request.query as Asked, as),
      ...(await friends(context, request)),
    };
    const page = await boards.board(query);
    const told = { game: game.id, board, scored: game.scoring?.title ?? '', ...page };
    if (as === undefined) return told;
    if (page.hasMore) reply.header('link', `<${nextOf(request.url, query)}>; rel="next"`);
    return asFile(reply, as, `${game.id}-${board}`, as === 'csv' ? boardCsv(board, page) : told);
  });
};

/** Whoever asks, and those whom they have marked: theirs alone to know, so it is asked by the cookie of their card. */
const friends = async (
  context: ServerContext,
  request: FastifyRequest,
): Promise<{ readonly cards?: readonly string[] }> => {
  const { friends: asked } = request.query as Asked;
  if (asked === undefined) return {};
  if (asked !== 'yes') throw unknown('friends');
  const { card } = await cardHolder(context, request);
  return { cards: [card.key, ...(card.friends ?? [])] };
};

/** `undefined`: an answer for a page that asks. */
const fileKind = ({ as }: Asked): FileKind | undefined => {
  if (as === undefined) return undefined;
  const kind = fileKinds.find((known) => known === as);
  if (!kind) throw unknown('as');
  return kind;
};

/** Where a file that ended too early goes on. */
const nextOf = (url: string, { skip, limit }: BoardQuery): string => {
  const { pathname, searchParams } = new URL(url, 'http://here');
  searchParams.set('skip', String(skip + limit));
  return `${pathname}?${searchParams.toString()}`;
};

const readQuery = (game: Game, asked: Asked, as: FileKind | undefined): Omit<BoardQuery, 'board' | 'game'> => ({
  ...text(asked, 'profile', (value) => game.profiles.some(({ id }) => id === value)),
  ...text(asked, 'table', (value) => /^[a-z2-7]{16}$/.test(value)),
  ...text(asked, 'rule', (value) => game.houseRules.some(({ key }) => key === value)),
  ...moment(asked, 'from'),
  ...moment(asked, 'to'),
  skip: count(asked, 'skip', 0, MOST_SKIPPED),
  limit:
    as === undefined ? count(asked, 'limit', 50, MOST_ROWS) : count(asked, 'limit', MOST_IN_A_FILE, MOST_IN_A_FILE),
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
