import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { PlayedGame } from '@vexillum/league';
import { playedGame, seeded } from '@vexillum/league/testing';
import type { BoardQuery } from '../src/boards/board-query.ts';
import { BoardsIndex } from '../src/boards/boards-index.ts';
import { readBoard } from '../src/boards/read-board.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);
const SPAN = 730 * DAY;
const END = START + SPAN;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Games that are taken at once, as where boards are made anew. */
const BATCH = 5000;

/** Milliseconds of what a board is asked for. */
export interface BoardTimes {
  readonly asked: string;
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
}

export interface BoardsFigures {
  readonly results: number;
  readonly cards: number;
  /** Seconds until all of them were taken. */
  readonly taken: number;
  /** Milliseconds for one game more. */
  readonly oneMore: number;
  readonly times: readonly BoardTimes[];
}

const tableId = (n: number): string =>
  Array.from({ length: 16 }, (_, at) => LETTERS[(n >> (5 * (at % 4))) & 31] ?? 'a').join('');

/** Two years of games of two, of two games with two boards each, a tenth of them by a house rule. */
const gameOf = (n: number, of: number, cards: number, random: () => number): PlayedGame => {
  const one = Math.floor(random() * cards);
  const other = (one + 1 + Math.floor(random() * (cards - 1))) % cards;
  const isFirst = random() < 0.5;
  const score = () => Math.floor(random() * 140);
  return playedGame(
    [
      { side: 'red', card: `card-${one}`, place: isFirst ? 1 : 2, score: score() },
      { side: 'blue', card: `card-${other}`, place: isFirst ? 2 : 1, score: score() },
    ],
    {
      match: tableId(n),
      table: tableId(n),
      began: `entry-${n}`,
      endedAt: new Date(START + (n / of) * SPAN).toISOString(),
      game: random() < 0.5 ? 'conquest' : 'triumph',
      profile: random() < 0.5 ? 'first' : 'second',
      tableName: `Table ${n % 1000}`,
      houseRules: random() < 0.1 ? { neutral: true } : {},
    },
  );
};

const daysAgo = (days: number): string => new Date(END - days * DAY).toISOString();

const asked: Readonly<Record<string, Partial<BoardQuery>>> = {
  'top scores': {},
  'top scores, the twentieth page': { skip: 1000 },
  'top scores, one map': { profile: 'first' },
  'top scores, the last month': { from: daysAgo(30) },
  'top scores, a month two years ago': { from: daysAgo(700), to: daysAgo(670) },
  'top scores, one table': { table: tableId(77) },
  'top scores, a house rule': { rule: 'neutral' },
  'top winners': { board: 'winners' },
  'top winners, one map': { board: 'winners', profile: 'first' },
  'top winners, the last month': { board: 'winners', from: daysAgo(30) },
  'top winners, the last year': { board: 'winners', from: daysAgo(365) },
  'top winners, a house rule': { board: 'winners', rule: 'neutral' },
  'top ranked': { board: 'ranked' },
};

/** Boards of so many results in a file on this disk, and how long they take to answer. */
export const measureBoards = (results: number, asks: number): BoardsFigures => {
  const folder = mkdtempSync(join(tmpdir(), 'boards-'));
  try {
    const index = BoardsIndex.create(openSqlite(join(folder, 'boards.sqlite')));
    const [random, cards] = [seeded(1), Math.max(100, Math.floor(results / 50))];
    const began = performance.now();
    for (let from = 0; from < results; from += BATCH) {
      const games = Array.from({ length: Math.min(BATCH, results - from) }, (_, n) =>
        gameOf(from + n, results, cards, random),
      );
      index.take(games.map((game) => ({ table: game.table, games: [game] })));
    }
    const taken = (performance.now() - began) / 1000;
    const more = Array.from({ length: 20 }, (_, n) => gameOf(results + n, results, cards, random));
    const oneMore = median(more.map((game) => timed(() => index.take([{ table: game.table, games: [game] }]))));
    const times = Object.entries(asked).map(([name, query]) => {
      const each = Array.from({ length: asks }, (_, n) => {
        const game = n % 2 ? 'conquest' : 'triumph';
        return timed(() => readBoard(index, { board: 'scores', game, skip: 0, limit: 50, ...query }, END));
      });
      return { asked: name, median: median(each), p99: quantile(each, 0.99), worst: Math.max(...each) };
    });
    return { results, cards, taken, oneMore, times };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const timed = (work: () => void): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0;

const median = (values: readonly number[]): number => quantile(values, 0.5);
