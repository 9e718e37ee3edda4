import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitment, verifyMatch } from '@vexillum/ledger';
import type { Json } from '@vexillum/model';
import { smallArmy } from '@vexillum/triumph/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acceptUmpire, claimAll } from '../claim-all.ts';
import { serverProcesses, type ServerProcess } from '../server-process.ts';
import { games } from '../../src/all-games.ts';
import { TestBrowser } from '../test-browser.ts';

const startServerProcess = serverProcesses();
let folder: string;
let running: ServerProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vexillum-seal-'));
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

const start = async (): Promise<{ process: ServerProcess; url: string }> => {
  const process = startServerProcess({ DATA_DIR: folder, RATE_LIMITS: 'off' });
  running.push(process);
  return { process, url: await process.ready };
};

/** The same browser, at the address that the server has now. */
const moved = (browser: TestBrowser, url: string): TestBrowser => {
  const next = new TestBrowser(url);
  for (const [name, value] of browser.cookies) next.cookies.set(name, value);
  return next;
};

const ordersOf = (table: string, stands: readonly string[]) => {
  const part = Math.ceil(stands.length / 3);
  const payloads: [string, Json][] = [1, 2, 3].flatMap((command): [string, Json][] => {
    const own = stands.slice((command - 1) * part, command * part).sort();
    return [
      [`cmd.${command}.cp`, { mod: 0 }],
      [`cmd.${command}.flank`, { edge: command === 2 ? 'LF' : 'none' }],
      [`cmd.${command}.roster`, { stands: own, general: own[0] ?? null, ally: false }],
    ];
  });
  return payloads.map(([k, p], i) => {
    const salt = String(10 + i).repeat(32);
    return { k, c: commitment({ game: table, side: 'red', slot: k, payload: p }, salt), salt, p };
  });
};

const tableInStepTwo = async (url: string) => {
  const made = await claimAll({ browser: () => new TestBrowser(url) });
  const did = async (seat: string, name: string, args: unknown) => {
    const answer = await made.of(seat).act(made.table, seat, name, args);
    expect(`${seat} ${name} ${answer.status} ${answer.text}`).toContain(`${seat} ${name} 200`);
    return answer.json<{ result: { stands: string[]; values: number[] } }>().result;
  };
  const { stands } = await did('red-captain', 'bring-army', { side: 'red', army: smallArmy });
  await did('blue-captain', 'bring-army', { side: 'blue', army: smallArmy });
  await acceptUmpire(made);
  await did('umpire', 'set-roles', { advantaged: 'blue' });
  await did('umpire', 'advance-step', { to: 2 });
  return { ...made, stands, did };
};

const openedIn = (text: string) =>
  (JSON.parse(text) as { ledger: { openings?: { slots: { k: string; p: unknown }[] } }[] }).ledger.flatMap(
    ({ openings }) => openings?.slots ?? [],
  );

it('killed between seal and reveal, the server still opens what was sealed, and the dice go on', async () => {
  const first = await start();
  const { table, stands, of, did } = await tableInStepTwo(first.url);
  await did('red-captain', 'seal-orders', { batch: ordersOf(table, stands) });
  await did('red-1', 'roll-dice', { dice: [6, 6], why: 'before' });
  first.process.child.kill('SIGKILL');
  await first.process.ended;

  const second = await start();
  const umpire = moved(of('umpire'), second.url);
  const keys = ['cmd.1.roster', 'cmd.2.flank'];
  const revealed = await umpire.act(table, 'umpire', 'reveal-secrets', { keys, side: 'red' });
  expect(revealed.text).toContain('"seq"');
  const red = moved(of('red-1'), second.url);
  expect((await red.act(table, 'red-1', 'roll-dice', { dice: [6], why: 'after', k: 2 })).status).toBe(200);
  const file = (await red.get(`/api/tables/${table}/export`)).text;
  expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [], rolls: 2, seals: { sealed: 9, opened: 2 } });
  expect(openedIn(file)).toMatchObject([{ k: 'cmd.1.roster' }, { k: 'cmd.2.flank', p: { edge: 'LF' } }]);
});

it('killed while a seal is under way, the same seal sent again is done once', async () => {
  const first = await start();
  const { table, stands, of } = await tableInStepTwo(first.url);
  const id = randomUUID();
  const args = { batch: ordersOf(table, stands) };
  const asked = of('red-captain')
    .act(table, 'red-captain', 'seal-orders', args, id)
    .catch(() => undefined);
  first.process.child.kill('SIGKILL');
  await Promise.all([asked, first.process.ended]);

  const second = await start();
  const red = moved(of('red-captain'), second.url);
  expect((await red.act(table, 'red-captain', 'seal-orders', args, id)).status).toBe(200);
  expect((await red.act(table, 'red-captain', 'seal-orders', args, id)).status).toBe(200);
  const file = (await red.get(`/api/tables/${table}/export`)).text;
  expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [], seals: { sealed: 9, opened: 0 } });
  const { ledger } = JSON.parse(file) as { ledger: { name?: string }[] };
  expect(ledger.filter(({ name }) => name === 'seal-orders')).toHaveLength(1);
});

it('what the server keeps can be read by its own user only', async () => {
  await start();
  expect(statSync(folder).mode & 0o077).toBe(0);
  const names = readdirSync(folder);
  expect(names).toContain('vexillum.sqlite');
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o077, `the mode of ${name}`).toBe(0);
});
