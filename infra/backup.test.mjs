import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hasPostgres, TestPostgres } from '../apps/server/test/postgres-for-test.ts';
import { serverProcesses } from '../apps/server/test/server-process.ts';
import { TestBrowser } from '../apps/server/test/test-browser.ts';

/** The way to the database runs in this process, so nothing here may wait with its hands folded. @param {string} script @param {readonly string[]} args */
const run = async (script, ...args) => {
  const path = fileURLToPath(new URL(`backup/${script}.sh`, import.meta.url));
  const child = spawn('sh', [path, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [status] = await once(child, 'close');
  return { status: Number(status), said };
};

const hasClient = ['pg_dump', 'pg_restore', 'psql'].every((name) => spawnSync(name, ['--version']).status === 0);

describe.skipIf(!hasPostgres || !hasClient)('a backup of a database', () => {
  const startServerProcess = serverProcesses();
  /** @type {TestPostgres} */
  let postgres;
  /** @type {string} */
  let folder;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
    folder = mkdtempSync(join(tmpdir(), 'vexillum-backup-'));
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const someDatabase = async () => {
    const way = await postgres.way(await postgres.database());
    onTestFinished(() => way.close());
    return way.url;
  };

  const start = (/** @type {string} */ url) => {
    const DATA_DIR = mkdtempSync(join(folder, 'data-'));
    const server = startServerProcess({ DATA_DIR, DATABASE_URL: url, RATE_LIMITS: 'off' });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    return server;
  };

  test('is taken while people play, and played on from: their seats too', async () => {
    const url = await someDatabase();
    const first = start(url);
    const browser = new TestBrowser(await first.ready);
    /** @type {{ table: string, invites: { seat: string, token: string }[] }} */
    const { table, invites } = (await browser.post('/api/tables', { game: 'triumph' })).json();
    await browser.claim(invites.find(({ seat }) => seat === 'red-captain')?.token, 'Rosa');
    const say = (/** @type {TestBrowser} */ rosa, /** @type {string} */ text) =>
      rosa.act(table, 'red-captain', 'say', { text, to: 'table' });
    expect((await say(browser, 'before it')).status).toBe(200);

    const file = join(folder, 'monday.dump');
    expect(await run('back-up-database', url, file)).toEqual({
      status: 0,
      said: `Everything is in ${file}, and was read through.\n`,
    });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect((await say(browser, 'after it')).status).toBe(200);
    expect(await run('back-up-database', url, file)).toEqual({
      status: 1,
      said: `${file} is there already, and stays as it is.\n`,
    });
    first.child.kill('SIGTERM');
    await first.ended;

    const other = await someDatabase();
    expect(await run('restore-database', file, other)).toMatchObject({ status: 0 });
    const again = start(other);
    const later = new TestBrowser(await again.ready);
    for (const [name, value] of browser.cookies) later.cookies.set(name, value);
    expect((await say(later, 'and on')).status).toBe(200);
    const match = (await later.get(`/api/tables/${table}/export?view=public`)).text;
    expect(['before it', 'after it', 'and on'].map((words) => match.includes(words))).toEqual([true, false, true]);
    const twice = await run('restore-database', file, other);
    expect([twice.status, twice.said]).toEqual([
      1,
      expect.stringMatching(/^The database is not empty: it has \d+ tables/),
    ]);
  });

  test('that broke off looks like none, and one that is damaged leaves the database empty', async () => {
    const nowhere = join(folder, 'nowhere.dump');
    expect((await run('back-up-database', 'postgres://vexillum@127.0.0.1:1/none', nowhere)).status).not.toBe(0);
    expect([existsSync(nowhere), existsSync(`${nowhere}.part`)]).toEqual([false, false]);

    const torn = join(folder, 'torn.dump');
    writeFileSync(torn, 'PGDMP and no more');
    const url = await someDatabase();
    expect((await run('restore-database', torn, url)).status).not.toBe(0);
    const server = start(url);
    expect(await server.ready).toContain('http://');
  });
});
