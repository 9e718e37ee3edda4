import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { begunPostgres } from '../test/begun-postgres.ts';
import { hasPostgres } from '../test/postgres-for-test.ts';
import { serverProcesses } from '../test/server-process.ts';
import { TestBrowser } from '../test/test-browser.ts';

describe.skipIf(!hasPostgres)('a server on Postgres', () => {
  const startServerProcess = serverProcesses();
  const postgres = begunPostgres();

  const start = (url: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'vexillum-on-postgres-'));
    const server = startServerProcess({ DATA_DIR: folder, DATABASE_URL: url, RATE_LIMITS: 'off' });
    onTestFinished(async () => {
      server.child.kill('SIGKILL');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    });
    return server;
  };

  it('has every acknowledged action after it was killed, also on another machine, and goes on', async () => {
    const way = await postgres.way(await postgres.database());
    onTestFinished(() => way.close());
    const first = start(way.url);
    const browser = new TestBrowser(await first.ready);
    const created = (await browser.post('/api/tables', { game: 'triumph' })).json<{
      table: string;
      invites: { seat: string; token: string }[];
    }>();
    await browser.claim(created.invites.find(({ seat }) => seat === 'red-captain')?.token, 'Rosa');
    const say = (rosa: TestBrowser, text: string) =>
      rosa.act(created.table, 'red-captain', 'say', { text, to: 'table' });
    for (let n = 0; n < 20; n++) expect((await say(browser, `line ${n}`)).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.ended;

    // Its folder is another one: all that counts is in the database, the seats too.
    const second = start(way.url);
    const later = new TestBrowser(await second.ready);
    for (const [name, value] of browser.cookies) later.cookies.set(name, value);
    expect((await say(later, 'and on')).status).toBe(200);
    const match = (await later.get(`/api/tables/${created.table}/export?view=public`)).text;
    for (let n = 0; n < 20; n++) expect(match).toContain(`line ${n}`);
    expect(match).toContain('and on');
    second.child.kill('SIGTERM');
    expect(await second.ended).toEqual({ code: 0, signal: null });
  });

  it('ends, and says why, where another one has begun on its database', async () => {
    const way = await postgres.way(await postgres.database());
    onTestFinished(() => way.close());
    const first = start(way.url);
    await first.ready;
    const second = start(way.url);
    await second.ready;
    expect(await first.ended).toMatchObject({ code: 1 });
    expect(first.output()).toContain('Another server has begun under the name of this one (vexillum)');
    expect(second.child.exitCode).toBe(null);
  });

  it('says plainly that its database cannot be reached, and repeats no password', async () => {
    const server = start('postgres://vexillum:sesame@127.0.0.1:1/nowhere');
    expect(await server.ended).toMatchObject({ code: 1 });
    expect(server.output()).toMatch(/^The database that DATABASE_URL names cannot be used: .+\n$/m);
    expect(server.output()).not.toContain('sesame');
    const wrong = start('mysql://vexillum:sesame@127.0.0.1/nowhere');
    expect(await wrong.ended).toMatchObject({ code: 1 });
    expect(wrong.output()).toBe('DATABASE_URL must be an address like postgres://user:password@host/database.\n');
  });
});
