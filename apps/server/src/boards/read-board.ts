import { sql } from 'kysely';
import type { BoardPage, BoardRow } from '@vexillum/protocol';
import type { BoardQuery } from './board-query.ts';
import type { Runner } from './runner.ts';
import { db } from './schema.ts';

/** Who is ranked: seen often enough, and lately (LEAGUE, "Boards"). How sure a rating is, is in what it is ranked by. */
export const ELIGIBLE = { rated: 10, days: 30 } as const;
const DAY = 86_400_000;

/** A page of a board as it stands. `now` is in milliseconds since 1970. */
export const readBoard = (runner: Runner, query: BoardQuery, now: number): BoardPage => {
  const rows = read[query.board](runner, query, now);
  return { rows: rows.slice(0, query.limit), hasMore: rows.length > query.limit };
};

type Read = (runner: Runner, query: BoardQuery, now: number) => readonly BoardRow[];

/** The parts that are asked for. */
const parts = ({ game, profile, table, from, to, rule }: BoardQuery) => {
  let query = db.selectFrom('part').where('game', '=', game);
  if (profile !== undefined) query = query.where('profile', '=', profile);
  if (table !== undefined) query = query.where('match_id', '=', table);
  if (from !== undefined) query = query.where('ended_at', '>=', from);
  if (to !== undefined) query = query.where('ended_at', '<', to);
  if (rule !== undefined) query = query.where(sql<boolean>`json_extract(rules, ${`$."${rule}"`}) is not null`);
  return query;
};

/** Beyond what tallies are kept of. */
const isFiltered = ({ table, from, to, rule }: BoardQuery): boolean =>
  [table, from, to, rule].some((asked) => asked !== undefined);

/** Equal values have the same position, that of the first of them. */
const numbered = <Row>(
  rows: readonly Row[],
  skip: number,
  before: (value: number) => number,
  valueOf: (row: Row) => number,
  tell: (row: Row) => Omit<BoardRow, 'position' | 'value'>,
): BoardRow[] => {
  let position = 0;
  let last: number | undefined;
  return rows.map((row, n) => {
    const value = valueOf(row);
    if (n === 0) position = before(value) + 1;
    else if (value !== last) position = skip + n + 1;
    last = value;
    return { position, value, ...tell(row) };
  });
};

const countOf = (rows: readonly { readonly count: number | bigint | string }[]): number => Number(rows[0]?.count ?? 0);

const scores: Read = (runner, query) => {
  const rows = runner.all(
    parts(query)
      .select(['name', 'card', 'score', 'others', 'profile', 'table_id', 'match_id', 'table_name', 'ended_at', 'rules'])
      .orderBy('score', 'desc')
      .orderBy('ended_at')
      .orderBy('table_id')
      .limit(query.limit + 1)
      .offset(query.skip),
  );
  const before = (score: number) =>
    query.skip === 0
      ? 0
      : countOf(
          runner.all(
            parts(query)
              .where('score', '>', score)
              .select(({ fn }) => fn.countAll().as('count')),
          ),
        );
  return numbered(
    rows,
    query.skip,
    before,
    ({ score }) => score,
    (row) => ({
      name: row.name,
      card: row.card,
      opponents: row.others,
      profile: row.profile,
      table: row.table_id,
      match: row.match_id,
      tableName: row.table_name,
      endedAt: row.ended_at,
      rules: JSON.parse(row.rules) as NonNullable<BoardRow['rules']>,
    }),
  );
};

/** Of everything ever played, and of each profile, tallies are kept; of a part of it wins are counted when somebody asks. */
const winners: Read = (runner, query) => {
  const tallied = isFiltered(query)
    ? parts(query)
        .where('counts', '=', 1)
        .groupBy('card')
        .select(({ fn }) => [
          'card',
          fn.max('name').as('name'),
          fn.countAll<number>().as('played'),
          fn.sum<number>('is_win').as('won'),
        ])
    : db
        .selectFrom('tally')
        .where('game', '=', query.game)
        .where('profile', '=', query.profile ?? '')
        .select(['card', 'name', 'played', 'won']);
  const from = db.selectFrom(tallied.as('tallied')).where('won', '>', 0);
  const rows = runner.all(
    from
      .select(['card', 'name', 'played', 'won'])
      .orderBy('won', 'desc')
      .orderBy('played')
      .orderBy('card')
      .limit(query.limit + 1)
      .offset(query.skip),
  );
  const before = (won: number) =>
    query.skip === 0
      ? 0
      : countOf(runner.all(from.where('won', '>', won).select(({ fn }) => fn.countAll().as('count'))));
  return numbered(
    rows,
    query.skip,
    before,
    ({ won }) => Number(won),
    ({ name, card, played }) => ({
      name,
      card,
      games: Number(played),
    }),
  );
};

const ranked: Read = (runner, query, now) => {
  const from = db
    .selectFrom('rank')
    .where('game', '=', query.game)
    .where('rated', '>=', ELIGIBLE.rated)
    .where('last_at', '>=', new Date(now - ELIGIBLE.days * DAY).toISOString());
  const rows = runner.all(
    from
      .select(['card', 'name', 'ordinal', 'rated', 'last_at'])
      .orderBy('ordinal', 'desc')
      .orderBy('card')
      .limit(query.limit + 1)
      .offset(query.skip),
  );
  const before = (ordinal: number) =>
    query.skip === 0
      ? 0
      : countOf(runner.all(from.where('ordinal', '>', ordinal).select(({ fn }) => fn.countAll().as('count'))));
  return numbered(
    rows,
    query.skip,
    before,
    ({ ordinal }) => ordinal,
    ({ name, card, rated, last_at }) => ({
      name,
      card,
      games: rated,
      endedAt: last_at,
    }),
  );
};

const read: { readonly [board in BoardQuery['board']]: Read } = { scores, winners, ranked };
