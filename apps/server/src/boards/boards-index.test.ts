import {
  type PlayedGame,
  ratingsAfter,
  newRating,
  ordinalOf,
  type Rating,
  countsAsWin,
  whyUnrated,
  Meetings,
  byEnd,
} from '@vexillum/league';
import { playedGame, seeded } from '@vexillum/league/testing';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import type { BoardQuery } from './board-query.ts';
import { BoardsIndex, type Given, type TableGames } from './boards-index.ts';
import { readHonours } from './read-honours.ts';
import { readPot } from './read-pots.ts';
import { ELIGIBLE } from './eligible.ts';
import { readBoard } from './read-board.ts';
import { db } from './schema.ts';

const START = Date.UTC(2026, 9, 1);
const HOUR = 3_600_000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** As games have them. */
const given: Given = {
  conquest: [
    { id: 'winner', version: 1, title: 'W', description: 'W.', scope: 'career', counts: 'won', tiers: [1, 5] },
    {
      id: 'met',
      version: 1,
      title: 'M',
      description: 'M.',
      scope: 'career',
      counts: 'played',
      each: 'opponent',
      tiers: [3],
    },
    {
      id: 'crowd',
      version: 1,
      title: 'C',
      description: 'C.',
      scope: 'game',
      when: [
        { feat: 'sides', atLeast: 5 },
        { feat: 'won', atLeast: 1 },
      ],
    },
  ],
};

const newIndex = () => BoardsIndex.create(openSqlite(':memory:'), given);

const tableId = (n: number): string =>
  Array.from({ length: 16 }, (_, at) => LETTERS[(n >> (5 * (at % 4))) & 31] ?? 'a').join('');

