import type { GameRank, PlayedRow, RankPoint } from '@vexillum/protocol';
import { ELIGIBLE } from './eligible.ts';
import type { Runner } from './runner.ts';
import { db } from './schema.ts';

/** As many of a player's last rated games as are told. */
export const MOST_POINTS = 200;
const MOST_PLAYED = 50;
const DAY = 86_400_000;

/** The ranks of a card in these games, and how they came to be. `now` is in milliseconds since 1970. */
export const readRanks = (runner: Runner, card: string, games: readonly string[], now: number): readonly GameRank[] =>
  games.flatMap((game) => {
    const [known] = runner.all(
      db
        .selectFrom('rank')
        .select(['ordinal', 'rated', 'met', 'last_at'])
        .where('game', '=', game)
        .where('card', '=', card),
    );
    if (!known) return [];
    const { ordinal, rated, met, last_at: lastAt } = known;
    const since = new Date(now - ELIGIBLE.days * DAY).toISOString();
    const missing = Math.max(0, ELIGIBLE.rated - rated);
    const missingOpponents = Math.max(0, ELIGIBLE.opponents - met);
    const hasPlace = missing === 0 && missingOpponents === 0 && lastAt >= since;
    return [
      {
        game,
        rank: rounded(ordinal),
        rated,
        ...(missing > 0 ? { missing } : {}),
        ...(missingOpponents > 0 ? { missingOpponents } : {}),
        ...(hasPlace ? { position: positionOf(runner, game, ordinal, since) } : {}),
        history: historyOf(runner, card, game, rated),
      },
    ];
  });

/** The last games of a card in these games, the newest first. */
export const readPlayed = (runner: Runner, card: string, games: readonly string[]): readonly PlayedRow[] =>
  runner
    .all(
      db
        .selectFrom('part')
        .select(['game', 'table_id', 'nth', 'table_name', 'seat', 'ended_at', 'place', 'score', 'unrated'])
        .where('card', '=', card)
        .where('game', 'in', games)
        .orderBy('ended_at', 'desc')
        .orderBy('table_id', 'desc')
        .orderBy('nth', 'desc')
        .orderBy('seat')
        .limit(MOST_PLAYED),
    )
    .map(({ game, table_id: table, nth, table_name: tableName, seat, ended_at: endedAt, place, score, unrated }) => ({
      game,
      table,
      nth,
      tableName,
      seat,
      endedAt,
      ...(place === null ? {} : { place }),
      score,
      ...(unrated === '' ? {} : { unrated }),
    }));

const rounded = (ordinal: number): number => Math.round(ordinal * 100) / 100;

const positionOf = (runner: Runner, game: string, ordinal: number, since: string): number => {
  const [above] = runner.all(
    db
      .selectFrom('rank')
      .where('game', '=', game)
      .where('ordinal', '>', ordinal)
      .where('rated', '>=', ELIGIBLE.rated)
      .where('met', '>=', ELIGIBLE.opponents)
      .where('last_at', '>=', since)
      .select(({ fn }) => fn.countAll<number>().as('count')),
  );
  return 1 + Number(above?.count ?? 0);
};

/** Whoever leads two commands of a side has two parts in a game, and one rank after it. */
const historyOf = (runner: Runner, card: string, game: string, rated: number): readonly RankPoint[] => {
  const parts = runner.all(
    db
      .selectFrom('part')
      .select(['ended_at', 'table_id', 'nth', 'mu', 'sigma', 'is_win'])
      .distinct()
      .where('card', '=', card)
      .where('game', '=', game)
      .where('mu', 'is not', null)
      .orderBy('ended_at', 'desc')
      .orderBy('table_id', 'desc')
      .orderBy('nth', 'desc')
      .limit(MOST_POINTS),
  );
  return parts
    .map(({ ended_at: at, mu, sigma, is_win: won }, n) => ({
      game: rated - n,
      at,
      rank: rounded((mu ?? 0) - 3 * (sigma ?? 0)),
      isWon: won === 1,
    }))
    .toReversed();
};
