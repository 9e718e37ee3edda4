import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isServerCard, knownServer, type MatchFile, type ServerCard, verifyMatch } from '@vexillum/ledger';
import { MemoryStore } from '@vexillum/table/testing';
import { expect, it, onTestFinished } from 'vitest';
import { sealingGames, sealingRules, sealingTable, type SealingTable } from '../../test/sealing-table.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { SqliteStore } from '../store/sqlite-store.ts';

const cardOf = async (server: TestServer): Promise<ServerCard> =>
  (await server.browser().get('/.well-known/vexillum-server.json')).json<ServerCard>();

const fileOf = async (table: SealingTable): Promise<string> =>
  (await table.of('host').get(`/api/tables/${table.table}/export`)).text;

const checked = (file: string, card: ServerCard) => {
  const known = knownServer(JSON.stringify(card));
  return verifyMatch(file, sealingRules, undefined, known ? [known] : []);
};

it('a server tells who it is, stays the same over a restart, and its files say so', async () => {
  const store = new MemoryStore();
  const options = { ...sealingGames, store, publicUrl: 'https://vexillum.example' };
  const first = await serverForTest(options);
  const card = await cardOf(first);
  expect(isServerCard(card)).toBe(true);
  expect(card).toMatchObject({ url: 'https://vexillum.example', earlier: [] });
  const table = await sealingTable(first);
  const file = await fileOf(table);
  const report = checked(file, card);
  expect(report).toMatchObject({
    ok: true,
    signer: { server: { key: card.key, url: 'https://vexillum.example', words: card.words }, isKnown: true },
  });
  await first.close();
  const second = await serverForTest(options);
  expect(await cardOf(second)).toEqual(card);
  const elsewhere = await cardOf(await serverForTest(sealingGames));
  expect(checked(file, elsewhere)).toMatchObject({ ok: false, nature: 'unknown-server' });
});

it('the secret half of the key is in one record of its own and in nothing that anybody is told', async () => {
  const store = new MemoryStore();
  const { records } = store;
  const server = await serverForTest({ ...sealingGames, store });
  const table = await sealingTable(server);
  const kept = await records.list('');
  const [secret] = kept.flatMap(([key, value]) =>
    key === 'server!identity' ? [(JSON.parse(value) as { signing: string }).signing] : [],
  );
  const said = `${JSON.stringify(await cardOf(server))}${await fileOf(table)}`;
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(said).not.toContain(secret);
  expect(kept.filter(([, value]) => value.includes(secret ?? ''))).toHaveLength(1);
});

it('a table from before the server had a key is certified too', async () => {
  const store = new MemoryStore();
  const { records } = store;
  const first = await serverForTest({ ...sealingGames, store });
  const table = await sealingTable(first);
  await first.close();
  await records.write([{ del: 'server!identity' }]);
  const second = await serverForTest({ ...sealingGames, store });
  const host = second.browser();
  for (const [name, value] of table.of('host').cookies) host.cookies.set(name, value);
  const file = (await host.get(`/api/tables/${table.table}/export`)).text;
  expect(checked(file, await cardOf(second))).toMatchObject({ ok: true, signer: { isKnown: true } });
});

const admin = (...args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> =>
  new Promise((resolve) => {
    const program = join(import.meta.dirname, '../tools/admin-command.ts');
    const child = spawn(process.execPath, ['--import=tsx', '--conditions=source', program, ...args]);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
    child.once('close', (code) => resolve({ code, said }));
  });

it('an operator changes the key while the server is stopped, and whoever knew the old one still knows the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-identity-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  expect(await admin('rotate-key', '--data', data)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/no data of a server/) as string,
  });
  const store = await SqliteStore.open(data);
  const server = await startTestServer({ ...sealingGames, store });
  const before = await cardOf(server);
  const table = await sealingTable(server);
  const former = await fileOf(table);
  expect(await admin('rotate-key', '--data', data)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/A server is using .* Stop it first\./) as string,
  });
  await server.close();
  await store.close();
  const rotated = await admin('rotate-key', '--data', data);
  expect(rotated).toMatchObject({ code: 0, said: expect.stringContaining(before.key) as string });
  const again = await SqliteStore.open(data);
  onTestFinished(() => again.close());
  const later = await serverForTest({ ...sealingGames, store: again });
  const card = await cardOf(later);
  expect(card.key).not.toBe(before.key);
  expect(card.earlier).toMatchObject([{ key: before.key, until: card.since }]);
  expect(rotated.said).toContain(card.key);
  const host = later.browser();
  for (const [name, value] of table.of('host').cookies) host.cookies.set(name, value);
  const file = (await host.get(`/api/tables/${table.table}/export`)).text;
  expect((JSON.parse(file) as MatchFile).certificate?.server).toBe(card.key);
  for (const known of [before, card]) expect(checked(file, known)).toMatchObject({ ok: true });
  for (const known of [before, card]) expect(checked(former, known)).toMatchObject({ ok: true });
});