/** Games of some months, of guests, machines, the same people again and again, and of none who won. */
const manyGames = (count: number, seed: number): PlayedGame[] => {
  const random = seeded(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const cards = Array.from({ length: 12 }, (_, n) => `card${n}`);
  let at = START;
  return Array.from({ length: count }, (_, n) => {
    at += random() * 20 * HOUR;
    const sides = pick([2, 2, 2, 3, 5]);
    const winner = random() < 0.9 ? Math.floor(random() * sides) : -1;
    const playing = Array.from({ length: sides }, (_, side) => ({
      side: `player-${side + 1}`,
      ...(random() < 0.95 ? { card: pick(cards) } : {}),
      ...(side === winner ? { place: 1 } : {}),
      score: Math.floor(random() * 40),
    }));
    return playedGame(playing, {
      table: tableId(n),
      match: tableId(n),
      endedAt: new Date(at).toISOString(),
      game: pick(['conquest', 'conquest', 'triumph']),
      profile: pick(['twin-holms', 'old-world']),
      tableName: pick(['The Anchor', 'Rosa’s']),
      houseRules: random() < 0.3 ? { neutral: true } : {},
      deeds: random() < 0.95 ? 60 : 5,
      rolls: { byTable: 20, byHand: random() < 0.05 ? 1 : 0 },
    });
  });
};

const byTable = (games: readonly PlayedGame[]): TableGames[] =>
  games.map((game) => ({ table: game.table, games: [game] }));

const dump = ({ runner }: BoardsIndex): string =>
  JSON.stringify([
    runner.all(db.selectFrom('part').selectAll().orderBy('ended_at').orderBy('table_id').orderBy('seat')),
    runner.all(db.selectFrom('rank').selectAll().orderBy('game').orderBy('card')),
    runner.all(db.selectFrom('tally').selectAll().orderBy('game').orderBy('card')),
    runner.all(
      db.selectFrom('award').selectAll().orderBy('card').orderBy('game').orderBy('achievement').orderBy('tier'),
    ),
    runner.all(db.selectFrom('pot').selectAll().orderBy('period').orderBy('game').orderBy('card')),
    runner.all(db.selectFrom('met').selectAll().orderBy('period').orderBy('game').orderBy('card').orderBy('other')),
    runner.all(db.selectFrom('career').selectAll().orderBy('card').orderBy('game').orderBy('achievement')),
  ]);

const page = (index: BoardsIndex, query: Partial<BoardQuery>, now = START) =>
  readBoard(index, { board: 'scores', game: 'conquest', skip: 0, limit: 50, ...query }, now);

describe('boards of results', () => {
  it('are the same, byte for byte, in whatever order tables tell of their games', () => {
    const games = manyGames(400, 1);
    const one = newIndex();
    for (const told of byTable(games)) one.take([told]);
    const random = seeded(2);
    const shuffled = byTable(games)
      .map((told) => ({ told, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ told }) => told);
    const other = newIndex();
    for (let from = 0; from < shuffled.length; from += 80) other.take(shuffled.slice(from, from + 80));
    const atOnce = newIndex();
    atOnce.take(shuffled);
    expect(dump(other)).toBe(dump(one));
    expect(dump(atOnce)).toBe(dump(one));
  });

  it('KR-GSL-TOPSCORES KR-GSL-SCORES-VIEW KR-GSL-SCORES-FILTER the best scores, by profile, table, dates and house rules', () => {
    const games = manyGames(300, 3);
    const index = newIndex();
    index.take(byTable(games));
    const table =
      games.find(({ game, players, houseRules }) => game === 'conquest' && players[0]?.card && houseRules['neutral'])
        ?.table ?? '';
    const [from, to] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'];
    const wishes: readonly [Partial<BoardQuery>, (game: PlayedGame) => boolean][] = [
      [{}, () => true],
      [{ profile: 'old-world' }, ({ profile }) => profile === 'old-world'],
      [{ table }, (game) => game.table === table],
      [{ from, to }, ({ endedAt }) => endedAt >= from && endedAt < to],
      [{ rule: 'neutral' }, ({ houseRules }) => 'neutral' in houseRules],
      [{ table, rule: 'neutral' }, (game) => game.table === table && 'neutral' in game.houseRules],
      [
        { profile: 'old-world', from, rule: 'neutral' },
        (game) => game.profile === 'old-world' && game.endedAt >= from && 'neutral' in game.houseRules,
      ],
    ];
    for (const [query, isAsked] of wishes) {
      const wanted = games
        .filter((game) => game.game === 'conquest' && isAsked(game))
        .flatMap((game) => game.players.flatMap(({ card, side }) => (card ? [game.scores[side] ?? 0] : [])))
        .toSorted((a, b) => b - a);
      expect(wanted.length).toBeGreaterThan(0);
      const all = Array.from({ length: Math.ceil(wanted.length / 50) }, (_, n) =>
        page(index, { ...query, skip: n * 50 }),
      );
      const rows = all.flatMap((one) => one.rows);
      expect(rows.map(({ value }) => value)).toEqual(wanted);
      expect(rows.map(({ position }) => position)).toEqual(wanted.map((value) => 1 + wanted.indexOf(value)));
      expect(all.map(({ hasMore }) => hasMore)).toEqual(all.map((_, n) => n < all.length - 1));
    }
    expect(page(index, {}).rows[0]).toMatchObject({
      name: expect.stringMatching(/^The card/),
      opponents: expect.any(Number),
      endedAt: expect.any(String),
      tableName: expect.any(String),
      rules: expect.any(Object),
    });
  });

  it('KR-GSL-WINNERS KR-GSL-WINNERS-VIEW KR-GSL-WINNERS-FILTER who has won how often', () => {
    const games = manyGames(300, 4);
    const index = newIndex();
    index.take(byTable(games));
    const counts = (isAsked: (game: PlayedGame) => boolean) => {
      const won = new Map<string, number>();
      for (const game of games) {
        if (game.game !== 'conquest' || !isAsked(game) || !countsAsWin(whyUnrated(game))) continue;
        const winner = game.result.sides.find(({ place }) => place === 1)?.side;
        const card = game.players.find(({ side }) => side === winner)?.card;
        if (card) won.set(card, (won.get(card) ?? 0) + 1);
      }
      return [...won.values()].toSorted((a, b) => b - a);
    };
    expect(page(index, { board: 'winners' }).rows.map(({ value }) => value)).toEqual(counts(() => true));
    const inProfile = page(index, { board: 'winners', profile: 'twin-holms' }).rows;
    expect(inProfile.map(({ value }) => value)).toEqual(counts(({ profile }) => profile === 'twin-holms'));
    expect(inProfile.length).toBeGreaterThan(3);
    const [from, to] = [games[80], games[220]].map((game) => game?.endedAt ?? '') as [string, string];
    const [some] = games.filter(({ game }) => game === 'conquest') as [PlayedGame];
    const filters: readonly (readonly [Partial<BoardQuery>, (game: PlayedGame) => boolean])[] = [
      [{ from }, ({ endedAt }) => endedAt >= from],
      [{ to }, ({ endedAt }) => endedAt < to],
      [
        { from, to, profile: 'old-world' },
        (game) => game.endedAt >= from && game.endedAt < to && game.profile === 'old-world',
      ],
      [{ rule: 'neutral' }, ({ houseRules }) => houseRules['neutral'] !== undefined],
      [{ table: some.match }, ({ match }) => match === some.match],
      [
        { table: some.match, rule: 'neutral' },
        (game) => game.match === some.match && game.houseRules['neutral'] !== undefined,
      ],
    ];
    for (const [query, isAsked] of filters) {
      const rows = page(index, { board: 'winners', ...query }).rows;
      expect(rows.map(({ value }) => value)).toEqual(counts(isAsked));
      expect(rows.every(({ name, card }) => name === `The ${card}`)).toBe(true);
      const next = page(index, { board: 'winners', ...query, skip: 2, limit: 2 }).rows;
      expect(next).toEqual(rows.slice(2, 4));
    }
    expect(page(index, { board: 'winners', rule: 'neutral' }).rows.length).toBeGreaterThan(3);
  });

  it('some players alone, placed among themselves, on every board and by every filter', () => {
    const games = manyGames(600, 11);
    const index = newIndex();
    index.take(byTable(games));
    const cards = ['card2', 'card5', 'card7', 'nobody'];
    const from = games[100]?.endedAt ?? '';
    const now = Date.parse(games.at(-1)?.endedAt ?? '');
    const filters: readonly Partial<BoardQuery>[] = [
      {},
      { profile: 'old-world' },
      { rule: 'neutral' },
      { from, rule: 'neutral' },
      { board: 'winners' },
      { board: 'winners', profile: 'old-world' },
      { board: 'winners', from },
      { board: 'winners', rule: 'neutral' },
      { board: 'ranked' },
    ];
    const whole = (query: Partial<BoardQuery>) => page(index, { ...query, limit: 10_000 }, now).rows;
    for (const query of filters) {
      const wanted = whole(query).filter(({ card }) => cards.includes(card));
      expect([query, new Set(wanted.map(({ card }) => card)).size]).toEqual([query, 3]);
      const values = wanted.map(({ value }) => value);
      expect(whole({ ...query, cards })).toEqual(
        wanted.map((row) => ({ ...row, position: 1 + values.indexOf(row.value) })),
      );
    }
    expect(whole({ cards: [] })).toEqual([]);
  });

  it('a card with several seats of a side has played one game', () => {
    const commands = ['red', 'red', 'red', 'blue'].map((side) => ({ side, card: side, place: side === 'red' ? 1 : 2 }));
    const game = playedGame(commands, { game: 'conquest' });
    const index = newIndex();
    index.take(byTable([game]));
    const all = page(index, { board: 'winners' }).rows;
    expect(all).toMatchObject([{ card: 'red', value: 1, games: 1 }]);
    for (const query of [{ from: game.beganAt }, { table: game.match }])
      expect(page(index, { board: 'winners', ...query }).rows).toEqual(all);
  });

  it('KR-GSL-RANK KR-GSL-RANK-VIEW ranks of those who play often, are known well, and have played lately', () => {
    const games = manyGames(600, 5);
    const index = newIndex();
    index.take(byTable(games));
    const [ratings, rated, last] = [new Map<string, Rating>(), new Map<string, number>(), new Map<string, string>()];
    const meetings = new Meetings();
    for (const game of games.toSorted(byEnd)) {
      if (whyUnrated(game).length > 0 || meetings.isFull(game)) continue;
      meetings.met(game);
      if (game.game !== 'conquest') continue;
      for (const [card, rating] of ratingsAfter(game, (one) => ratings.get(one) ?? newRating())) {
        ratings.set(card, rating);
        rated.set(card, (rated.get(card) ?? 0) + 1);
        last.set(card, game.endedAt);
      }
    }
    const now = Date.parse(games.at(-1)?.endedAt ?? '');
    const since = new Date(now - ELIGIBLE.days * 24 * HOUR).toISOString();
    const wanted = [...ratings]
      .filter(([card]) => (rated.get(card) ?? 0) >= ELIGIBLE.rated && (last.get(card) ?? '') >= since)
      .toSorted(([, a], [, b]) => ordinalOf(b) - ordinalOf(a));
    expect(wanted.length).toBeGreaterThan(5);
    const { rows } = page(index, { board: 'ranked' }, now);
    expect(rows.map(({ card, value }) => [card, value])).toEqual(
      wanted.map(([card, rating]) => [card, ordinalOf(rating)]),
    );
    expect(page(index, { board: 'ranked' }, now + ELIGIBLE.days * 24 * HOUR + 1).rows).toEqual([]);
  });

  it('the same two devices against each other cannot farm: three games a day move a rank, and however many months they go on, they have no place', () => {
    const often = (days: number, gamesADay: number) =>
      Array.from({ length: days * gamesADay }, (_, n) =>
        playedGame(
          [
            { side: 'red', card: 'a', place: 1 },
            { side: 'blue', card: 'b', place: 2 },
          ],
          {
            table: tableId(n),
            game: 'conquest',
            endedAt: new Date(
              START + Math.floor(n / gamesADay) * 24 * HOUR + (n % gamesADay) * (HOUR / 60),
            ).toISOString(),
          },
        ),
      );
    const index = newIndex();
    index.take(byTable(often(30, 20)));
    const now = START + 30 * 24 * HOUR;
    const rated = index.runner.all(db.selectFrom('part').select('seat').where('unrated', '=', ''));
    expect(rated).toHaveLength(2 * 3 * 30);
    expect(page(index, { board: 'ranked' }, now).rows).toEqual([]);
    expect(readPot(index.runner, { game: 'conquest', period: '2026-10' })).toMatchObject([
      { card: 'a', games: 90, missingOpponents: 1 },
      { card: 'b', games: 90, missingOpponents: 1 },
    ]);
    // Somebody else’s word is needed, and another one’s: with three opponents the same games have a place.
    const others = ['c', 'd'].map((card, n) =>
      playedGame(
        [
          { side: 'red', card: 'a', place: 1 },
          { side: 'blue', card, place: 2 },
        ],
        { table: `other-${n}`, game: 'conquest', endedAt: new Date(now - HOUR + n).toISOString() },
      ),
    );
    index.take(byTable(others.slice(0, 1)));
    expect(page(index, { board: 'ranked' }, now).rows).toEqual([]);
    index.take(byTable(others.slice(1)));
    expect(page(index, { board: 'ranked' }, now).rows.map(({ card }) => card)).toEqual(['a']);
    expect(readPot(index.runner, { game: 'conquest', period: '2026-10' })[0]).toMatchObject({ card: 'a', position: 1 });
  });

  it('partners are no opponents that a place asks for: one who always plays in the same team against the same one has met one', () => {
    const games = Array.from({ length: 12 }, (_, n) =>
      playedGame(
        [
          { side: 'one', card: 'a', team: '1', place: 1 },
          { side: 'two', card: 'b', team: '2' },
          { side: 'three', card: 'c', team: '1', place: 1 },
          { side: 'four', card: 'd', team: '1', place: 1 },
        ],
        { table: tableId(n), game: 'conquest', endedAt: new Date(START + n * 24 * HOUR).toISOString() },
      ),
    );
    const index = newIndex();
    index.take(byTable(games));
    const { rows } = page(index, { board: 'ranked' }, START + 13 * 24 * HOUR);
    expect(rows.map(({ card }) => card)).toEqual(['b']);
    const pot = readPot(index.runner, { game: 'conquest', period: '2026-10' });
    const missing = Object.fromEntries(pot.map((one) => [one.card, one.missingOpponents]));
    expect(missing).toEqual({ a: 1, b: undefined, c: 1, d: 1 });
  });

  it('a game that is told otherwise later, or no more, moves everything that came after it', () => {
    const games = manyGames(120, 6);
    const [changed, gone] = [games[20], games[40]] as [PlayedGame, PlayedGame];
    const other = { ...changed, scores: Object.fromEntries(Object.keys(changed.scores).map((side) => [side, 99])) };
    const index = newIndex();
    index.take(byTable(games));
    index.take([
      { table: changed.table, games: [other] },
      { table: gone.table, games: [] },
    ]);
    const anew = newIndex();
    anew.take(byTable(games.flatMap((game) => (game === gone ? [] : [game === changed ? other : game]))));
    expect(dump(index)).toBe(dump(anew));
  });

  it('KR-GSL-ACH KR-GSL-ACH-AUTO each is given once, by the first game that earned it, and a game that is void takes it back', () => {
    const games = manyGames(200, 9);
    const index = newIndex();
    index.take(byTable(games));
    const wins = games.filter(({ game }) => game === 'conquest').toSorted(byEnd);
    const winsOf = (card: string) =>
      wins.filter(
        (game) =>
          countsAsWin(whyUnrated(game)) &&
          game.rolls.byHand === 0 &&
          game.players.some(
            (each) => each.card === card && game.result.sides.some((its) => its.place === 1 && its.side === each.side),
          ),
      );
    const tiersOf = (card: string, of = index) =>
      readHonours(of.runner, card)
        .awards.filter(({ achievement }) => achievement === 'winner')
        .map(({ tier, table, at }) => ({ tier, table, at }))
        .toSorted((a, b) => a.tier - b.tier);
    let several = 0;
    for (let n = 0; n < 12; n++) {
      const won = winsOf(`card${n}`);
      const proof = ([0, 4] as const).flatMap((at, tier) => {
        const game = won[at];
        return game ? [{ tier: tier + 1, table: game.table, at: game.endedAt }] : [];
      });
      expect(tiersOf(`card${n}`)).toEqual(proof);
      if (proof.length === 2) several += 1;
    }
    expect(several).toBeGreaterThan(3);
    const [card, won] = Array.from({ length: 12 }, (_, n) => [`card${n}`, winsOf(`card${n}`)] as const).find(
      ([, its]) => its.length > 5,
    ) as readonly [string, readonly PlayedGame[]];
    // The first is void: the second is the first, and the sixth the fifth.
    index.take([{ table: won[0]?.table ?? '', games: [] }]);
    expect(tiersOf(card).map(({ table }) => table)).toEqual([won[1]?.table, won[5]?.table]);
    // The last that counts goes too: the higher tier is gone.
    index.take(won.slice(5).map(({ table }) => ({ table, games: [] })));
    expect(tiersOf(card).map(({ table }) => table)).toEqual([won[1]?.table]);
  });

  it('a file of other achievements is made anew; one whose sentences alone are others is not', () => {
    const sqlite = openSqlite(':memory:');
    BoardsIndex.create(sqlite, given).take([]);
    const withFirst = (change: object): Given => ({
      conquest: (given['conquest'] ?? []).map((each, n) => (n === 0 ? { ...each, ...change } : each)),
    });
    expect(BoardsIndex.open(sqlite, withFirst({ version: 2 }))).toBeUndefined();
    expect(BoardsIndex.open(sqlite, withFirst({ tiers: [1, 6] }))).toBeUndefined();
    expect(BoardsIndex.open(sqlite, withFirst({ title: 'Winner' }))).toBeDefined();
  });

  it('a file that nothing was put into is none: whoever was killed before it was filled makes it anew', () => {
    const sqlite = openSqlite(':memory:');
    const index = BoardsIndex.create(sqlite, given);
    expect(BoardsIndex.open(sqlite, given)).toBeUndefined();
    index.take([]);
    expect(BoardsIndex.open(sqlite, given)).toBeDefined();
  });

  it('what could not be taken leaves no trace', () => {
    const pair = ['card1', 'card2'].map((card, n) => ({ side: `player-${n + 1}`, card, score: n, place: n + 1 }));
    const evening = Array.from({ length: 12 }, (_, n) =>
      playedGame(pair, { table: tableId(n), endedAt: new Date(START + n * HOUR).toISOString() }),
    );
    const [last, ...before] = evening.toReversed() as [PlayedGame, ...PlayedGame[]];
    const [index, other] = [newIndex(), newIndex()];
    const twice = { ...last, table: 'b'.repeat(16), players: [...last.players, ...last.players] };
    expect(() => index.take(byTable([...before, twice]))).toThrow('UNIQUE');
    for (const each of [index, other])
      each.take(byTable([{ ...last, endedAt: new Date(START + 12 * HOUR).toISOString() }]));
    expect(dump(index)).toBe(dump(other));
  });

  it('a file that is opened again goes on as if it had stayed open', () => {
    const games = manyGames(60, 8).map((game, n) => ({
      ...game,
      endedAt: new Date(START + n * HOUR).toISOString(),
      players: game.players.slice(0, 2).map((player, seat) => ({ ...player, card: `c${seat}`, name: 'Same' })),
      result: { ...game.result, sides: game.result.sides.slice(0, 2) },
    }));
    const whole = newIndex();
    whole.take(byTable(games));
    const sqlite = openSqlite(':memory:');
    BoardsIndex.create(sqlite, given).take(byTable(games.slice(0, 31)));
    const again = BoardsIndex.open(sqlite, given);
    again?.take(byTable(games.slice(31)));
    expect(again && dump(again)).toBe(dump(whole));
    const lately = { board: 'winners', from: games[20]?.endedAt ?? '' } as const;
    expect(page(whole, lately).rows.length).toBeGreaterThan(0);
    expect(again && page(again, lately)).toEqual(page(whole, lately));
  });
});
