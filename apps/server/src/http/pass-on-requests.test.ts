import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { expect, it } from 'vitest';
import { serverForTest } from '../../test/server-for-test.ts';
import { HOP, markOf } from '../nodes/hop.ts';

const secret = 'a-secret-that-all-nodes-of-a-test-know';

/** One node that has no others. */
const aloneAmongNodes = () => {
  const store = new MemoryStore();
  const { standing } = store;
  const among = {
    ownerOf: (table: string) => standing.ownerOf(table),
    get isAlive() {
      return standing.isAlive;
    },
    onChange: () => () => undefined,
    onGone: () => () => undefined,
    fellows: [],
    drain: async () => undefined,
    joinsOthers: async () => false,
  };
  const nodes = { standing: among, secret, lameDuck: 0, unowned: async () => [] };
  return serverForTest({ store, nodes, hasLimits: true, clock: new TestClock() });
};

it('asks where a table is for nobody as often as they like; a node has counted already', async () => {
  const server = await aloneAmongNodes();
  const browser = server.browser();
  const path = '/api/tables/abcdefghijklmnop';
  let asked = 0;
  while ((await browser.get(path)).status === 404) asked++;
  expect(asked).toBe(600);
  expect((await browser.get(path)).status).toBe(429);
  const wire = browser.wire('abcdefghijklmnop', 'public');
  expect(await wire.opened).toBe(429);
  const byNode = { 'x-forwarded-for': '203.0.113.7' };
  const hop = markOf(secret, { method: 'GET', url: path }, byNode['x-forwarded-for']);
  expect((await browser.get(path, { ...byNode, [HOP]: hop })).status).toBe(404);
  expect(
    (await browser.get(path, { ...byNode, [HOP]: hop.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) })).status,
  ).toBe(429);
});
