import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyMatch } from '@vexillum/ledger';
import { TestClock } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { campaignTable } from '../../test/campaign-table.ts';
import { claimAll } from '../../test/claim-all.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { games } from '../all-games.ts';
import { Metrics } from '../metrics.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import type { KeepFor } from './unused-tables.ts';

const START = Date.UTC(2026, 0, 1);
const DAY = 24 * 3_600_000;

interface House {
  readonly server: TestServer;
  readonly store: SqliteStore;
  readonly clock: TestClock;
  readonly archive: string;
  readonly metrics: Metrics;
  /** The server is stopped and started again so many days after the first one began. */
  later(days: number, keepFor?: KeepFor): Promise<House>;
}

/** A server on a real disk, in a time of its own. Whatever is to be taken away at its start is gone when it is handed out. */
const openHouse = async (): Promise<House> => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-unused-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const store = await SqliteStore.open(join(folder, 'data'));
  onTestFinished(() => store.close());
  const archive = join(folder, 'archive');
  const begin = async (days: number, keepFor?: KeepFor): Promise<House> => {
    const [clock, metrics] = [new TestClock(START + days * DAY), new Metrics()];
    const server = await startTestServer({
      store,
      dropTable: (table, records) => store.dropTable(table, records),
      archiveFolder: archive,
      clock,
      metrics,
      ...(keepFor ? { keepFor } : {}),
    });
    onTestFinished(() => server.close());
    const later: House['later'] = async (after, keep) => {
      await server.close();
      return begin(after, keep);
    };
    return { server, store, clock, archive, metrics, later };
  };
  return begin(0);
};

/** The tables of which anything is on the disk. */
const tablesOf = async ({ store }: House): Promise<readonly string[]> => {
  const keys = (await store.records.list('')).map(([key, value]) =>
    key.startsWith('invite!') ? (JSON.parse(value) as { table: string }).table : key.split('!')[1],
  );
  return [...new Set(keys.filter((name) => name !== undefined && /^[a-z2-7]{16}$/.test(name)))] as string[];
};

const goes = async (house: House, table: string): Promise<void> => {
  const left = async () => [
    (await tablesOf(house)).includes(table),
    (await house.store.tables.read(table, 0, 1)).length,
  ];
  await expect.poll(left).toEqual([false, 0]);
};

/** Hours go by, in each of which the disk is asked more than once. */
const severalLooks = async ({ clock, store }: House): Promise<void> => {
  for (let n = 0; n < 20; n++) {
    clock.pass(3_600_000);
    for (let asked = 0; asked < 3; asked++) await store.records.list('used!');
  }
};

const countOf = async ({ metrics }: House, why: string): Promise<number> =>
  Number(new RegExp(`vexillum_tables_unused_total{why="${why}"} (\\d+)`).exec(await metrics.text())?.[1] ?? 0);

const sat = { seat: 'red-captain', name: 'Rosa' };

/** A table where one person has sat down, with the browser. */
const tableForOne = async ({ server }: House) => {
  const browser = server.browser();
  const made = await browser.post('/api/tables', { game: 'triumph' });
  const { table, invites } = made.json<{ table: string; invites: { seat: string; token: string }[] }>();
  await browser.claim(invites.find(({ seat }) => seat === sat.seat)?.token, sat.name);
  return { table, browser };
};

const visit = async ({ server }: House, table: string, from: ReturnType<TestServer['browser']>) => {
  const browser = server.browser();
  for (const [name, value] of from.cookies) browser.cookies.set(name, value);
  const { status, text } = await browser.get(`/api/tables/${table}`, { 'x-seat': sat.seat });
  return { status, keptUntil: status === 200 ? (JSON.parse(text) as { keptUntil?: string }).keptUntil : undefined };
};

