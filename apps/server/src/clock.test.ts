import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockOf, type ClockFace } from '@vexillum/model';
import { gameOf, playerOf } from '@vexillum/conquest';
import { verifyMatch } from '@vexillum/ledger';
import { closeCodes, helloMessage, ledgerMessage } from '@vexillum/protocol';
import { MemoryLogStore, settled, TestClock } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { battleTable } from '../test/battle-table.ts';
import { type CampaignTable, campaignTable } from '../test/campaign-table.ts';
import { MemoryRecords } from '../test/memory-records.ts';
import { serverForTest } from '../test/server-for-test.ts';
import { startTestServer } from '../test/start-test-server.ts';
import { stepOne } from '../test/sync-client.ts';
import type { TestBrowser } from '../test/test-browser.ts';
import type { TestWire } from '../test/test-wire.ts';
import { matchRulesOf } from './games.ts';
import { LevelStore } from './store/level-store.ts';

/** Lets time pass in steps in which sockets can answer their pings. */
const pass = async (clock: TestClock, seconds: number, wires: readonly TestWire[]): Promise<void> => {
  for (let left = seconds; left > 0; left -= 10) {
    clock.pass(Math.min(left, 10) * 1000);
    await Promise.all(wires.map(heardBack));
  }
};

/** Whatever the server had sent before has arrived, and been answered. */
const heardBack = async (wire: TestWire): Promise<void> => {
  if (wire.socket.readyState !== wire.socket.OPEN) return;
  const pong = new Promise((resolve) => wire.socket.once('pong', resolve));
  wire.socket.ping();
  await Promise.race([pong, wire.closed]);
};

interface Heard {
  readonly ledger: readonly { readonly seq: number; readonly seat: string; readonly name: string }[];
}

const sitting = async (browser: TestBrowser, table: string, seat: string) => {
  const wire = browser.wire(table, 'public', `?seat=${seat}&events=1`);
  await wire.opened;
  // Who never says a word is sent away.
  wire.send(stepOne());
  await wire.untilSaid(helloMessage, () => true);
  return {
    wire,
    hears: (name: string) =>
      wire.untilSaid<Heard>(ledgerMessage, ({ ledger }) => ledger.some((entry) => entry.name === name)),
    hasHeard: (name: string) =>
      (wire.said(ledgerMessage) as Heard[]).some(({ ledger }) => ledger.some((entry) => entry.name === name)),
  };
};

const faceOf = async (table: CampaignTable): Promise<ClockFace> => clockOf(await table.snapshot()) as ClockFace;
const inSeconds = ({ deadlineAt }: ClockFace, clock: TestClock): number =>
  (Date.parse(deadlineAt ?? '') - clock.now()) / 1000;

/** Three players in a game that has begun, all of them there. */
const threeByTheClock = async (houseRules: object) => {
  const clock = new TestClock();
  const server = await serverForTest({ clock });
  const table = await campaignTable(server, ['host', 'p1', 'p2', 'p3'], { 'random-start': true, ...houseRules });
  const [first, ...others] = await Promise.all(
    ['p1', 'p2', 'p3'].map((seat) => sitting(table.of(seat), table.table, seat)),
  );
  await table.did('p1', 'start-game');
  if (!first) throw new Error('nobody sits');
  const all = [first, ...others];
  const passes = (seconds: number) =>
    pass(
      clock,
      seconds,
      all.map(({ wire }) => wire),
    );
  return { clock, table, first, all, passes };
};

describe('an absent player', () => {
  it('KR-ADMIN-TIMEOUT KR-ADMIN-TIMEOUT-SKIP is skipped by the house itself, once, and the match can be checked', async () => {
    const { clock, table, first, passes } = await threeByTheClock({ timeout: 30 });
    expect(inSeconds(await faceOf(table), clock)).toBe(30);
    await passes(29);
    expect(first.hasHeard('skip-turn')).toBe(false);
    await passes(1);
    await first.hears('skip-turn');
    const snapshot = await table.snapshot();
    expect(gameOf(snapshot)).toMatchObject({ mover: 'p2', turn: 2 });
    expect((await table.entries()).filter(({ name }) => name === 'skip-turn')).toMatchObject([{ seat: 'host' }]);
    const file = (await table.of('host').get(`/api/tables/${table.table}/export`)).text;
    expect(verifyMatch(file, matchRulesOf('conquest'))).toMatchObject({ ok: true, faults: [], isReplayed: true });
  });

  it('KR-ADMIN-EVICTON is taken out of the game where the house rule says so', async () => {
    const { table, first, passes } = await threeByTheClock({ timeout: 30, evict: true });
    await passes(30);
    await first.hears('evict-player');
    expect(playerOf(await table.snapshot(), 'p1')).toMatchObject({ out: 'evicted' });
  });

  it('KR-ADMIN-EVICT KR-ADMIN-PLAYERS can be skipped or taken out by the host at any time', async () => {
    const { table } = await threeByTheClock({});
    await table.did('host', 'skip-turn', { turn: 1 });
    await table.did('host', 'evict-player', { player: 'p1' });
    expect(gameOf(await table.snapshot())).toMatchObject({ mover: 'p2' });
  });

  it('KR-ADMIN-ABANDONED KR-ADMIN-ABANDONED-RESET when all have left, the table is cleared after the agreed time', async () => {
    const { clock, table, all } = await threeByTheClock({ abandoned: 120 });
    for (const { wire } of all) wire.socket.close();
    await Promise.all(all.map(({ wire }) => wire.closed));
    const host = table.of('host');
    for (let n = 0; n < 100 && (await connected(host, table.table)) > 0; n++) await settled();
    clock.pass(119_000);
    await settled();
    expect(gameOf(await table.snapshot())).toBeDefined();
    clock.pass(1000);
    for (let n = 0; n < 100 && gameOf(await table.snapshot()); n++) await settled();
    expect((await table.entries()).at(-1)).toMatchObject({ name: 'reset-game', seat: 'host' });
  });
});

