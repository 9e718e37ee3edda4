import { MemoryStore, TestClock } from '@vexillum/table/testing';
import type { PlayedGame } from '@vexillum/league';
import { expect, it, onTestFinished } from 'vitest';
import { campaignTable } from '../../test/campaign-table.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { games } from '../all-games.ts';
import { compareResults, haveToldAnew } from './compare-results.ts';

const played = async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await startTestServer({ clock, store });
  onTestFinished(() => server.close());
  const ended = async () => {
    const table = await campaignTable(server, ['host', 'player-1', 'player-2'], { 'random-start': true });
    await table.did('player-1', 'start-game');
    await table.did('player-2', 'resign-game');
    return table.table;
  };
  const tables = [await ended(), await ended(), await ended()] as const;
  const kept = async () => (await store.records.list('played!')).map(([key]) => key.split('!')[1]);
  const hears = async (time: TestClock): Promise<void> => {
    await expect.poll(async () => (time.pass(1000), await store.records.list('ended!'))).toEqual([]);
  };
  const heard = () => hears(clock);
  /** A server that is alone looks when it starts. */
  const heardAnew = async () => {
    await server.close();
    const later = new TestClock(clock.now());
    await serverForTest({ clock: later, store });
    await hears(later);
  };
  return {
    store,
    tables,
    kept,
    heard,
    heardAnew,
    compare: () => compareResults({ records: store.records, tables: store.tables, games }),
  };
};

it('results are kept as ledgers tell them, or their tables are named and told anew', async () => {
  const { store, tables, kept, heard, heardAnew, compare } = await played();
  expect(await compare()).toMatchObject({ tables: 3, sound: 0, waiting: 3, findings: [] });
  await heard();
  const all = await kept();
  const before = await store.records.list('played!');
  expect(await compare()).toEqual({ tables: 3, sound: 3, alone: 0, waiting: 0, findings: [] });
  const [one, two, three] = tables;
  const key = `played!${one}!1`;
  const game = JSON.parse((await store.records.get(key)) ?? '') as PlayedGame;
  await store.records.write([
    { put: key, value: JSON.stringify({ ...game, scores: { 'player-1': 1000 } }) },
    { del: `played!${two}!1` },
    { put: `played!${three}!2`, value: JSON.stringify({ ...game, table: three, nth: 2 }) },
    { put: 'played!gone!1', value: JSON.stringify({ ...game, table: 'gone' }) },
  ]);
  const { findings, ...counts } = await compare();
  expect(counts).toEqual({ tables: 3, sound: 0, alone: 1, waiting: 0 });
  expect(Object.fromEntries(findings.map(({ table, says }) => [table, says]))).toEqual({
    [one]: 'game 1 is kept otherwise than its ledger tells it',
    [two]: 'its ledger tells of 1 games that ended, and 0 are kept',
    [three]: 'its ledger tells of 1 games that ended, and 2 are kept',
  });
  await haveToldAnew(store, tables);
  await heardAnew();
  expect(await compare()).toEqual({ tables: 3, sound: 3, alone: 1, waiting: 0, findings: [] });
  await store.records.write([{ del: 'played!gone!1' }]);
  expect(await store.records.list('played!')).toEqual(before);
  expect(await kept()).toEqual(all);
});

it('a name that was forgotten stays so, whatever an old ledger has in it', async () => {
  const { store, tables, heard, heardAnew, compare } = await played();
  await heard();
  const key = `played!${tables[0]}!1`;
  const game = JSON.parse((await store.records.get(key)) ?? '') as PlayedGame;
  const token = `~${'a1'.repeat(16)}`;
  const players = game.players.map((player) => (player.seat === 'player-1' ? { ...player, name: token } : player));
  await store.records.write([{ put: key, value: JSON.stringify({ ...game, players }) }]);
  expect(await compare()).toMatchObject({ sound: 3, findings: [] });
  await haveToldAnew(store, tables);
  await heardAnew();
  expect(JSON.parse((await store.records.get(key)) ?? '')).toEqual({ ...game, players });
});
