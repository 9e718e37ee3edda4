import { request as ask } from 'node:http';
import { once } from 'node:events';
import { type Standing, StoreFailure } from '@vexillum/table/room';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { expect, it } from 'vitest';
import { serverForTest } from '../../test/server-for-test.ts';
import { HOP, markOf } from '../nodes/hop.ts';

const secret = 'a-secret-that-all-nodes-of-a-test-know';

/** One node that has no others, or that says so of whose a table is. */
const aloneAmongNodes = (ownerOf?: Standing['ownerOf']) => {
  const store = new MemoryStore();
  const { standing } = store;
  const among = {
    ownerOf: ownerOf ?? ((table: string) => standing.ownerOf(table)),
    get isAlive() {
      return standing.isAlive;
    },
    onChange: () => () => undefined,
    onGone: () => () => undefined,
    onBeat: () => () => undefined,
    lookOften: () => () => undefined,
    version: '1.0.0',
    fellows: [],
    name: 'one',
    isDraining: false,
    drain: async () => undefined,
    joinsOthers: async () => false,
  };
  const rates = { take: async () => undefined, ask: async () => undefined };
  const nodes = { standing: among, secret, lameDuck: 0, unowned: async () => [], rates };
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

/** The path goes out as it is written here. */
const statusOf = async (url: string, path: string): Promise<number | undefined> => {
  const asking = ask(url, { path, agent: false }).end();
  const [answer] = (await once(asking, 'response')) as [{ statusCode?: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
};

it.each([
  '/api/card',
  '/api/c%61rd',
  '/%61pi/card',
  'http://example.org/api/card',
  '/api/tables/abcdefghijklmnop',
  '/api/tables/%61bcdefghijklmnop/ledger?from=0',
  'http://example.org/api/tables/abcdefghijklmnop',
])('%s is what another node has, however it is spelled', async (path) => {
  const server = await aloneAmongNodes(async () => ({ kind: 'node', address: '' }));
  expect(await statusOf(server.origin, path)).toBe(503);
  expect(await statusOf(server.origin, '/api/gam%65s')).toBe(200);
});

it('where the store cannot say whose a table is, whoever asks comes back in a moment', async () => {
  const server = await aloneAmongNodes(async () => {
    throw new StoreFailure('the database is away');
  });
  const answer = await server.browser().get('/api/tables/abcdefghijklmnop');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('1');
  expect(answer.error?.code).toBe('busy');
});
