import type { ListedTable } from '@vexillum/protocol';
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

test('what comes later is put in its place, and what is gone goes', () => {
  const list = wholeList({ tables: [table('a'), table('b')] });
  const next = changedList(list, { tables: [table('b', 'The ford'), table('c')], goneTables: ['a', 'never'] });
  expect([...next.tables.values()].map(({ name }) => name)).toEqual(['The ford', 'c']);
  expect(list.tables.size).toBe(2);
  expect(changedList(next, {}).tables).toBe(next.tables);
});
