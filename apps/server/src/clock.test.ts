import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockOf, type ClockFace } from '@vexillum/model';
import { gameOf, playerOf } from '@vexillum/conquest';
import { verifyMatch } from '@vexillum/ledger';
import { closeCodes, ledgerMessage } from '@vexillum/protocol';
import { MemoryStore, settled, TestClock } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { battleTable } from '../test/battle-table.ts';
import { type CampaignTable, campaignTable } from '../test/campaign-table.ts';
import { serverForTest } from '../test/server-for-test.ts';
import { type Heard, passTime, sitting } from '../test/sitting.ts';
import { startTestServer, type TestServer } from '../test/start-test-server.ts';
import type { TestBrowser } from '../test/test-browser.ts';
import { games } from './all-games.ts';
import { SqliteStore } from './store/sqlite-store.ts';

const faceOf = async (table: CampaignTable): Promise<ClockFace> => clockOf(await table.snapshot()) as ClockFace;
const inSeconds = ({ deadlineAt }: ClockFace, clock: TestClock): number =>
  (Date.parse(deadlineAt ?? '') - clock.now()) / 1000;

/** Three players in a game that has begun, all of them there. */
const threeByTheClock = async (houseRules: object) => {
  const clock = new TestClock();
  const server = await serverForTest({ clock });
  const table = await campaignTable(server, ['host', 'player-1', 'player-2', 'player-3'], {
    'random-start': true,
    ...houseRules,
  });
  const [first, ...others] = await Promise.all(
    ['player-1', 'player-2', 'player-3'].map((seat) => sitting(table.of(seat), table.table, seat)),
  );
  await table.did('player-1', 'start-game');
  if (!first) throw new Error('nobody sits');
  const all = [first, ...others];
  const passes = (seconds: number) =>
    passTime(
      clock,
      seconds,
      all.map(({ wire }) => wire),
    );
  return { clock, table, first, all, passes };
};

