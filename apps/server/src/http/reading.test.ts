import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyMatch } from '@vexillum/ledger';
import type { Store, TableStore, TextPage } from '@vexillum/table/room';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { battleTable } from '../../test/battle-table.ts';
import { newTable, sitDown } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import type { TestServer } from '../../test/start-test-server.ts';
import type { TestBrowser } from '../../test/test-browser.ts';
import { games } from '../all-games.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { SlowReaders } from './slow-readers.ts';

/** A store that reads as the test says, and has nothing to say of its own. */
const storeThat = (readTexts: (page: TextPage) => Promise<TextPage>): Store => {
  const store = new MemoryStore();
  const read: TableStore['readTexts'] = async (...args) => readTexts(await store.readTexts(...args));
  const tables = new Proxy(store.tables, {
    get: (target, key: keyof TableStore) => (key === 'readTexts' ? read : target[key].bind(target)),
  });
  return new Proxy(store, {
    get: (target, key: keyof MemoryStore) => {
      if (key === 'tables') return tables;
      return target[key];
    },
  });
};

/** Asks for something and takes nothing of the answer, until `resume`. */
const mute = (server: TestServer, browser: TestBrowser, path: string, address?: string): Socket => {
  const socket = connect(server.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.pause();
  const lines = [`GET ${path} HTTP/1.1`, 'host: localhost', `cookie: ${browser.cookieHeader}`];
  if (address !== undefined) lines.push(`x-forwarded-for: ${address}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
};

const measured = async (server: TestServer, name: string): Promise<number> => {
  const { text } = await server.browser().get('/metrics');
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
};

const tableOf = async (server: TestServer) => {
  const made = await newTable(server);
  const path = `/api/tables/${made.table}/export`;
  return { made, path, watcher: await sitDown(server, made, 'spectator') };
};

describe('taking a match away', () => {
  it('is four files at a time for one session and sixteen at one table; the others wait, and then have theirs', async () => {
    const gates: (() => void)[] = [];
    const store = storeThat((page) => new Promise((resolve) => gates.push(() => resolve(page))));
    const server = await serverForTest({ store, hasLimits: true, clock: new TestClock(), trustedHops: 1 });
    const { made, path, watcher } = await tableOf(server);
    const under = Array.from({ length: 4 }, (_, n) => watcher.get(path, { 'x-forwarded-for': `10.0.1.${n}` }));
    await expect.poll(() => measured(server, 'vexillum_downloads')).toBe(4);
    expect(await watcher.get(path)).toMatchObject({ status: 429, error: { code: 'too-many-downloads' } });
    // Others at the table are not kept from it by one of them, but by four.
    for (let n = 0; n < 3; n++) {
      const other = await sitDown(server, made, 'spectator', `Watcher ${'ABC'[n]}`);
      for (let k = 0; k < 4; k++) under.push(other.get(path, { 'x-forwarded-for': `10.0.2.${n}` }));
    }
    await expect.poll(() => measured(server, 'vexillum_downloads')).toBe(16);
    const late = await sitDown(server, made, 'host');
    const refused = await late.get(path);
    expect(refused).toMatchObject({ status: 503, error: { code: 'busy' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Playing is no matter of files.
    expect((await late.act(made.table, 'host', 'say', { text: 'we play on', to: 'table' })).status).toBe(200);
    const open = setInterval(() => gates.splice(0).forEach((gate) => gate()), 5);
    onTestFinished(() => clearInterval(open));
    expect((await Promise.all(under)).map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
    await expect.poll(() => measured(server, 'vexillum_downloads')).toBe(0);
    expect((await late.get(path)).status).toBe(200);
  });

  it('ends for whoever does not read: their place is another’s after half a minute', async () => {
    const clock = new TestClock();
    const store = storeThat(async (page) => ({ ...page, bytes: Buffer.alloc(12 * 1024 * 1024, ' ') }));
    const server = await serverForTest({ store, hasLimits: true, clock });
    const { path, watcher } = await tableOf(server);
    const sockets = Array.from({ length: 2 }, () => mute(server, watcher, path));
    await expect.poll(() => measured(server, 'vexillum_waiting_bytes')).toBeGreaterThan(0);
    await expect.poll(() => measured(server, 'vexillum_downloads')).toBe(2);
    const isClosed = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    clock.pass(29_000);
    expect(await measured(server, 'vexillum_downloads')).toBe(2);
    clock.pass(3000);
    for (const socket of sockets) socket.resume();
    await isClosed;
    await expect.poll(() => measured(server, 'vexillum_downloads')).toBe(0);
    expect(await measured(server, 'vexillum_http_readers_sent_away_total\\{why="slow"\\}')).toBe(2);
  });

  it('is read and spelt in a thread of its own: this one passes the bytes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vexillum-reading-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const store = await SqliteStore.open(folder);
    onTestFinished(() => store.close());
    const server = await serverForTest({ store });
    const table = await battleTable(server);
    for (let n = 0; n < 450; n += 50)
      await Promise.all(Array.from({ length: 50 }, () => table.did('red-captain', 'say', { text: 'on', to: 'table' })));
    const read = vi.spyOn(store.tables, 'read');
    const parse = vi.spyOn(JSON, 'parse');
    const stringify = vi.spyOn(JSON, 'stringify');
    const entries = () => [
      ...parse.mock.calls.filter(([text]) => text.includes('"prev"')),
      ...stringify.mock.results.filter(({ value }) => typeof value === 'string' && value.includes('"prev"')),
    ];
    const file = await table.of('host').get(`/api/tables/${table.table}/export`);
    const page = await table.of('host').get(`/api/tables/${table.table}/ledger?from=10`);
    expect({ reads: read.mock.calls.length, entries: entries().length }).toEqual({ reads: 0, entries: 0 });
    vi.restoreAllMocks();
    expect(verifyMatch(file.text, games)).toMatchObject({ ok: true, faults: [] });
    expect(page.json<{ entries: { seq: number }[] }>().entries[0]?.seq).toBe(10);
  });
});

describe('reading is counted', () => {
  it('by address, before a table is opened for it', async () => {
    const clock = new TestClock();
    const server = await serverForTest({ hasLimits: true, clock, trustedHops: 1 });
    const ask = (address: string) =>
      server.browser().get('/api/tables/aaaaaaaaaaaaaaaa', { 'x-forwarded-for': address });
    for (let n = 0; n < 3000; n += 100) await Promise.all(Array.from({ length: 100 }, () => ask('10.0.0.1')));
    expect(await ask('10.0.0.1')).toMatchObject({ status: 429, error: { code: 'too-fast' } });
    expect((await ask('10.0.0.2')).status).toBe(404);
    clock.pass(1000);
    expect((await ask('10.0.0.1')).status).toBe(404);
  });

  it('by session, and in bytes', async () => {
    const clock = new TestClock();
    const store = storeThat(async (page) => ({ ...page, bytes: Buffer.alloc(70 * 1024 * 1024, ' ') }));
    const server = await serverForTest({ store, hasLimits: true, clock });
    const { made, path, watcher } = await tableOf(server);
    for (let n = 0; n < 2; n++) expect((await watcher.get(path)).status).toBe(200);
    const refused = await watcher.get(path);
    expect([refused.status, refused.error?.code]).toEqual([429, 'too-fast']);
    const other = await sitDown(server, made, 'host');
    expect((await other.get(`/api/tables/${made.table}`)).status).toBe(200);
    clock.pass(Number(refused.headers['retry-after']) * 1000);
    expect((await watcher.get(`/api/tables/${made.table}`)).status).toBe(200);
    for (let n = 0; n < 1100; n++) if ((await other.get(`/api/tables/${made.table}`)).status === 429) return;
    expect.unreachable('nobody reads as often as they like');
  });
});

describe('a server that is late', () => {
  it('puts off what is new and large, says when to come back, and goes on with what is played', async () => {
    let isLate = false;
    const server = await serverForTest({ isLate: () => isLate });
    const { made, path } = await tableOf(server);
    const host = await sitDown(server, made, 'host');
    isLate = true;
    for (const asked of [
      await host.get(path),
      await host.get(`/api/tables/${made.table}/ledger`),
      await server.browser().post('/api/tables', { game: 'triumph' }),
    ]) {
      expect(asked).toMatchObject({ status: 503, error: { code: 'busy' } });
      expect(Number(asked.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await host.act(made.table, 'host', 'say', { text: 'on', to: 'table' })).status).toBe(200);
    expect((await host.get(`/api/tables/${made.table}`)).status).toBe(200);
    expect(await measured(server, 'vexillum_put_off_total')).toBe(3);
    isLate = false;
    expect((await host.get(path)).status).toBe(200);
  });
});

describe('answers that wait', () => {
  it('are so many bytes for all readers together: who has most waiting is sent away first', async () => {
    const clock = new TestClock();
    const http = createHttpServer((request, response) =>
      response.end(Buffer.alloc((request.url === '/much' ? 24 : 12) * 1024 * 1024)),
    );
    await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void http.close());
    const away: string[] = [];
    const readers = new SlowReaders({ clock, onSentAway: (why) => away.push(why), most: 26 * 1024 * 1024 });
    onTestFinished(() => readers.stop());
    readers.watch(http);
    const { port } = http.address() as { port: number };
    const ask = (path: string) => {
      const socket = connect(port, '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => undefined);
      socket.pause();
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      return socket;
    };
    ask('/');
    await expect.poll(() => readers.waiting).toBeGreaterThan(0);
    expect(readers.isFull).toBe(false);
    ask('/much');
    await expect.poll(() => readers.waiting).toBeGreaterThan(26 * 1024 * 1024);
    expect(readers.isFull).toBe(true);
    clock.pass(1000);
    expect(away).toEqual(['full']);
    expect(readers.waiting).toBeGreaterThan(0);
    expect(readers.waiting).toBeLessThan(13 * 1024 * 1024);
  });
});
