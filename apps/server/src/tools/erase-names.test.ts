import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyMatch } from '@vexillum/ledger';
import { expect, it, onTestFinished } from 'vitest';
import { campaignTable } from '../../test/campaign-table.ts';
import { newTable, sitDown } from '../../test/claim-all.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { games } from '../all-games.ts';
import { FolderInUse } from '../store/sqlite/faults.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { checkDatabase } from './check-database.ts';
import { eraseNames } from './erase-names.ts';

const someFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
};

const openHouse = async (folder: string, port = 0, key?: Uint8Array) => {
  const store = await SqliteStore.open(folder, { key });
  const server = await startTestServer({ store, port, boardsFile: join(folder, 'boards.sqlite') });
  const close = async () => {
    await server.close();
    await store.close();
  };
  return { server, store, close };
};

/** Also what lies in documents as base64. */
const bytesOf = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .flatMap((text) => [
      text,
      ...(text.match(/[A-Za-z0-9+/]{40,}/g) ?? []).map((coded) => Buffer.from(coded, 'base64').toString('latin1')),
    ])
    .join('\n');

it('a name that is erased leaves no byte in the folder, in what was told of games neither; everybody plays on', async () => {
  const data = someFolder();
  const first = await openHouse(data);
  const at = await campaignTable(first.server, ['host', 'player-1', 'player-2'], { 'random-start': true });
  const name = 'player-1 the Bold';
  await at.did('player-1', 'start-game');
  await at.did('player-1', 'say', { text: 'words that stay', to: 'table' });
  await at.did('player-1', 'resign-game');
  await expect.poll(() => first.store.records.list('played!')).toHaveLength(1);
  const before = (await at.of('player-2').get(`/api/tables/${at.table}/export`)).text;
  expect(before).toContain(name);
  expect(() => eraseNames(data, at.table, name), 'not beside a server').toThrow(FolderInUse);
  await first.close();
  expect(bytesOf(data)).toContain(name);

  expect(() => eraseNames(data, 'nosuchtable', name)).toThrow('There is no table nosuchtable');
  expect(() => eraseNames(data, at.table, 'Nobody')).toThrow('No name is kept for Nobody');
  expect(eraseNames(data, at.table, name)).toBe(1);
  const bytes = bytesOf(data);
  expect(bytes).not.toContain(name);
  for (const other of ['player-2 the Bold', 'words that stay']) expect(bytes).toContain(other);
  expect(checkDatabase(join(data, 'vexillum.sqlite')).findings).toEqual([]);

  const next = await openHouse(data, first.server.port);
  onTestFinished(next.close);
  await at.did('player-1', 'say', { text: 'we are still here', to: 'table' });
  const after = (await at.of('player-2').get(`/api/tables/${at.table}/export`)).text;
  expect(after).not.toContain(name);
  expect(after).toContain('we are still here');
  for (const file of [before, after]) expect(verifyMatch(file, games)).toMatchObject({ ok: true });
  await expect.poll(() => next.store.records.list('ended!')).toEqual([]);
  expect(JSON.stringify(await next.store.records.list(''))).not.toContain(name);
});

it('needs no key where the folder is encrypted, and takes all names of a seat', async () => {
  const data = someFolder();
  const key = new Uint8Array(32).fill(7);
  const first = await openHouse(data, 0, key);
  const made = await newTable(first.server);
  const red = await sitDown(first.server, made, 'red-captain', 'Annegret Namenlos');
  const { code } = (
    await red.post(`/api/tables/${made.table}/seats/red-captain/device`, {}, { 'x-seat': 'red-captain' })
  ).json<{ code: string }>();
  expect((await first.server.browser().post('/api/claim', { code, name: 'Anna Anders' })).status).toBe(200);
  await first.close();
  expect(eraseNames(data, made.table, 'red-captain')).toBe(2);
  for (const name of ['Annegret Namenlos', 'Anna Anders']) expect(bytesOf(data)).not.toContain(name);
  const next = await openHouse(data, first.server.port, key);
  onTestFinished(next.close);
  expect((await red.get(`/api/tables/${made.table}`)).text).not.toContain('Ann');
});