const connected = async (browser: TestBrowser, table: string): Promise<number> =>
  (await browser.get(`/api/tables/${table}`, { 'x-seat': 'host' }))
    .json<{ seats: { connected: boolean }[] }>()
    .seats.filter((seat) => seat.connected).length;

describe('a restart', () => {
  it('gives the mover the time back that there was no server, from what is on disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vexillum-clock-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const clock = new TestClock();
    const store = await LevelStore.open(folder);
    const server = await startTestServer({ clock, store, records: store.records });
    const table = await campaignTable(server, ['host', 'p1', 'p2'], { 'random-start': true, 'turn-limit': 60 });
    const first = await sitting(table.of('p1'), table.table, 'p1');
    await table.did('p1', 'start-game');
    await pass(clock, 50, [first.wire]);
    await server.close();
    await store.close();
    expect((await first.wire.closed).code).toBe(closeCodes.restarting);
    clock.pass(600_000);

    const again = await LevelStore.open(folder);
    onTestFinished(() => again.close());
    const next = await startTestServer({ clock, store: again, records: again.records, port: server.port });
    onTestFinished(() => next.close());
    const back = await sitting(table.of('p1'), table.table, 'p1');
    expect(inSeconds(await faceOf(table), clock)).toBe(10 + 20);
    expect((await table.entries()).at(-1)).toMatchObject({
      name: 'clock-credit',
      args: { milliseconds: 620_000, why: 'server' },
    });
    await pass(clock, 29, [back.wire]);
    expect(back.hasHeard('skip-turn')).toBe(false);
    await pass(clock, 2, [back.wire]);
    await back.hears('skip-turn');
    const file = (await table.of('host').get(`/api/tables/${table.table}/export`)).text;
    expect(verifyMatch(file, matchRulesOf('conquest'))).toMatchObject({ ok: true, faults: [] });
  });

  it('after a kill goes by the last heartbeat, a few seconds before', async () => {
    const [store, records] = [new MemoryLogStore(), new MemoryRecords()];
    const clock = new TestClock();
    const killed = await serverForTest({ clock, store, records });
    const table = await campaignTable(killed, ['host', 'p1', 'p2'], { 'random-start': true, 'turn-limit': 60 });
    await table.did('p1', 'start-game');
    for (let n = 0; n < 8; n++) {
      clock.pass(5000);
      await settled();
    }
    // From here on its clock stands still: it does nothing more. The next one begins two hours later.
    const later = new TestClock(clock.now() + 7_200_000);
    const next = await serverForTest({ clock: later, store, records });
    const cookie = { cookie: table.of('p1').cookieHeader };
    const answer = await next.browser().get(`/api/tables/${table.table}/ledger?from=1`, { ...cookie, 'x-seat': 'p1' });
    const { entries } = answer.json<{ entries: { name: string; args: { milliseconds: number } }[] }>();
    const credit = entries.find(({ name }) => name === 'clock-credit');
    expect(credit?.args.milliseconds).toBeGreaterThanOrEqual(7_220_000);
    expect(credit?.args.milliseconds).toBeLessThanOrEqual(7_225_000);
  });
});

describe('a battle', () => {
  it('passes a late turn to the other side where its table says so, and its file can be checked', async () => {
    const clock = new TestClock();
    const server = await serverForTest({ clock });
    const table = await battleTable(server, { houseRules: { 'sealed-orders': false } });
    const red = await sitting(table.of('red-captain'), table.table, 'red-captain');
    await table.did('host', 'set-clock', { turnSeconds: 600, onLate: 'pass' });
    await table.did('red-captain', 'begin-turn', {});
    await pass(clock, 300, [red.wire]);
    await table.did('blue-captain', 'grant-time', { seconds: 60 });
    await pass(clock, 359, [red.wire]);
    expect((await table.ledger()).entries.at(-1)).toMatchObject({ name: 'grant-time' });
    await pass(clock, 1, [red.wire]);
    await red.wire.untilSaid<Heard>(ledgerMessage, ({ ledger }) => ledger.some(({ seat }) => seat === 'umpire'));
    const { entries } = await table.ledger();
    expect(entries.at(-1)).toMatchObject({
      name: 'begin-turn',
      seat: 'umpire',
      changes: {
        turn: {
          this: [
            { number: 1, side: 'red' },
            { number: 2, side: 'blue' },
          ],
        },
      },
    });
    const file = (await table.of('host').get(`/api/tables/${table.table}/export`)).text;
    expect(verifyMatch(file, matchRulesOf('grand-triumph'))).toMatchObject({ ok: true, faults: [], isReplayed: true });
  });
});
