import { sql } from 'kysely';
import type { BoardPage, BoardRow } from '@vexillum/protocol';
import { ELIGIBLE } from './eligible.ts';
import type { BoardQuery } from './board-query.ts';
import type { BoardsIndex } from './boards-index.ts';
import { type Runner, written } from './runner.ts';
import { db } from './schema.ts';
import { type WinCount, Wins } from './wins.ts';

const DAY = 86_400_000;

/** A page of a board as it stands. `now` is in milliseconds since 1970. */
export const readBoard = (index: BoardsIndex, query: BoardQuery, now: number): BoardPage => {
  const rows = read[query.board](index, query, now);
  return { rows: rows.slice(0, query.limit), hasMore: rows.length > query.limit };
};

type Read = (index: BoardsIndex, query: BoardQuery, now: number) => readonly BoardRow[];

/** The parts that are asked for. Those by a house rule are found in a table of their own, but for the few of a single table or of some players. */
const parts = ({ game, profile, table, from, to, rule, cards }: BoardQuery) => {
  const isOfFew = table !== undefined || cards !== undefined;
  let query = db
    .selectFrom<'part' | 'ruled'>(rule === undefined || isOfFew ? 'part' : 'ruled')
    .where('game', '=', game);
  if (profile !== undefined) query = query.where('profile', '=', profile);
  if (table !== undefined) query = query.where('match_id', '=', table);
  if (cards !== undefined) query = query.where(isAmong(cards));
  if (from !== undefined) query = query.where('ended_at', '>=', from);
  if (to !== undefined) query = query.where('ended_at', '<', to);
  if (rule === undefined) return query;
  return isOfFew
    ? query.where(sql<boolean>`json_extract(rules, ${`$."${rule}"`}) is not null`)
    : query.where('rule', '=', rule);
};

/** One text for however many there are: a statement is written once. */
const isAmong = (cards: readonly string[]) =>
  sql<boolean>`card in (select value from json_each(${JSON.stringify(cards)}))`;

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

const scores: Read = ({ runner }, query) => {
  const keys = runner.all(
    parts(query)
      .select(['table_id', 'nth', 'seat'])
      .orderBy('score', 'desc')
      .orderBy('ended_at')
      .orderBy('table_id')
      .orderBy('nth')
      .orderBy('seat')
      .limit(query.limit + 1)
      .offset(query.skip),
  );
  const rows = keys.flatMap((key) => runner.allOf(partAt, key.table_id, key.nth, key.seat));
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

const partAt = written(
  db
    .selectFrom('part')
    .select(['name', 'card', 'score', 'others', 'profile', 'table_id', 'match_id', 'table_name', 'ended_at', 'rules'])
    .where('table_id', '=', '')
    .where('nth', '=', 0)
    .where('seat', '=', ''),
);

const nameOf = written(
  db.selectFrom('tally').select('name').where('game', '=', '').where('profile', '=', '').where('card', '=', ''),
);

const winners: Read = (index, query) => {
  const { rows, before } = isWhole(query) ? tallied(index.runner, query) : counted(index, query);
  return numbered(
    rows,
    query.skip,
    before,
    ({ won }) => won,
    ({ card, played }) => ({
      name: index.runner.allOf(nameOf, query.game, '', card)[0]?.name ?? '',
      card,
      games: played,
    }),
  );
};

/** Tallies are kept of all games, and of a map's. */
const isWhole = ({ table, rule, from, to }: BoardQuery): boolean =>
  [table, rule, from, to].every((asked) => asked === undefined);

interface Counted {
  readonly rows: readonly WinCount[];
  readonly before: (won: number) => number;
}

const tallied = (runner: Runner, { game, profile = '', cards, skip, limit }: BoardQuery): Counted => {
  const all = db.selectFrom('tally').where('game', '=', game).where('profile', '=', profile).where('won', '>', 0);
  const from = cards === undefined ? all : all.where(isAmong(cards));
  const rows = runner.all(
    from
      .select(['card', 'won', 'played'])
      .orderBy('won', 'desc')
      .orderBy('played')
      .orderBy('card')
      .limit(limit + 1)
      .offset(skip),
  );
  const before = (won: number) =>
    skip === 0 ? 0 : countOf(runner.all(from.where('won', '>', won).select(({ fn }) => fn.countAll().as('count'))));
  return { rows, before };
};

const counted = ({ runner, wins }: BoardsIndex, query: BoardQuery): Counted => {
  const most = query.skip + query.limit + 1;
  const best = query.table === undefined ? wins.best(query, most) : winsOfTable(runner, query).best(query, most);
  return {
    rows: best.slice(query.skip, most),
    before: (won) => best.findIndex((count) => count.won === won),
  };
};

/** There are few. */
const winsOfTable = (runner: Runner, query: BoardQuery): Wins => {
  const wins = new Wins();
  const its = parts(query)
    .where('counts', '=', 1)
    .where('card', '!=', '')
    .groupBy(['nth', 'table_id', 'card'])
    .orderBy('ended_at')
    .select(['card', 'profile', 'rules', 'ended_at'])
    .select(({ fn }) => fn.max('is_win').as('won'));
  for (const { card, profile, rules, ended_at: endedAt, won } of runner.all(its))
    wins.add({
      game: query.game,
      profile,
      rules: Object.keys(JSON.parse(rules) as object),
      endedAt,
      card,
      isWon: won === 1,
    });
  return wins;
};

const ranked: Read = ({ runner }, query, now) => {
  const all = db
    .selectFrom('rank')
    .where('game', '=', query.game)
    .where('rated', '>=', ELIGIBLE.rated)
    .where('met', '>=', ELIGIBLE.opponents)
    .where('last_at', '>=', new Date(now - ELIGIBLE.days * DAY).toISOString());
  const from = query.cards === undefined ? all : all.where(isAmong(query.cards));
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
