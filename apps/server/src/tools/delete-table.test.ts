import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { battleTable } from '../../test/battle-table.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { FolderInUse } from '../store/sqlite/faults.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { checkDatabase } from './check-database.ts';
import { deleteTable } from './delete-table.ts';
import { listDevices, strikeDevice } from './devices.ts';
import { migrate } from './migrate.ts';

const someFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-hands-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
};

const openHouse = async (folder: string, port = 0) => {
  const store = await SqliteStore.open(folder);
  const server = await startTestServer({ store, port });
  const close = async () => {
    await server.close();
    await store.close();
  };
  return { server, close };
};

const bytesOf = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');

it('a table that is deleted leaves no byte of what was said and who sat there, and its neighbour plays on', async () => {
  const data = someFolder();
  const first = await openHouse(data);
  const [gone, kept] = [await battleTable(first.server), await battleTable(first.server)];
  await gone.did('red-captain', 'say', { text: 'a word that nobody shall find', to: 'side' });
  await kept.did('red-captain', 'say', { text: 'a word that stays', to: 'side' });
  expect(() => deleteTable(data, gone.table), 'not beside a server').toThrow(FolderInUse);
  await first.close();
  // What the feed of results has told of both.
  const store = await SqliteStore.open(data);
  const row = (n: number, table: string) => ({
    put: `feed!000000000${n}`,
    value: JSON.stringify({ n, told: { kind: 'void', table, nth: 1, replaces: n } }),
  });
  const told = (n: number, table: string) => ({
    put: `told!000000000${n}`,
    value: JSON.stringify({ id: `row-${n}`, table }),
  });
  await store.records.write([row(1, gone.table), row(2, kept.table), told(1, kept.table), told(2, gone.table)]);
  await store.close();

  expect(() => deleteTable(data, 'nosuchtable')).toThrow('There is no table nosuchtable');
  const { entries, records } = deleteTable(data, gone.table);
  expect(entries).toBeGreaterThan(10);
  expect(records).toBeGreaterThan(20);
  const bytes = bytesOf(data);
  for (const trace of [gone.table, 'a word that nobody shall find']) expect(bytes).not.toContain(trace);
  expect(bytes).toContain('a word that stays');
  expect(bytes).toContain('{"n":1,"told":null}');
  // Boards that have heard it know by its id that they have.
  expect(bytes).toContain('{"id":"row-2"}');
  expect(bytes).toContain(`"table":"${kept.table}"`);
  expect(checkDatabase(join(data, 'vexillum.sqlite')).findings).toEqual([]);

  const next = await openHouse(data, first.server.port);
  onTestFinished(next.close);
  await kept.did('blue-captain', 'say', { text: 'we are still here', to: 'table' });
  expect((await gone.act('blue-captain', 'say', { text: 'are we?', to: 'table' })).status).toBe(404);
});

it('devices are listed beside a server, and one is signed out while the others of its seat go on', async () => {
  const data = someFolder();
  const first = await openHouse(data);
  const table = await battleTable(first.server);
  const phone = first.server.browser();
  const { code } = (
    await table
      .of('red-captain')
      .post(`/api/tables/${table.table}/seats/red-captain/device`, {}, { 'x-seat': 'red-captain' })
  ).json<{ code: string }>();
  expect((await phone.post('/api/claim', { code, name: 'Rufus' })).status).toBe(200);
  const devices = listDevices(data, table.table).filter(({ seat }) => seat === 'red-captain');
  expect(devices.map(({ name }) => name)).toEqual(['Rufus', 'Rufus']);
  await first.close();

  const [desk] = devices;
  expect(() => strikeDevice(data, table.table, 'nosuchdevice')).toThrow('Nobody sits at table');
  expect(strikeDevice(data, table.table, desk?.device ?? '')).toMatchObject({ seat: 'red-captain', name: 'Rufus' });
  const next = await openHouse(data, first.server.port);
  onTestFinished(next.close);
  const word = { text: 'here I am', to: 'table' };
  const answers = [table.of('red-captain'), phone].map((browser) =>
    browser.act(table.table, 'red-captain', 'say', word),
  );
  expect((await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
});

it('a folder of this version needs no migration, and what is no data folder has none', async () => {
  const data = someFolder();
  await (await openHouse(data)).close();
  expect(migrate(data)).toBe(1);
  expect(() => migrate(`${data}-of-nobody`)).toThrow('There is no data of a server');
});
