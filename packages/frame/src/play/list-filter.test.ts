import type { ListedSeek, ListedTable } from '@vexillum/protocol';
import { expect, test } from 'vitest';
import { ANYTHING, filtered, filteredSeeks } from './list-filter.ts';

const seat = { seat: 'player-2', kind: 'captain', side: 'player-2' } as const;

const table = (id: string, more: Partial<ListedTable> = {}): ListedTable => ({
  table: id,
  game: 'conquest',
  profile: 'twin-holms',
  name: id,
  options: {},
  free: [],
  players: [],
  state: 'playing',
  mayWatch: true,
  openedAt: '2026-11-24T00:00:00.000Z',
  ...more,
});

const tables = [
  table('old'),
  table('new', { openedAt: '2026-11-24T01:00:00.000Z' }),
  table('free', { free: [seat], mayWatch: false }),
  table('battle', { game: 'triumph', openedAt: '2026-11-23T01:00:00.000Z' }),
];
const shown = (filter: Partial<typeof ANYTHING>) =>
  filtered(tables, { ...ANYTHING, ...filter }).map(({ table: id }) => id);

test('free seats come first, then the newest', () => {
  expect(shown({})).toEqual(['free', 'new', 'old', 'battle']);
});

test('a game, a free seat, and watching are filters', () => {
  expect(shown({ game: 'triumph' })).toEqual(['battle']);
  expect(shown({ hasSeat: true })).toEqual(['free']);
  expect(shown({ mayWatch: true })).toEqual(['new', 'old', 'battle']);
});

test('of those who look for players the newest come first, and never oneself', () => {
  const seek = (id: string, minute: number, game = 'conquest'): ListedSeek => ({
    seek: id,
    game,
    name: id,
    players: 2,
    since: `2026-11-24T00:0${minute}:00.000Z`,
    whileAway: false,
  });
  const seeks = [seek('old', 1), seek('own', 2), seek('new', 3), seek('battle', 4, 'triumph')];
  const of = (filter: Partial<typeof ANYTHING>) =>
    filteredSeeks(seeks, { ...ANYTHING, ...filter }, 'own').map(({ seek: id }) => id);
  expect(of({})).toEqual(['battle', 'new', 'old']);
  expect(of({ game: 'conquest', hasSeat: true })).toEqual(['new', 'old']);
  expect(of({ mayWatch: true })).toEqual([]);
});
