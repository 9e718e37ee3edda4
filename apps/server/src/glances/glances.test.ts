import type { GlancedTable } from '@vexillum/protocol';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { deceptiveArmy } from '@vexillum/triumph/testing';
import { describe, expect, it } from 'vitest';
import { battleTable } from '../../test/battle-table.ts';
import { campaignTable } from '../../test/campaign-table.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import type { TestBrowser } from '../../test/test-browser.ts';

interface Asked {
  readonly table: string;
  readonly seat: string;
}

const glance = async (browser: TestBrowser, ...seats: readonly Asked[]) =>
  (await browser.post('/api/tables/glance', { seats })).json<{ tables: readonly GlancedTable[] }>().tables;

const two = (server: TestServer) => campaignTable(server, ['host', 'player-1', 'player-2'], { 'random-start': true });

/** Nobody is there any more, and the table was put to rest with this to be told of it. */
const untilAsleep = async (clock: TestClock, store: MemoryStore, table: string, told: string): Promise<void> => {
  const kept = async () => (clock.pass(31_000), await store.records.get(`glance!${table}`));
  await expect.poll(kept).toContain(told);
};

describe('all tables of a browser at a glance', () => {
  it('say who sits there, whose turn it is and since when, and at the end who has won', async () => {
    const server = await serverForTest();
    const table = await two(server);
    const own = { table: table.table, seat: 'player-2' };
    const look = () => glance(table.of('player-2'), own);
    expect(await look()).toMatchObject([
      {
        table: table.table,
        game: 'conquest',
        profile: 'twin-holms',
        state: 'waiting',
        players: [
          { seat: 'player-1', name: 'player-1 the Bold' },
          { seat: 'player-2', name: 'player-2 the Bold' },
        ],
      },
    ]);
    await table.did('player-1', 'start-game');
    const [playing] = await look();
    expect(playing).toMatchObject({ state: 'playing', onTurn: 'player-1', turn: expect.any(String) });
    expect(Date.parse(playing?.since ?? '')).not.toBeNaN();
    expect(playing).not.toHaveProperty('winners');
    await table.did('player-1', 'resign-game');
    const [over] = await look();
    expect(over).toMatchObject({ state: 'over', winners: ['player-2'] });
    expect(over).not.toHaveProperty('onTurn');
  });

  it('tell nothing of a table to whoever has no seat there, not even that it is there', async () => {
    const server = await serverForTest();
    const table = await two(server);
    const { table: id } = table;
    const stranger = server.browser();
    expect(await glance(stranger, { table: id, seat: 'player-1' }, { table: 'a'.repeat(16), seat: 'host' })).toEqual(
      [],
    );
    // Of another seat of the same table, of a seat that it does not have, with somebody’s cookie under another name.
    const own = table.of('player-2');
    expect(await glance(own, { table: id, seat: 'player-1' }, { table: id, seat: 'player-9' })).toEqual([]);
    const value = own.cookies.get(`s_${id}_player-2`) ?? '';
    stranger.cookies.set(`s_${id}_player-1`, value);
    stranger.cookies.set(`s_${'a'.repeat(16)}_player-2`, value);
    expect(
      await glance(stranger, { table: id, seat: 'player-1' }, { table: 'a'.repeat(16), seat: 'player-2' }),
    ).toEqual([]);
    await table.of('host').post(`/api/tables/${id}/seats/player-2/rotate`, {}, { 'x-seat': 'host' });
    await table.of('player-2').post(`/api/tables/${id}/seats/player-2/rotate`, {}, { 'x-seat': 'player-2' });
    expect(await glance(own, { table: id, seat: 'player-2' })).toEqual([]);
  });

  it('never tell what a side knows alone', async () => {
    const server = await serverForTest();
    const at = await battleTable(server);
    const planted = 'PLANTED-SECRET';
    const stands = deceptiveArmy.stands.map((stand) => ({ ...stand, entry: planted, polity: planted }));
    const ids = await at.bring('red', { ...deceptiveArmy, name: planted, stands });
    for (const seat of ['red-captain', 'blue-captain', 'umpire']) {
      const { text } = await at.of(seat).post('/api/tables/glance', { seats: [{ table: at.table, seat }] });
      const [row] = (JSON.parse(text) as { tables: GlancedTable[] }).tables;
      const keys = ['table', 'game', 'gameName', 'profile', 'name', 'players', 'state', 'since'];
      expect(Object.keys(row ?? {}).toSorted()).toEqual(keys.toSorted());
      for (const secret of [planted, 'gt1_', ...ids]) expect(text).not.toContain(secret);
    }
  });

  it('of a table that sleeps as it was put to rest, without waking it, also to nobody else', async () => {
    const [clock, store] = [new TestClock(), new MemoryStore()];
    const server = await serverForTest({ clock, store });
    const table = await two(server);
    await table.did('player-1', 'start-game');
    await untilAsleep(clock, store, table.table, 'playing');
    const read = store.tables.claim.bind(store.tables);
    const woken: string[] = [];
    store.tables.claim = (name) => (woken.push(name), read(name));
    const own = { table: table.table, seat: 'player-1' };
    expect(await glance(table.of('player-1'), own)).toMatchObject([{ state: 'playing', onTurn: 'player-1' }]);
    expect(await glance(server.browser(), own)).toEqual([]);
    expect(await glance(table.of('player-2'), own)).toEqual([]);
    expect(woken).toEqual([]);
  });

  it('of a table whose server was killed as its ledger says, not as it was once put to rest', async () => {
    const [clock, store] = [new TestClock(), new MemoryStore()];
    const server = await startTestServer({ clock, store });
    const table = await two(server);
    await untilAsleep(clock, store, table.table, 'player-2 the Bold');
    await table.did('player-1', 'start-game');
    store.kill();
    const next = await serverForTest({ clock: new TestClock(), store });
    const back = next.browser();
    for (const [name, value] of table.of('player-1').cookies) back.cookies.set(name, value);
    expect(await glance(back, { table: table.table, seat: 'player-1' })).toMatchObject([{ state: 'playing' }]);
    await server.close().catch(() => undefined);
  });

  it('are asked for by what there is, by pages of this server, and not too often', async () => {
    const server = await serverForTest({ clock: new TestClock(), hasLimits: true });
    const table = await two(server);
    const browser = table.of('player-1');
    const seat = { table: table.table, seat: 'player-1' };
    for (const body of [
      {},
      { seats: {} },
      { seats: [{ table: '../..', seat: 'host' }] },
      { seats: [{ table: table.table, seat: 'player-1; x=y' }] },
      { seats: [{ ...seat, card: 'x' }] },
      { seats: Array.from({ length: 51 }, () => seat) },
    ])
      expect((await browser.post('/api/tables/glance', body)).status).toBe(400);
    const foreign = await browser.post(
      '/api/tables/glance',
      { seats: [seat] },
      { origin: 'https://elsewhere.example' },
    );
    expect(foreign.status).toBe(403);
    expect((await browser.get('/api/tables/glance')).status).not.toBe(200);
    let last = 200;
    for (let asked = 0; asked < 3_100 && last === 200; asked += 1)
      last = (await browser.post('/api/tables/glance', { seats: [seat] })).status;
    expect(last).toBe(429);
  });
});
