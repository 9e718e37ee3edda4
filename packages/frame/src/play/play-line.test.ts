import type { ListedSeek, ListedTable } from '@vexillum/protocol';
import { expect, test } from 'vitest';
import { changedList, wholeList } from './play-line.ts';

const table = (id: string, name = id): ListedTable => ({
  table: id,
  game: 'conquest',
  profile: 'twin-holms',
  name,
  options: {},
  free: [],
  players: [],
  state: 'waiting',
  mayWatch: true,
  openedAt: '2026-11-24T00:00:00.000Z',
});

const seek = (id: string): ListedSeek => ({
  seek: id,
  game: 'conquest',
  name: id,
  players: 2,
  since: '2026-11-24T00:00:00.000Z',
  whileAway: false,
});

test('what comes later is put in its place, and what is gone goes', () => {
  const list = wholeList({ tables: [table('a'), table('b')], seeks: [seek('s')] });
  const next = changedList(list, { tables: [table('b', 'The ford'), table('c')], goneTables: ['a', 'never'] });
  expect([...next.tables.values()].map(({ name }) => name)).toEqual(['The ford', 'c']);
  expect(next.seeks).toBe(list.seeks);
  expect([...changedList(next, { seeks: [seek('t')], goneSeeks: ['s'] }).seeks.keys()]).toEqual(['t']);
  expect(list.tables.size).toBe(2);
  expect(changedList(next, {}).tables).toBe(next.tables);
});
