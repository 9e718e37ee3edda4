import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClock } from '@vexillum/table/testing';
import { expect, it, onTestFinished } from 'vitest';
import { battleTable } from '../../test/battle-table.ts';
import { logBook } from '../../test/log-book.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { listTables } from '../tools/list-tables.ts';
import { checksum } from './sqlite/checksum.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { SqliteStore } from './sqlite-store.ts';

const someFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-scrub-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
};

interface House {
  readonly clock: TestClock;
  readonly server: TestServer;
  readonly store: SqliteStore;
  readonly lines: readonly string[];
  readonly setLate: (isLate: boolean) => void;
  readonly close: () => Promise<void>;
}

const openHouse = async (data: string): Promise<House> => {
  const [clock, store, { lines, log }] = [new TestClock(), await SqliteStore.open(data), logBook()];
  let isLate = false;
  const server = await startTestServer({ store, scrubbed: store, clock, log, isLate: () => isLate });
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await server.close();
    await store.close();
  };
  onTestFinished(close);
  return { clock, server, store, lines, setLate: (late) => void (isLate = late), close };
};

/** Time goes on until this is so. */
const until = async ({ clock }: House, isSo: () => Promise<boolean> | boolean): Promise<void> => {
  await expect
    .poll(
      async () => {
        clock.pass(1000);
        return isSo();
      },
      { interval: 5 },
    )
    .toBe(true);
};

const metric = async ({ server }: House, name: string): Promise<number> => {
  const { text } = await server.browser().get('/metrics');
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
};

/** One letter of an entry becomes another; with `isHidden` its checksum is made to agree. */
const spoil = (data: string, table: string, seq: number, isHidden: boolean): (() => void) => {
  const sqlite = openSqlite(join(data, 'vexillum.sqlite'));
  sqlite.exec('pragma busy_timeout = 5000');
  const { value, sum } = sqlite
    .prepare('select value, sum from entry where table_id = ? and seq = ?')
    .get(table, seq) as { value: string; sum: number };
  const spoilt = value.replace('"at":"2', '"at":"3');
  const put = (text: string, check: number) =>
    sqlite.prepare('update entry set value = ?, sum = ? where table_id = ? and seq = ?').run(text, check, table, seq);
  put(spoilt, isHidden ? checksum([table, seq], spoilt) : sum);
  return () => void put(value, sum);
};

it.each([
  ['a flipped bit', false],
  ['an entry that its checksum agrees with, but not the chain', true],
])('%s in a table that nobody opens is found, told and kept from whoever comes', async (_what, isHidden) => {
  const data = someFolder();
  const first = await openHouse(data);
  const [spoilt, sound] = [await battleTable(first.server), await battleTable(first.server)];
  await first.close();
  const mend = spoil(data, spoilt.table, 3, isHidden);

  const house = await openHouse(data);
  await until(house, async () => (await metric(house, 'vexillum_scrub_rounds')) > 0);
  expect(await metric(house, 'vexillum_damaged_tables')).toBe(1);
  expect(await metric(house, 'vexillum_scrubbed_bytes')).toBeGreaterThan(5000);
  const told = house.lines.filter((line) => line.includes('is damaged'));
  expect(told.map((line) => line.includes(spoilt.table))).toEqual([true]);
  const listed = listTables(join(data, 'vexillum.sqlite'));
  expect(listed.filter(({ damage }) => damage !== undefined).map(({ table }) => table)).toEqual([spoilt.table]);

  const ask = (table: string, browser: ReturnType<typeof spoilt.of>) => {
    const back = house.server.browser();
    for (const [name, value] of browser.cookies) back.cookies.set(name, value);
    return back.get(`/api/tables/${table}`);
  };
  expect((await ask(spoilt.table, spoilt.of('red-captain'))).error?.code).toBe('table-damaged');
  expect((await ask(sound.table, sound.of('red-captain'))).status).toBe(200);

  // Whoever mends it need not wait for the next round.
  mend();
  expect((await ask(spoilt.table, spoilt.of('red-captain'))).status).toBe(200);
  expect(await metric(house, 'vexillum_damaged_tables')).toBe(0);
});

it('goes on where it was, waits while the server is late, and leaves tables alone that somebody has open', async () => {
  const data = someFolder();
  const first = await openHouse(data);
  const tables = [await battleTable(first.server), await battleTable(first.server), await battleTable(first.server)];
  const names = tables.map(({ table }) => table).toSorted();
  await first.close();

  const second = await openHouse(data);
  second.setLate(true);
  for (let n = 0; n < 20; n++) {
    second.clock.pass(1000);
    await metric(second, 'vexillum_rooms');
  }
  expect(await metric(second, 'vexillum_scrubbed_bytes')).toBe(0);
  second.setLate(false);
  await until(second, async () => (await metric(second, 'vexillum_scrubbed_bytes')) > 0);
  await second.close();
  const third = await openHouse(data);
  const kept = JSON.parse((await third.store.records.get('scrub')) ?? '') as { after: string; rounds: number };
  expect(kept.rounds).toBe(0);
  expect(names.slice(0, 2)).toContain(kept.after);

  const opened = names[2] ?? '';
  const tenure = await third.store.tables.claim(opened);
  spoil(data, opened, 3, false);
  await until(third, async () => (await metric(third, 'vexillum_scrub_rounds')) === 1);
  expect(await metric(third, 'vexillum_damaged_tables')).toBe(0);
  if (tenure.kind === 'mine') await tenure.handOver();
  // The next round comes after an hour.
  third.clock.pass(3_600_000);
  await until(third, async () => (await metric(third, 'vexillum_damaged_tables')) === 1);
});
