import type { HonoursPage } from '@vexillum/protocol';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { expect, it } from 'vitest';
import { campaignTable } from '../../test/campaign-table.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { testCard } from '../../test/test-card.ts';
import { gameOf } from '@vexillum/conquest';

const AWARD = 'award';

const honoursOf = async (server: TestServer, card: string): Promise<HonoursPage> =>
  JSON.parse((await server.browser().get(`/api/honours/${card}`)).text) as HonoursPage;

const givenIn = (page: HonoursPage) =>
  page.games.flatMap(({ game, rows }) =>
    rows.flatMap(({ id, given }) => given.map(({ tier, ...proof }) => ({ award: `${game} ${id} ${tier}`, ...proof }))),
  );

/** Two people, one of them with a card, at a table where they do so much that it is a game; `end` has them leave. */
const evening = async (server: TestServer, clock: TestClock) => {
  const table = await campaignTable(server, ['host', 'player-1', 'player-2'], { 'random-start': true });
  const card = testCard(table.of('player-1'));
  expect((await card.make('Rosa of the Hill')).status).toBe(201);
  const signIn = async () => {
    clock.pass(1000);
    const signed = card.signedFor(table.table, 'player-1', { at: new Date(clock.now()).toISOString() });
    const path = `/api/tables/${table.table}/sign-in`;
    expect((await table.of('player-1').post(path, signed, { 'x-seat': 'player-1' })).status).toBe(200);
  };
  const end = async (deeds = 22) => {
    await table.did('player-1', 'start-game');
    const mine = [...(await table.snapshot()).public.territory]
      .filter(([, { owner }]) => owner === 'player-1')
      .map(([id]) => id.split(':')[1]);
    const theirs = [...(await table.snapshot()).public.territory]
      .filter(([, { owner }]) => owner === 'player-2')
      .map(([id]) => id.split(':')[1]);
    for (let n = 0; n < deeds; n++) {
      const mover = gameOf(await table.snapshot())?.mover ?? '';
      await table.did(mover, 'place-army', { territory: mover === 'player-1' ? mine[0] : theirs[0] });
    }
    await table.did('host', 'evict-player', { player: 'player-2' });
    await table.did('host', 'evict-player', { player: 'player-1' });
  };
  const told = async () => (await table.entries()).filter(({ name }) => name === AWARD);
  return { ...table, card, signIn, end, told };
};

