import type { ListedTable } from '@vexillum/protocol';
import { expect, test } from 'vitest';
import { ANYTHING, filtered } from './list-filter.ts';

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
