import { verifyMatch } from '@vexillum/ledger';
import { HeldElsewhere } from '@vexillum/table/room';
import { MemoryRecords, MemoryStore, readWholeLog, settled, TestClock } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type CampaignTable, campaignTable, frontOf } from '../test/campaign-table.ts';
import { startTestServer, type TestServer } from '../test/start-test-server.ts';
import { games } from './all-games.ts';
import { DueTables } from './due-tables.ts';

const START = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** Time goes on, in steps of some seconds, until this is so. */
const until = async (clock: TestClock, isSo: () => Promise<boolean>, hours: number): Promise<void> => {
  for (let passed = 0; passed < hours * HOUR; passed += 20_000) {
    clock.pass(20_000);
    await settled();
    if (await isSo()) return;
  }
  throw new Error(`not within ${hours} hours`);
};

/** `SEAT NAME` of each entry, as it lies on the disk: nobody visits the table for that. */
const deedsAt = async (store: MemoryStore, table: string): Promise<readonly string[]> =>
  (await readWholeLog(store, table)).map((value) => {
    const [, name] = /"name":"([a-z-]+)","prev"/.exec(value) ?? [];
    const [, seat] = /"seat":"([a-z0-9-]+)","seq"/.exec(value) ?? [];
    return `${seat} ${name}`;
  });

interface House {
  readonly store: MemoryStore;
  readonly clock: TestClock;
  readonly server: TestServer;
}

const openHouse = async (now: number, store = new MemoryStore()): Promise<House> => {
  const clock = new TestClock(now);
  const server = await startTestServer({ clock, store });
  onTestFinished(() => server.close());
  return { store, clock, server };
};

/** The server is killed: its time stands still, and another one finds what lies on the disk, so many hours later. */
const killed = ({ store }: House, hours: number): Promise<House> => {
  store.kill();
  return openHouse(START + hours * HOUR, store);
};

const gameOfTwo = async (house: House, rules: object): Promise<CampaignTable> => {
  const table = await campaignTable(house.server, ['host', 'player-1', 'player-2'], { 'random-start': true, ...rules });
  await table.did('player-1', 'start-game');
  return table;
};

const skips = async ({ store }: House, { table }: CampaignTable): Promise<number> =>
  (await deedsAt(store, table)).filter((deed) => deed.endsWith(' skip-turn')).length;

describe('a table that nobody visits', () => {
  it('passes a late turn also after the server was killed, and the match can be checked', async () => {
    const house = await openHouse(START);
    const table = await gameOfTwo(house, { timeout: 3000 });
    const next = await killed(house, 5);
    await until(next.clock, async () => (await skips(next, table)) > 0, 2);
    const late = next.server.browser();
    for (const [name, value] of table.of('host').cookies) late.cookies.set(name, value);
    const file = (await late.get(`/api/tables/${table.table}/export`)).text;
    expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
  });

  it('passes a late turn also where the server was killed right after the entry that set the deadline', async () => {
    const house = await openHouse(START);
    // What it would keep by itself, a moment later, never gets to the disk.
    const { write } = house.store.records;
    vi.spyOn(house.store.records, 'write').mockImplementation(async (changes) => {
      if (!changes.some((change) => 'put' in change && change.put.startsWith('due!')))
        await write.call(house.store.records, changes);
    });
    const table = await gameOfTwo(house, { timeout: 3000 });
    expect(await house.store.records.get(`due!${table.table}`)).toBeDefined();
    const next = await killed(house, 5);
    await until(next.clock, async () => (await skips(next, table)) > 0, 2);
  });

  it('lets its machines move on by correspondence after the server was killed', async () => {
    const house = await openHouse(START);
    const table = await campaignTable(house.server, ['host', 'player-1'], {
      'random-start': true,
      correspondence: 24,
    });
    await table.did('host', 'seat-bots', { seats: ['player-2'] });
    await table.did('player-1', 'start-game');
    const before = (await deedsAt(house.store, table.table)).length;
    await table.did('player-1', 'place-army', { territory: frontOf(await table.snapshot(), 'player-1').from });
    const next = await killed(house, 1);
    const hasMoved = async () =>
      (await deedsAt(next.store, table.table)).slice(before).some((deed) => deed.startsWith('player-2 '));
    await until(next.clock, hasMoved, 1);
  });
});

