import { request } from 'node:http';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { battleTable } from '../test/battle-table.ts';
import { newTable, sitDown } from '../test/claim-all.ts';
import { serverForTest } from '../test/server-for-test.ts';
import { SteadyClock } from './steady-clock.ts';

describe('/metrics', () => {
  it('is for programs on this machine, and for nobody who comes through one', async () => {
    const server = await serverForTest({ trustedHops: 1 });
    expect((await server.browser().get('/metrics')).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect((await server.browser().get('/metrics', { [header]: '127.0.0.1' })).status).toBe(404);
  });

  it('is for whoever brings the token, where there is one', async () => {
    const server = await serverForTest({ metricsToken: 'a-token-of-ours-0' });
    expect((await server.browser().get('/metrics')).status).toBe(404);
    expect((await server.browser().get('/metrics', { authorization: 'Bearer a-token-of-ours-1' })).status).toBe(404);
    const open = { authorization: 'Bearer a-token-of-ours-0', 'x-forwarded-for': '203.0.113.7' };
    expect((await server.browser().get('/metrics', open)).status).toBe(200);
  });

  it('has a port of its own, where one is set', async () => {
    const server = await serverForTest({ metricsPort: 0, metricsToken: 'a-token-of-ours-0' });
    const ask = (path: string, authorization = '') =>
      new Promise<number | undefined>((resolve, reject) =>
        request(
          { host: '127.0.0.1', port: server.metricsPort, path, headers: { authorization }, agent: false },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        )
          .on('error', reject)
          .end(),
      );
    expect(await ask('/metrics', 'Bearer a-token-of-ours-0')).toBe(200);
    expect(await ask('/metrics')).toBe(401);
    expect(await ask('/api/games', 'Bearer a-token-of-ours-0')).toBe(404);
  });

  it('does not name what the ledger does not name', async () => {
    const server = await serverForTest();
    const table = await battleTable(server);
    await table.did('red-captain', 'say', { text: 'between us', to: 'side' });
    const { text } = await server.browser().get('/metrics');
    expect(text).toContain('vexillum_actions_total{action="secret"} 1');
    expect(text).not.toContain('action="say"');
    await table.did('red-captain', 'say', { text: 'to all', to: 'table' });
    expect((await server.browser().get('/metrics')).text).toContain('vexillum_actions_total{action="say"} 1');
  });
});

describe('/readyz', () => {
  it('is true only while a write ends up on the disk; /healthz says that the server lives', async () => {
    const clock = new TestClock();
    const store = new MemoryStore();
    const { records } = store;
    const server = await serverForTest({ clock, store });
    const ask = () => server.browser().get('/readyz');
    expect(await ask()).toMatchObject({ status: 200, text: '{"ok":true}' });
    records.isFull = true;
    clock.pass(1000);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 503, error: { code: 'not-ready' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.browser().get('/healthz')).status).toBe(200);
    records.isFull = false;
    clock.pass(1000);
    expect((await ask()).status).toBe(200);
  });

  it('writes once a second, however many ask', async () => {
    const store = new MemoryStore();
    const { records } = store;
    const clock = new TestClock();
    const server = await serverForTest({ clock, store });
    const before = JSON.stringify(await records.list('ready'));
    await Promise.all(Array.from({ length: 20 }, () => server.browser().get('/readyz')));
    const after = JSON.stringify(await records.list('ready'));
    clock.pass(900);
    await server.browser().get('/readyz');
    expect([before, JSON.stringify(await records.list('ready'))]).toEqual(['[]', after]);
  });
});

/** A machine's clock that can be told another time; what is due waits for the test. */
class ToldClock extends SteadyClock {
  readonly #timers: TestClock;
  constructor(times: { epoch: number }, timers: TestClock) {
    super({ epoch: () => times.epoch + timers.now(), elapsed: () => timers.now() });
    this.#timers = timers;
  }
  override after(milliseconds: number, run: () => void): () => void {
    return this.#timers.after(milliseconds, run);
  }
}

describe('a machine’s clock that jumps by days', () => {
  it.each([200, -200])('(%i of them) ends no session and no link, also after a restart', async (days) => {
    const times = { epoch: 0 };
    const timers = new TestClock();
    const store = new MemoryStore();
    const first = await serverForTest({ clock: new ToldClock(times, timers), store });
    const made = await newTable(first);
    const host = await sitDown(first, made, 'host');
    const wire = host.wire(made.table, 'public', '?seat=host&events=1');
    await wire.opened;
    times.epoch += days * 24 * 3600 * 1000;
    timers.pass(5000);
    expect((await host.get(`/api/tables/${made.table}`)).status).toBe(200);
    expect((await host.act(made.table, 'host', 'say', { text: 'still here', to: 'table' })).status).toBe(200);
    await first.close();
    const second = await serverForTest({ clock: new ToldClock(times, timers), store, port: first.port });
    expect((await host.get(`/api/tables/${made.table}`)).status).toBe(200);
    expect((await sitDown(second, made, 'red-captain')).cookies.size).toBe(1);
  });
});

describe('talk', () => {
  it('has nothing in it that is not seen', async () => {
    const server = await serverForTest();
    const table = await battleTable(server);
    for (const text of ['turned \u202e round', 'a bell \u0007', 'a tab\t', 'a \u2066 fence', 'a zero\u200bwidth'])
      expect(await table.act('host', 'say', { text, to: 'table' })).toMatchObject({
        status: 409,
        error: { code: 'bad-text', field: 'text' },
      });
    for (const text of ['two\nlines', 'well met 👩‍👩‍👧 ❤️', 'می‌خواهم', 'שלום'])
      expect((await table.act('host', 'say', { text, to: 'table' })).status).toBe(200);
  });
});
