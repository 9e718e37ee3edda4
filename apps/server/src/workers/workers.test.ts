import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actionMessage, closeCodes, helloMessage } from '@vexillum/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type MadeTable, makeTable, tokenOf } from '../../test/nodes-for-test.ts';
import { begunPostgres } from '../../test/begun-postgres.ts';
import { hasPostgres } from '../../test/postgres-for-test.ts';
import { serverProcesses } from '../../test/server-process.ts';
import { TestBrowser } from '../../test/test-browser.ts';
import type { TestWire } from '../../test/test-wire.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';

const patiently = { timeout: 30_000, interval: 50 };

interface Said {
  readonly ack?: { readonly id: string };
  readonly refusal?: { readonly id: string };
}

const sit = async (browser: TestBrowser, table: string, seat: string): Promise<TestWire> => {
  const wire = browser.wire(table, 'public', `?seat=${seat}&events=1`);
  // At once, as a browser does: whoever still had the line open elsewhere would swallow it.
  await wire.opened;
  const said = await say(wire, 'I am here');
  expect(said.ack).toBeDefined();
  return wire;
};

/** Rejects where the line ends before it is answered. */
const say = async (wire: TestWire, text: string): Promise<Said> => {
  const id = randomUUID();
  wire.sendJson(actionMessage, { act: { name: 'say', args: { text, to: 'table' }, id } });
  const answered = wire.untilSaid<Said>(actionMessage, ({ ack, refusal }) => (ack ?? refusal)?.id === id);
  const closed = wire.closed.then(({ code }) => Promise.reject(new Error(`the line was closed: ${code}`)));
  return Promise.race([answered, closed]);
};

const metricsOf = async (browser: TestBrowser): Promise<(name: string) => Record<string, number>> => {
  const { text, status } = await browser.get('/metrics');
  expect(status).toBe(200);
  return (name) => {
    const found = [...text.matchAll(new RegExp(`^${name}\\{worker="([^"]+)"\\} (\\d+)`, 'gm'))];
    return Object.fromEntries(found.map(([, worker = '', value]) => [worker, Number(value)]));
  };
};