describe('a table where nobody else ever sat down', () => {
  it('is taken away two weeks after it was used last, to its last record, and its link leads nowhere', async () => {
    let house = await openHouse();
    const { table, browser } = await tableForOne(house);
    const { table: used, browser: again } = await tableForOne(house);
    house = await house.later(10);
    expect(await visit(house, used, again)).toEqual({
      status: 200,
      keptUntil: new Date(START + 24 * DAY).toISOString(),
    });
    expect((await tablesOf(house)).toSorted()).toEqual([table, used].toSorted());
    house = await house.later(14.1);
    await goes(house, table);
    await expect.poll(() => countOf(house, 'alone')).toBe(1);
    expect(await visit(house, table, browser)).toMatchObject({ status: 404 });
    expect(await visit(house, used, again)).toMatchObject({ status: 200 });
  });

  it('is looked for each hour, and one that somebody has open is not touched', async () => {
    const house = await openHouse();
    const { table } = await tableForOne(house);
    const { table: open, browser } = await tableForOne(house);
    await expect
      .poll(async () => (house.clock.pass(60_000), await house.store.records.get(`used!${table}`)))
      .toBeDefined();
    const wire = browser.wire(open, 'public');
    await wire.opened;
    await expect
      .poll(async () => (house.clock.pass(2 * 3_600_000), (await house.store.tables.read(table, 0, 1)).length))
      .toBe(0);
    house.clock.pass(DAY);
    expect((await house.store.tables.read(open, 0, 1)).length).toBe(1);
    wire.close();
  });
});

describe('a table that several have played at', () => {
  it('is written down as a match after half a year, and then taken away', async () => {
    let house = await openHouse();
    const { table, of } = await claimAll(house.server, { game: 'grand-triumph' });
    await of('red-captain').act(table, 'red-captain', 'roll-dice', { dice: [6], why: 'the weather' });
    house = await house.later(179);
    await severalLooks(house);
    expect(await tablesOf(house)).toEqual([table]);
    house = await house.later(180.1);
    await goes(house, table);
    await expect.poll(() => countOf(house, 'asleep')).toBe(1);
    expect(readdirSync(house.archive)).toEqual([`${table}.vexillum.json`]);
    const file = readFileSync(join(house.archive, `${table}.vexillum.json`), 'utf8');
    expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [] });
    expect(file).toContain('the weather');
  });

  it('stays where its match cannot be written down', async () => {
    let house = await openHouse();
    const { table, of } = await claimAll(house.server, { game: 'grand-triumph' });
    writeFileSync(house.archive, 'a file is in the way');
    house = await house.later(31, { alone: 14, asleep: 30 });
    await severalLooks(house);
    expect(await tablesOf(house)).toEqual([table]);
    expect(await visit(house, table, of(sat.seat))).toMatchObject({ status: 200 });
  });

  it('is not asleep as long as somebody’s turn has an end, at whatever pace', async () => {
    let house = await openHouse();
    const seats = ['host', 'player-1', 'player-2'];
    const played = await campaignTable(house.server, seats, { 'random-start': true, correspondence: 168 });
    await played.did('player-1', 'start-game');
    const { table: forgotten } = await campaignTable(house.server, seats, {});
    house = await house.later(200);
    await goes(house, forgotten);
    await severalLooks(house);
    expect(await tablesOf(house)).toEqual([played.table]);
  });

  it('stays for ever where the host wants that', async () => {
    let house = await openHouse();
    const { table } = await tableForOne(house);
    house = await house.later(4000, { alone: 0, asleep: 0 });
    await severalLooks(house);
    expect(await tablesOf(house)).toEqual([table]);
  });
});

it('a table of which nobody knows when it was used is taken for used just now', async () => {
  let house = await openHouse();
  const { table } = await tableForOne(house);
  await house.server.close();
  await house.store.records.write([{ del: `used!${table}` }]);
  house = await house.later(100);
  await severalLooks(house);
  expect(await tablesOf(house)).toEqual([table]);
  house = await house.later(117);
  await goes(house, table);
});
