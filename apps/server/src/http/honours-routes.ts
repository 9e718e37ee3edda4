import { type Award, tiersOf } from '@vexillum/league';
import { type Achievement, type Game, words } from '@vexillum/model';
import type { HonourRow, HonoursPage, RanksPage } from '@vexillum/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Honours } from '../boards/read-honours.ts';
import type { ServerContext } from '../server-context.ts';
import { clientAddress } from './client-address.ts';
import { HttpProblem, tooFast } from './http-problem.ts';
import { putOffWhenBusy } from './reading.ts';

/**
 * What a player was given: `GET /api/honours/:card`, and how their ranks came to be: `GET /api/ranks/:card`; for everybody. A card that nobody has was
 * given nothing, and has no rank.
 */
export const honoursRoutes = (app: FastifyInstance, context: ServerContext): void => {
  const { limits, trustedHops, boards, games } = context;
  const cardAsked = (request: FastifyRequest): string => {
    const wait = limits.boards.take(clientAddress(request.raw, trustedHops));
    if (wait !== undefined) throw tooFast(wait);
    putOffWhenBusy(context);
    const { card } = request.params as { readonly card: string };
    if (!/^[0-9a-f]{64}$/.test(card))
      throw new HttpProblem(404, 'no-such-card', words('No player card has such a number.'));
    return card;
  };

  app.get('/api/ranks/:card', async (request) => {
    const card = cardAsked(request);
    const offered = games.filter(({ isOffered }) => isOffered !== false).map(({ id }) => id);
    return { card, ...(await boards.ranks(card, offered)) } satisfies RanksPage;
  });

  app.get('/api/honours/:card', async (request) => {
    const card = cardAsked(request);
    const honours = await boards.honours(card);
    const laurels = await boards.laurelsOf(card);
    return {
      card,
      ...(honours.name === undefined ? {} : { name: honours.name }),
      laurels,
      games: games.flatMap((game) => pageOf(game, honours)),
    } satisfies HonoursPage;
  });
};

const pageOf = ({ id, achievements, isOffered }: Game, honours: Honours): HonoursPage['games'] => {
  if (!achievements || isOffered === false) return [];
  return [{ game: id, rows: achievements.all.map((achievement) => rowOf(id, achievement, honours)) }];
};

const rowOf = (game: string, achievement: Achievement, { awards, careers }: Honours): HonourRow => {
  const { id, version, title, description, scope } = achievement;
  const isIts = (award: Award) => award.game === game && award.achievement === id && award.version === version;
  const given = awards
    .filter(isIts)
    .toSorted((a, b) => a.tier - b.tier)
    .map(({ tier, at, table, nth, seq, head }) => ({ tier, at, table, nth, seq, head }));
  const value = careers.find((career) => career.game === game && career.achievement === id)?.value ?? 0;
  return {
    id,
    version,
    title,
    description,
    tiers: tiersOf(achievement),
    ...(scope === 'career' ? { value } : {}),
    given,
  };
};
