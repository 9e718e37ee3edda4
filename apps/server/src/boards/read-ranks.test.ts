import { newRating, ordinalOf, type PlayedGame, type Rating, ratingsAfter } from '@vexillum/league';
import { playedGame } from '@vexillum/league/testing';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { BoardsIndex } from './boards-index.ts';
import { readBoard } from './read-board.ts';
import { MOST_POINTS, readPlayed, readRanks } from './read-ranks.ts';

const START = Date.UTC(2026, 9, 1);
const DAY = 86_400_000;

const others = ['blue', 'green', 'white'];

/** One game a day, red against three others in turn, and whose side the winner had. */
const season = (winners: string, over: Partial<PlayedGame> = {}): PlayedGame[] =>
  winners.split('').map((winner, n) =>
    playedGame(
      [
        { side: 'red', card: 'red', ...(winner === 'r' ? { place: 1 } : {}) },
        { side: 'blue', card: others[n % 3] ?? '', ...(winner === 'b' ? { place: 1 } : {}) },
      ],
      {
        table: `table-${String(n).padStart(4, '0')}`,
        endedAt: new Date(START + n * DAY).toISOString(),
        game: 'conquest',
        ...over,
      },
    ),
  );

const indexOf = (games: readonly PlayedGame[]): BoardsIndex => {
  const index = BoardsIndex.create(openSqlite(':memory:'));
  index.take(games.map((game) => ({ table: game.table, games: [game] })));
  return index;
};

describe('how a rank came to be', () => {
  it('KR-GSL-RANK-IMPROVE is told game by game, and ends in the rank of the board', () => {
    const games = season('rrbrbrrrbrrr');
    const index = indexOf(games);
    const ratings = new Map<string, Rating>();
    const wanted = games.map((game, n) => {
      for (const [card, rating] of ratingsAfter(game, (one) => ratings.get(one) ?? newRating()))
        ratings.set(card, rating);
      const red = ratings.get('red') ?? newRating();
      return {
        game: n + 1,
        at: game.endedAt,
        rank: Math.round(ordinalOf(red) * 100) / 100,
        isWon: 'rrbrbrrrbrrr'[n] === 'r',
      };
    });
    const now = START + 12 * DAY;
    const [told, ...rest] = readRanks(index.runner, 'red', ['triumph', 'conquest'], now);
    expect(rest).toEqual([]);
    expect(told).toEqual({ game: 'conquest', rated: 12, rank: wanted.at(-1)?.rank, position: 1, history: wanted });
    const { rows } = readBoard(index, { board: 'ranked', game: 'conquest', skip: 0, limit: 50 }, now);
    expect(rows.map(({ card }) => card)).toEqual(['red']);
    expect(readRanks(index.runner, 'blue', ['conquest'], now)[0]).toMatchObject({ missing: 6, missingOpponents: 2 });
    // Whoever has not played for a month is on the board no more, and keeps what they have.
    const later = readRanks(index.runner, 'red', ['conquest'], now + 40 * DAY)[0];
    expect(later).toEqual({ ...told, position: undefined });
  });

  it('says what is missing for a place, and nothing of whoever has no rated game', () => {
    const index = indexOf([...season('rrb'), ...season('b', { deeds: 3, table: 'too-short' })]);
    expect(readRanks(index.runner, 'red', ['conquest'], START + 3 * DAY)).toMatchObject([
      { rated: 3, missing: 7, history: [{ game: 1 }, { game: 2 }, { game: 3 }] },
    ]);
    expect(readRanks(index.runner, 'red', ['conquest'], START)[0]?.position).toBeUndefined();
    expect(readRanks(index.runner, 'nobody', ['conquest'], START)).toEqual([]);
  });

  it('its games are told, the newest first, each with what became of it', () => {
    const index = indexOf([
      ...season('rb').toReversed(),
      ...season('r', { deeds: 3, table: 'too-short', tableName: 'The ford', players: season('r')[0]?.players ?? [] }),
    ]);
    expect(readPlayed(index.runner, 'red', ['conquest'])).toEqual([
      expect.objectContaining({ table: 'table-0001', nth: 1, seat: 'red.0' }),
      expect.objectContaining({ table: 'too-short', tableName: 'The ford', unrated: 'short' }),
      expect.objectContaining({ table: 'table-0000', place: 1 }),
    ]);
    expect(readPlayed(index.runner, 'red', ['triumph'])).toEqual([]);
  });

  it('counts a game once where a card led two commands, and tells the last of very many', () => {
    const twice = season('r'.repeat(MOST_POINTS + 5)).map((game) => ({
      ...game,
      players: [...game.players, { seat: 'red.2', side: 'red', card: 'red', name: 'The red' }],
    }));
    const [told] = readRanks(indexOf(twice).runner, 'red', ['conquest'], START);
    expect(told?.rated).toBe(MOST_POINTS + 5);
    expect(told?.history.map(({ game }) => game)).toEqual(Array.from({ length: MOST_POINTS }, (_, n) => n + 6));
  });
});