type Wake = (table: string) => Promise<boolean>;

describe('what is kept of what is due', () => {
  const tables = async (records: MemoryRecords, clock: TestClock, wake = vi.fn<Wake>(async () => true)) => {
    const due = await DueTables.begin({ records, clock, wake, onFailed: vi.fn<() => void>() });
    onTestFinished(() => due.stop());
    return { due, wake };
  };
  const kept = (records: MemoryRecords) => records.list('due!');

  it('is never later than the truth, and a later time costs no write', async () => {
    const [records, clock] = [new MemoryRecords(), new TestClock(START)];
    const { due } = await tables(records, clock);
    const write = vi.spyOn(records, 'write');
    for (const minutes of [50, 60, 55, 40]) due.expects('a', START + minutes * 60_000);
    await settled();
    expect(write).toHaveBeenCalledTimes(2);
    expect(await kept(records)).toEqual([['due!a', '2026-01-01T00:40:00.000Z']]);
    await due.rests('a', START + HOUR);
    expect(await kept(records)).toEqual([['due!a', '2026-01-01T01:00:00.000Z']]);
    await due.rests('a', undefined);
    expect(await kept(records)).toEqual([]);
  });

  it('wakes each table a minute before, also one that the server of before knew of', async () => {
    const [records, clock] = [new MemoryRecords(), new TestClock(START)];
    await (await tables(records, clock)).due.rests('a', START + HOUR);
    await records.write([{ put: 'due!b', value: new Date(START - HOUR).toISOString() }]);
    const { wake } = await tables(records, clock);
    await until(clock, async () => wake.mock.calls.length > 0, 1);
    expect(wake.mock.calls).toEqual([['b']]);
    await until(clock, async () => wake.mock.calls.length > 1, 1);
    expect(wake.mock.calls).toEqual([['b'], ['a']]);
    expect(clock.now()).toBeGreaterThanOrEqual(START + HOUR - 60_000);
    expect(clock.now()).toBeLessThan(START + HOUR);
  });

  it('is forgotten where there is no such table any more, and kept where the table cannot be opened', async () => {
    const [records, clock] = [new MemoryRecords(), new TestClock(START)];
    for (const table of ['gone', 'damaged'])
      await records.write([{ put: `due!${table}`, value: new Date(START).toISOString() }]);
    const wake = vi.fn<Wake>(async (table) => {
      if (table === 'damaged') throw new Error('cannot be read');
      return false;
    });
    await tables(records, clock, wake);
    await until(clock, async () => wake.mock.calls.length === 2, 1);
    await settled();
    expect((await kept(records)).map(([key]) => key)).toEqual(['due!damaged']);
  });

  it('of several servers keeps no table from being woken because others, as many as are asked for at once, cannot be opened', async () => {
    const [records, clock] = [new MemoryRecords(), new TestClock(START)];
    const all = ['damaged', 'of no known game', 'taken', 'sound'];
    const awake = new Set<string>();
    const wake = vi.fn<Wake>(async (table) => {
      if (table === 'taken') awake.add(table);
      if (table === 'taken') throw new HeldElsewhere('it is another’s');
      if (table !== 'sound') throw new Error('cannot be opened');
      awake.add(table);
      return true;
    });
    const onFailed = vi.fn<(table: string) => void>();
    const due = await DueTables.begin({
      records,
      clock,
      wake,
      onFailed,
      unowned: async (_, without) => all.filter((table) => !awake.has(table) && !without.includes(table)).slice(0, 2),
    });
    onTestFinished(() => due.stop());
    await until(clock, async () => awake.has('sound'), 1);
    expect(onFailed.mock.calls.map(([table]) => table)).toEqual(['damaged', 'of no known game']);
    // They are tried again.
    await until(clock, async () => onFailed.mock.calls.length === 4, 1);
  });
});
