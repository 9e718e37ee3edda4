import { expect, it } from 'vitest';
import { busiestOf, type ClusterNode, ownersIn } from './scene.ts';

const nodeOf = (name: string): ClusterNode => ({
  name,
  address: { host: '127.0.0.1', port: 0 },
  isRunning: true,
  begin: () => undefined,
  signal: () => undefined,
  ended: Promise.resolve(),
});
const nodes = ['node-1', 'node-2', 'node-3'].map(nodeOf);

/** What the database has of who has what. */
const owned = (owners: Readonly<Record<string, readonly string[]>>) => ({
  rows: () =>
    Promise.resolve(
      Object.entries(owners).flatMap(([node, tables]) => tables.map((table) => ({ table_id: table, node }))),
    ),
});

it('the victim is whoever has the most tables of this drill, not of those before it, nor the office', async () => {
  const before = ['office', 'turn:kitchen', 'attic', 'shed'];
  const database = owned({ 'node-1': before, 'node-2': ['kitchen', 'cellar'], 'node-3': ['hall'] });
  const owners = await ownersIn(database, ['kitchen', 'cellar', 'hall']);
  const { node, has } = busiestOf(nodes, owners);
  expect([node.name, has]).toEqual(['node-2', ['kitchen', 'cellar']]);
});

it('a drill that could hit nobody is not begun', async () => {
  const owners = await ownersIn(owned({ 'node-1': ['office', 'attic'] }), ['kitchen']);
  expect(() => busiestOf(nodes, owners)).toThrow('no node has a table of this drill');
});