describe('an absent player', () => {
  it('KR-ADMIN-TIMEOUT KR-ADMIN-TIMEOUT-SKIP is skipped by the server itself, once, and the match can be checked', async () => {
    const { clock, table, first, passes } = await threeByTheClock({ timeout: 30 });
    expect(inSeconds(await faceOf(table), clock)).toBe(30);
    await passes(29);
    expect(first.hasHeard('skip-turn')).toBe(false);
    await passes(1);
    await first.hears('skip-turn');
    const snapshot = await table.snapshot();
    expect(gameOf(snapshot)).toMatchObject({ mover: 'player-2', turn: 2 });
    expect((await table.entries()).filter(({ name }) => name === 'skip-turn')).toMatchObject([{ seat: 'host' }]);
    const file = (await table.of('host').get(`/api/tables/${table.table}/export`)).text;
    expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
  });

  it('has a machine stand in by the others’ word, which moves as soon as they are gone and never while they are here', async () => {
    const { table, first, all, passes } = await threeByTheClock({});
    for (const seat of ['player-2', 'player-3'])
      await table.did(seat, 'stand-in', { player: 'player-1', agrees: true });
    await passes(20);
    expect(first.hasHeard('place-army')).toBe(false);
    const [, second] = all;
    if (!second) throw new Error('nobody else sits');
    first.wire.close();
    await vi.waitFor(async () => {
      await passes(2);
      expect(second.hasHeard('place-army')).toBe(true);
    });
  });

  it('KR-ADMIN-EVICTON is taken out of the game where the house rule says so', async () => {
    const { table, first, passes } = await threeByTheClock({ timeout: 30, evict: true });
    await passes(30);
    await first.hears('evict-player');
    expect(playerOf(await table.snapshot(), 'player-1')).toMatchObject({ out: 'evicted' });
  });

  it('KR-ADMIN-EVICT KR-ADMIN-PLAYERS can be skipped or taken out by the host at any time', async () => {
    const { table } = await threeByTheClock({});
    await table.did('host', 'skip-turn', { turn: 1 });
    await table.did('host', 'evict-player', { player: 'player-1' });
    expect(gameOf(await table.snapshot())).toMatchObject({ mover: 'player-2' });
  });

  it('is left to the others where the table says so: they give the late player time, or skip them once it is over, and nobody else does', async () => {
    const rules = { timeout: 30, 'auto-skip': false };
    const { table, first, passes } = await threeByTheClock(rules);
    const skips = async (seat: string) => (await table.act(seat, 'skip-turn', { turn: 1 })).error?.code ?? 'done';
    expect(await skips('player-2')).toBe('not-overdue');
    await passes(120);
    expect(first.hasHeard('skip-turn')).toBe(false);
    expect(await skips('player-1')).toBe('your-own-turn');
    await table.did('player-2', 'grant-time', { seconds: 120 });
    expect(await skips('player-3')).toBe('not-overdue');
    await passes(31);
    expect(await skips('player-3')).toBe('done');
    expect(await skips('player-3')).toBe('turn-has-passed');
    expect(gameOf(await table.snapshot())).toMatchObject({ mover: 'player-2', turn: 2 });
    const file = (await table.of('host').get(`/api/tables/${table.table}/export`)).text;
    expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [] });
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
    const store = await SqliteStore.open(folder);
    const server = await startTestServer({ clock, store });
    const table = await campaignTable(server, ['host', 'player-1', 'player-2'], {
      'random-start': true,
      'turn-limit': 60,
    });
    const first = await sitting(table.of('player-1'), table.table, 'player-1');
    await table.did('player-1', 'start-game');
    await passTime(clock, 50, [first.wire]);
    await server.close();
    await store.close();
    expect((await first.wire.closed).code).toBe(closeCodes.restarting);
    clock.pass(600_000);

    const again = await SqliteStore.open(folder);
    onTestFinished(() => again.close());
    const next = await startTestServer({ clock, store: again, port: server.port });
    onTestFinished(() => next.close());
    const back = await sitting(table.of('player-1'), table.table, 'player-1');
    expect(inSeconds(await faceOf(table), clock)).toBe(10 + 20);
    expect((await table.entries()).at(-1)).toMatchObject({
      name: 'clock-credit',
      args: { milliseconds: 620_000, why: 'server' },
    });
    await passTime(clock, 29, [back.wire]);
    expect(back.hasHeard('skip-turn')).toBe(false);
    await passTime(clock, 2, [back.wire]);
    await back.hears('skip-turn');
    const file = (await table.of('host').get(`/api/tables/${table.table}/export`)).text;
    expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [] });
  });

  it('changes nothing by correspondence, but leaves an hour', async () => {
    const [store, clock] = [new MemoryStore(), new TestClock()];
    const server = await serverForTest({ clock, store });
    const table = await campaignTable(server, ['host', 'player-1', 'player-2'], {
      'random-start': true,
      correspondence: 48,
    });
    await table.did('player-1', 'start-game');
    expect(inSeconds(await faceOf(table), clock)).toBe(48 * 3600);
    const restart = async (running: TestServer, hours: number, away: number) => {
      clock.pass(hours * 3_600_000);
      await running.close();
      clock.pass(away * 3_600_000);
      const next = await startTestServer({ clock, store, port: server.port });
      onTestFinished(() => next.close());
      return next;
    };
    const second = await restart(server, 10, 20);
    expect(inSeconds(await faceOf(table), clock)).toBe(18 * 3600);
    await restart(second, 0.5, 17);
    expect(inSeconds(await faceOf(table), clock)).toBe(3600);
  });

  it('after a kill goes by the last heartbeat, a few seconds before', async () => {
    const store = new MemoryStore();
    const clock = new TestClock();
    const killed = await serverForTest({ clock, store });
    const table = await campaignTable(killed, ['host', 'player-1', 'player-2'], {
      'random-start': true,
      'turn-limit': 60,
    });
    await table.did('player-1', 'start-game');
    for (let n = 0; n < 8; n++) {
      clock.pass(5000);
      await settled();
    }
    // From here on its clock stands still: it does nothing more. The next one begins two hours later.
    const later = new TestClock(clock.now() + 7_200_000);
    store.kill();
    const next = await serverForTest({ clock: later, store });
    const cookie = { cookie: table.of('player-1').cookieHeader };
    const answer = await next
      .browser()
      .get(`/api/tables/${table.table}/ledger?from=1`, { ...cookie, 'x-seat': 'player-1' });
    const { entries } = answer.json<{ entries: { name: string; args: { milliseconds: number } }[] }>();
    const credit = entries.find(({ name }) => name === 'clock-credit');
    expect(credit?.args.milliseconds).toBeGreaterThanOrEqual(7_220_000);
    expect(credit?.args.milliseconds).toBeLessThanOrEqual(7_225_000);
  });
});

describe('a server at which nobody plays by the clock', () => {
  it('writes nothing by itself; while a clock runs it says every five seconds that it is there, and no more once that stands still', async () => {
    const [clock, store] = [new TestClock(), new MemoryStore()];
    const server = await serverForTest({ clock, store });
    const table = await campaignTable(server, ['host', 'player-1', 'player-2'], {
      'random-start': true,
      'turn-limit': 3000,
    });
    const seated = await Promise.all(
      ['player-1', 'player-2'].map((seat) => sitting(table.of(seat), table.table, seat)),
    );
    const write = vi.spyOn(store.records, 'write');
    const beatsIn = async (minutes: number) => {
      write.mockClear();
      for (let n = 0; n < minutes * 12; n++) {
        await passTime(
          clock,
          5,
          seated.map(({ wire }) => wire),
        );
      }
      return write.mock.calls.filter(([[first]]) => first && 'put' in first && first.put === 'heartbeat').length;
    };
    expect(await beatsIn(1)).toBe(0);
    await table.did('player-1', 'start-game');
    expect(await beatsIn(1)).toBe(12);
    await table.did('host', 'propose-pause');
    expect(await beatsIn(1)).toBe(1);
    await table.did('host', 'resume-clock');
    expect(await beatsIn(1)).toBe(12);
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
    await passTime(clock, 300, [red.wire]);
    await table.did('blue-captain', 'grant-time', { seconds: 60 });
    await passTime(clock, 359, [red.wire]);
    expect((await table.ledger()).entries.at(-1)).toMatchObject({ name: 'grant-time' });
    await passTime(clock, 1, [red.wire]);
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
    expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
  });
});
