import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { expect, it } from 'vitest';
import { EventTable } from '../../test/event-table.ts';
import { serverForTest } from '../../test/server-for-test.ts';

const evening = async (body: object = {}) => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await serverForTest({ clock, store });
  const at = await EventTable.made(server, {}, body);
  await at.enter('player-1', 'player-2');
  await at.did('host', 'close-sign-up');
  await at.did('host', 'draw-round');
  await at.did('host', 'publish-round');
  await expect.poll(async () => (clock.pass(1), (await at.pairing('1.1'))?.state)).toBe('playing');
  const [first = ''] = (await at.pairing('1.1'))?.sides ?? [];
  const seated = await at.toTable(first, '1.1.1');
  const facts = async () =>
    (await at.of(first).get(`/api/tables/${seated.table}`, { 'x-seat': seated.seat })).json<object>();
  return { at, server, clock, store, facts, game: seated.table };
};

it('says at a game of an event which event that is, and which round, also while the event sleeps', async () => {
  const { at, facts, clock, store } = await evening();
  const by = { table: at.table, name: 'Autumn open', round: 1 };
  expect(await facts()).toMatchObject({ convenedBy: by });
  const kept = async () => (clock.pass(31_000), await store.records.get(`glance!${at.table}`));
  await expect.poll(kept).toBeDefined();
  expect(await facts()).toMatchObject({ convenedBy: by });
  const own = await at.of('host').get(`/api/tables/${at.table}`, { 'x-seat': 'host' });
  expect(own.json<object>()).not.toHaveProperty('convenedBy');
});

it('says so at the door of such a game where anybody may find the event, and nothing where nobody may', async () => {
  const open = await evening({ visibility: 'public' });
  const door = (table: string) => open.server.browser().get(`/api/play/${table}/convened-by`);
  const by = { table: open.at.table, name: 'Autumn open', round: 1, isListed: true };
  expect((await door(open.game)).json()).toEqual(by);
  expect((await open.server.browser().get(`/api/play/${open.game}`)).status).toBe(404);
  const none = await door('a'.repeat(16));
  expect(none.status).toBe(404);

  const shut = await evening();
  const asked = await shut.server.browser().get(`/api/play/${shut.game}/convened-by`);
  expect([asked.status, asked.text]).toEqual([404, none.text]);
  expect((await shut.server.browser().get('/api/play/..%2F../convened-by')).status).toBe(404);
});