it('KR-GSL-ACH-AUTO KR-GSL-ACH-ANNOUNCE what a player with a card has earned is given when the game has ended, and the table is told once', async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await serverForTest({ clock, store });
  const table = await evening(server, clock);
  await table.signIn();
  expect(givenIn(await honoursOf(server, table.card.key))).toEqual([]);
  await table.end();
  await expect.poll(async () => (clock.pass(1000), (await table.told()).length)).toBe(1);
  const ended = (await table.entries()).findLast(({ name }) => name === 'evict-player');
  expect((await table.told())[0]).toMatchObject({
    seat: 'player-1',
    args: { achievement: 'campaigner', version: 1, title: 'Campaigner', tier: 1, tiers: 4 },
  });
  const page = await honoursOf(server, table.card.key);
  expect(page).toMatchObject({ card: table.card.key, name: 'Rosa of the Hill' });
  expect(givenIn(page)).toEqual([
    {
      award: 'conquest campaigner 1',
      at: expect.any(String),
      table: table.table,
      nth: 1,
      seq: ended?.seq,
      head: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  // What is still to be won is told with it, of every game that is offered.
  expect(page.games.map(({ game }) => game)).toEqual(['grand-triumph', 'triumph', 'conquest']);
  expect(page.games.every(({ rows }) => rows.length >= 20)).toBe(true);
  // Another game of theirs there: a second is no first, and nobody is told anything.
  await table.did('host', 'reset-game');
  await table.end();
  await expect
    .poll(async () => {
      clock.pass(1000);
      const { games } = await honoursOf(server, table.card.key);
      return games.find(({ game }) => game === 'conquest')?.rows.find(({ id }) => id === 'campaigner')?.value;
    })
    .toBe(2);
  expect(await table.told()).toHaveLength(1);
});

it('guests, and games of a few deeds, are given nothing', async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await serverForTest({ clock, store });
  const [guest, hasty] = [await evening(server, clock), await evening(server, clock)];
  await hasty.signIn();
  await guest.end();
  await hasty.end(2);
  await expect.poll(async () => (clock.pass(1000), (await store.records.list('played!')).length)).toBe(2);
  await expect.poll(async () => (clock.pass(1000), (await store.records.list('ended!')).length)).toBe(0);
  for (const { card, told } of [guest, hasty]) {
    expect(await told()).toEqual([]);
    expect(givenIn(await honoursOf(server, card.key))).toEqual([]);
  }
});

it('a server that was killed between the end and the announcement tells the table when it is there again, and no more than once', async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await startTestServer({ clock, store });
  const table = await evening(server, clock);
  await table.signIn();
  await table.end();
  store.kill();
  await server.close().catch(() => undefined);
  const later = new TestClock(clock.now());
  const again = await serverForTest({ clock: later, store });
  await expect.poll(async () => (later.pass(1000), givenIn(await honoursOf(again, table.card.key)).length)).toBe(1);
  const lastTold = async () =>
    (await store.tables.read(table.table, 0, 1000))
      .map((value) => (JSON.parse(value) as { entry: { name: string } }).entry)
      .filter(({ name }) => name === AWARD);
  await expect.poll(async () => (later.pass(1000), (await lastTold()).length)).toBe(1);
  await expect.poll(async () => (later.pass(1000), (await store.records.list('ended!')).length)).toBe(0);
  // As if it had been killed again after the table was told, and before that was noted.
  await store.records.write([{ put: `ended!${table.table}`, value: 'the same end' }]);
  await again.close();
  const third = new TestClock(later.now());
  await serverForTest({ clock: third, store });
  await expect.poll(async () => (third.pass(1000), (await store.records.list('ended!')).length)).toBe(0);
  expect(await lastTold()).toHaveLength(1);
});

it('made anew out of what is kept, honours are the same; of tables from before there were any nobody is told', async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await startTestServer({ clock, store });
  const table = await evening(server, clock);
  await table.signIn();
  await table.end();
  await expect.poll(async () => (clock.pass(1000), givenIn(await honoursOf(server, table.card.key)).length)).toBe(1);
  const before = await honoursOf(server, table.card.key);
  const entries = (await table.entries()).length;
  await server.close();
  // A folder of a version that counted no feats.
  const [[key, kept] = ['', '']] = await store.records.list('played!');
  const { feats, ...older } = JSON.parse(kept) as { feats?: unknown };
  expect(feats).toBeDefined();
  await store.records.write([
    { put: key, value: JSON.stringify(older) },
    { put: 'boards', value: '1' },
  ]);
  const later = new TestClock(clock.now());
  const again = await serverForTest({ clock: later, store });
  await expect.poll(async () => (later.pass(1000), (await store.records.list('played!'))[0]?.[1])).toBe(kept);
  await expect.poll(async () => (later.pass(1000), (await store.records.list('ended!')).length)).toBe(0);
  expect(await honoursOf(again, table.card.key)).toEqual(before);
  expect((await store.tables.read(table.table, 0, 1000)).length).toBe(entries);
});

it('honours are asked for by a card’s key alone', async () => {
  const server = await serverForTest({ clock: new TestClock() });
  const nobody = 'ab'.repeat(32);
  expect(await honoursOf(server, nobody)).toMatchObject({ card: nobody });
  expect((await server.browser().get(`/api/ranks/${nobody}`)).json()).toEqual({ card: nobody, games: [], played: [] });
  for (const card of ['x', `${nobody}0`, nobody.toUpperCase()])
    for (const what of ['honours', 'ranks'])
      expect((await server.browser().get(`/api/${what}/${card}`)).status).toBe(404);
});
