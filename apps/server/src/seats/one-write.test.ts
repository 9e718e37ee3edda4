import { MemoryStore } from '@vexillum/table/testing';
import { expect, it, vi } from 'vitest';
import { invite, newTable, sitDown } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';

/** What the keys of the small records begin with, each once. */
const kindsIn = async (store: MemoryStore): Promise<string[]> => [
  ...new Set((await store.records.list('')).map(([key]) => key.split('!')[0] ?? '')),
];

it('a new table, sitting down, a new link and coming back are each one write: the entry and what is kept of it', async () => {
  const store = new MemoryStore();
  const server = await serverForTest({ store });
  // What a new server writes down of its own accord is written by then.
  await expect.poll(() => store.records.get('pots')).toBeDefined();
  const alone = vi.spyOn(store.records, 'write');
  const made = await newTable(server);
  expect(await kindsIn(store)).toEqual(expect.arrayContaining(['invite', 'keys', 'seat']));
  const claimed = await server.browser().claim(made.tokenOf('red-captain'), 'Rufus');
  const { recovery } = claimed.json<{ recovery: string }>();
  expect(await kindsIn(store)).toContain('recovery');
  const back = server.browser();
  expect((await back.post('/api/claim', { code: recovery })).status).toBe(200);
  const card = await invite(back, made.table, 'red-1');
  await sitDown(server, { tokenOf: () => card.token }, 'red-1');
  const writes = alone.mock.calls.flatMap(([changes]) =>
    changes.map((change) => ('put' in change ? change.put : change.del)),
  );
  expect(writes.filter((key) => !/^(heartbeat|due!)/.test(key))).toEqual([]);
});

it('of somebody whose entry could not be written nothing is kept, and their link works afterwards', async () => {
  const store = new MemoryStore();
  const server = await serverForTest({ store });
  const made = await newTable(server);
  const before = await store.records.list('');
  store.trouble = 'refuse';
  expect((await server.browser().claim(made.tokenOf('red-captain'), 'Rosa')).status).toBe(503);
  expect(await store.records.list('')).toEqual(before);
  store.trouble = 'none';
  await sitDown(server, made, 'red-captain');
});

it('somebody whose entry was written, and nobody heard of it, sits there', async () => {
  const store = new MemoryStore();
  const server = await serverForTest({ store });
  const made = await newTable(server);
  // The table is open by then: taking it is no write.
  await sitDown(server, made, 'blue-captain');
  store.trouble = 'write-and-deny';
  const rosa = server.browser();
  expect((await rosa.claim(made.tokenOf('red-captain'), 'Rosa')).status).toBe(200);
  store.trouble = 'none';
  expect((await rosa.get(`/api/tables/${made.table}`)).json()).toMatchObject({ seat: 'red-captain' });
});