describe.skipIf(!hasPostgres)('workers of one machine', () => {
  const startServerProcess = serverProcesses();
  const postgres = begunPostgres();

  const launch = async (environment: Record<string, string> = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'vexillum-workers-test-'));
    const way = await postgres.way(await postgres.database());
    const server = startServerProcess({
      DATA_DIR: folder,
      DATABASE_URL: way.url,
      WORKERS: '2',
      RATE_LIMITS: 'off',
      ...environment,
    });
    const pids = () =>
      readFileSync(`/proc/${server.child.pid}/task/${server.child.pid}/children`, 'utf8').trim().split(' ').map(Number);
    onTestFinished(async () => {
      server.child.kill('SIGKILL');
      await server.ended;
      await way.close();
      rmSync(folder, { recursive: true, force: true });
    });
    return { ...server, way, pids };
  };

  const start = async (environment: Record<string, string> = {}) => {
    const server = await launch(environment);
    const origin = await server.ready;
    return { ...server, origin, browser: () => new TestBrowser(origin) };
  };

  /** Another server, in whose turn to begin all others wait. */
  const rivalOf = async (database: string) => {
    const rival = await PostgresStore.open(postgres.urlOf(database), { name: 'rival' });
    let letGo = (): void => undefined;
    let turn: Promise<void> | undefined;
    const letOthersBegin = async (): Promise<void> => {
      letGo();
      await turn;
    };
    onTestFinished(async () => {
      await letOthersBegin();
      await rival.close();
    });
    const holdUp = (): Promise<void> =>
      new Promise((isHeld) => {
        turn = rival.inTurn('start', () => {
          isHeld();
          return new Promise((resolve) => (letGo = resolve));
        });
      });
    return { holdUp, letOthersBegin };
  };

  const seated = async (browser: () => TestBrowser) => {
    const [rosa, bruno] = [browser(), browser()];
    const made: MadeTable = await makeTable(rosa);
    expect((await rosa.claim(tokenOf(made, 'red-captain'), 'Rosa')).status).toBe(200);
    expect((await bruno.claim(tokenOf(made, 'blue-captain'), 'Bruno')).status).toBe(200);
    const red = await sit(rosa, made.table, 'red-captain');
    const blue = await sit(bruno, made.table, 'blue-captain');
    return { table: made.table, rosa, bruno, red, blue };
  };

  it('share the tables, and every line is at the worker that has its table', async () => {
    const { browser } = await start();
    const tables = await Promise.all(Array.from({ length: 12 }, () => seated(browser)));
    for (const { red, blue, bruno, table } of tables) {
      expect((await say(red, 'over there')).ack).toBeDefined();
      expect((await say(blue, 'and here')).ack).toBeDefined();
      // By whichever worker it goes.
      const ledger = await bruno.get(`/api/tables/${table}/ledger?from=0`);
      expect(ledger.text).toContain('over there');
      expect(ledger.text).toContain('and here');
    }
    await vi.waitFor(async () => {
      const metrics = await metricsOf(browser());
      const rooms = metrics('vexillum_rooms');
      expect(Object.keys(rooms).toSorted()).toEqual(['vexillum', 'vexillum-2']);
      expect(Math.min(...Object.values(rooms))).toBeGreaterThanOrEqual(3);
      expect(Object.values(metrics('vexillum_sockets')).reduce((sum, each) => sum + each, 0)).toBe(24);
      // Nothing goes through a worker to another one.
      expect(metrics('vexillum_passed_on')).toEqual({ vexillum: 0, 'vexillum-2': 0 });
    }, patiently);
  }, 120_000);

  it('one of them is killed: nothing is lost, its players go on, and it comes back', async () => {
    const { browser, pids } = await start();
    const tables = await Promise.all(Array.from({ length: 8 }, () => seated(browser)));
    for (const { red } of tables) expect((await say(red, 'before it')).ack).toBeDefined();
    const before = pids();
    expect(before.length).toBe(2);
    process.kill(before[1] ?? 0, 'SIGKILL');
    const lost = tables.filter(({ red }) => red.socket.readyState !== 1);
    await vi.waitFor(() => expect(tables.some(({ red }) => red.socket.readyState === 3)).toBe(true), patiently);
    expect(lost.length).toBeLessThan(8);
    for (const { rosa, table } of tables) {
      await vi.waitFor(async () => {
        const { status } = await rosa.act(table, 'red-captain', 'say', { text: 'after it', to: 'table' });
        expect(status).toBe(200);
      }, patiently);
      const again = await sit(rosa, table, 'red-captain');
      expect((await say(again, 'and on')).ack).toBeDefined();
      const { text } = await rosa.get(`/api/tables/${table}/ledger?from=0`);
      for (const said of ['before it', 'after it', 'and on']) expect(text).toContain(said);
    }
    await vi.waitFor(async () => {
      expect(pids().length).toBe(2);
      expect(Object.keys((await metricsOf(browser()))('vexillum_rooms')).length).toBe(2);
    }, patiently);
    expect(pids()[0]).toBe(before[0]);
  }, 120_000);

  it('SIGTERM ends all of them in order: everybody is told to come back, and everything is there', async () => {
    const first = await start();
    const tables = await Promise.all(Array.from({ length: 4 }, () => seated(first.browser)));
    for (const { red } of tables) expect((await say(red, 'goodbye')).ack).toBeDefined();
    const workers = first.pids();
    first.child.kill('SIGTERM');
    for (const { red, blue } of tables)
      for (const wire of [red, blue]) expect((await wire.closed).code).toBe(closeCodes.restarting);
    expect(await first.ended).toEqual({ code: 0, signal: null });
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(first.output()).not.toContain('level');
    const again = await start({ DATABASE_URL: first.way.url });
    for (const { rosa, table } of tables) {
      const back = again.browser();
      for (const [name, value] of rosa.cookies) back.cookies.set(name, value);
      expect((await back.get(`/api/tables/${table}/ledger?from=0`)).text).toContain('goodbye');
    }
  }, 120_000);

  it('another server takes the name of the first before the last one has begun: all of them end', async () => {
    const database = await postgres.database();
    const rival = await rivalOf(database);
    const server = await launch({ DATABASE_URL: postgres.urlOf(database) });
    await vi.waitFor(() => expect(server.pids()).toHaveLength(2), patiently);
    // The first is ready, and the second, which has only just been forked, gets no further.
    await rival.holdUp();
    await postgres.sql(database, `update node set incarnation = incarnation + 1 where name = 'vexillum'`);
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.output()).toContain('Another server has begun under the name of this one (vexillum)');
  }, 120_000);

  it('one of them loses its lease and begins again: nobody is sent there before it has', async () => {
    const database = await postgres.database();
    const rival = await rivalOf(database);
    const { browser, output } = await start({ DATABASE_URL: postgres.urlOf(database), LOG_LEVEL: 'info' });
    const answered = (worker: string) =>
      output().split(`"worker":"${worker}","method":"GET","route":"/healthz"`).length - 1;
    await rival.holdUp();
    await postgres.sql(database, `update node set state = 'fenced' where name = 'vexillum-2'`);
    await vi.waitFor(() => expect(output()).toContain('"worker":"vexillum-2","state":"fenced"'), patiently);
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser().get('/healthz')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answered('vexillum-2')).toBe(0);
    await rival.letOthersBegin();
    await vi.waitFor(async () => {
      await browser().get('/healthz');
      expect(answered('vexillum-2')).toBeGreaterThan(0);
    }, patiently);
  }, 120_000);

  it('workers end when the process that listens was killed', async () => {
    const { child, pids, ended } = await start();
    const workers = pids();
    child.kill('SIGKILL');
    await ended;
    await vi.waitFor(() => {
      for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    }, patiently);
  }, 120_000);

  it('nobody passes for a worker or for another address, at whichever worker they come', async () => {
    const { browser } = await start({ RATE_LIMITS: 'on' });
    const forged = (n: number) => ({ 'x-forwarded-for': `10.0.0.${n}`, 'x-vexillum-hop': 'f'.repeat(64) });
    const made: number[] = [];
    // Thirty an hour for one address, however many workers there are, and whatever it calls itself.
    for (let n = 0; n < 40; n++)
      made.push((await browser().post('/api/tables', { game: 'triumph' }, forged(n))).status);
    expect(made.filter((status) => status === 201).length).toBeGreaterThanOrEqual(30);
    expect(made.filter((status) => status === 201).length).toBeLessThanOrEqual(31);
    expect(made.at(-1)).toBe(429);
    for (const path of ['/node/metrics', '/node/rows']) expect((await browser().get(path, forged(1))).status).toBe(404);
    // Whoever comes through a proxy that nobody trusts is not this machine's.
    expect((await browser().get('/metrics', forged(1))).status).toBe(404);
  }, 120_000);

  it('bytes that come before the answer to an upgrade are refused or heard, and end nothing', async () => {
    const { browser, pids } = await start();
    const { rosa, table } = await seated(browser);
    const before = pids();
    const { connect } = await import('node:net');
    const { port } = new URL(rosa.origin);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const text = `GET /sync/${table}/public?seat=red-captain HTTP/1.1\r\nHost: x\r\nOrigin: ${rosa.origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: ${rosa.cookieHeader}\r\n\r\n`;
        return new Promise<void>((resolve) => {
          const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${text}${'x'.repeat(n * 1000)}`));
          socket.on('error', () => resolve());
          socket.on('data', () => socket.destroy());
          socket.on('close', () => resolve());
        });
      }),
    );
    expect(pids()).toEqual(before);
    const again = await sit(rosa, table, 'red-captain');
    await again.untilSaid(helloMessage, () => true);
    expect((await say(again, 'still here')).ack).toBeDefined();
  }, 120_000);
});
