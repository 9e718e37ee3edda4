import { randomUUID } from 'node:crypto';
import { type MatchFile, verifyMatch } from '@vexillum/ledger';
import { TestGiver } from '@vexillum/ledger/testing';
import { type Head, type LinkAsk, linkMessage } from '@vexillum/protocol';
import { MemoryStore } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { claimAll, type FullTable } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { stepOne } from '../../test/sync-client.ts';
import type { TestBrowser } from '../../test/test-browser.ts';
import type { TestWire } from '../../test/test-wire.ts';

const REDS = ['red-captain', 'red-1'];
/** Longer than any machine takes to answer by itself. */
const PATIENT = 60_000;

const headOf = async ({ of, table }: FullTable): Promise<Head> =>
  (await of('umpire').get(`/api/tables/${table}`, { 'x-seat': 'umpire' })).json<{ head: Head }>().head;

const nameDevice = ({ of, table }: FullTable, giver: TestGiver, rollers: readonly string[] = REDS) =>
  of(giver.seat).post(`/api/tables/${table}/devices`, giver.named(rollers.map((seat) => ({ seat, c: 0 }))), {
    'x-seat': giver.seat,
  });

const listen = async ({ of, table }: FullTable, seat: string): Promise<TestWire> => {
  const wire = of(seat).wire(table, 'public', `?events=1&seat=${seat}`);
  await wire.opened;
  wire.send(stepOne());
  return wire;
};

const roll = async (at: FullTable, id = randomUUID()) => {
  const seen = await headOf(at);
  const body = { id, args: { dice: [6, 6], why: 'fortune' }, seen };
  return at.of('red-captain').post(`/api/tables/${at.table}/actions/roll-dice`, body, { 'x-seat': 'red-captain' });
};

const asked = (wire: TestWire, k: number): Promise<LinkAsk> =>
  wire.untilSaid<LinkAsk>(linkMessage, ({ ask }) => ask.request.k === k);

const give = (wire: TestWire, giver: TestGiver, { ask: { request } }: LinkAsk, more: object = {}): void => {
  const { seat, c, k } = request;
  const { key, link } = giver.give({ seat, c, k });
  wire.sendJson(linkMessage, { link: { key, seat, c, k, link, ...more } });
};

const reportOf = async ({ of, table }: FullTable) => {
  const { text } = await of('umpire').get(`/api/tables/${table}/export`, { 'x-seat': 'umpire' });
  const { rolls, tier1Rolls, tier2Rolls, faults } = verifyMatch(text);
  const opps = (JSON.parse(text) as MatchFile).ledger.flatMap(({ draw }) => (draw && 'req' in draw ? [draw.opp] : []));
  return { rolls, tier1Rolls, tier2Rolls, faults, opps };
};

/** A browser with the cookies of another, before another server of the same tables. */
const sameBrowser = ({ cookies }: TestBrowser, server: TestServer): TestBrowser => {
  const browser = server.browser();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
};

const withDevice = async (linkWithin: number) => {
  const at = await claimAll(await serverForTest({ linkWithin }), { game: 'grand-triumph' });
  const giver = new TestGiver('blue-captain', 'blue', at.table);
  expect(await nameDevice(at, giver)).toMatchObject({ status: 200 });
  return { at, giver, wire: await listen(at, 'blue-captain') };
};

describe('over real sockets', () => {
  it('an opponent’s device is asked, its link goes into the dice, and the exported file says so', async () => {
    const { at, giver, wire } = await withDevice(PATIENT);
    const answer = roll(at);
    give(wire, giver, await asked(wire, 1));
    expect(await answer).toMatchObject({ status: 200 });
    expect(await reportOf(at)).toMatchObject({ rolls: 1, tier1Rolls: 0, tier2Rolls: 1, faults: [] });
  });

  it('a device that lies, answers twice, too late or for others gets nothing, and nobody waits for it', async () => {
    const { at, giver, wire } = await withDevice(PATIENT);
    const first = roll(at);
    give(wire, giver, await asked(wire, 1), { link: 'e'.repeat(64) });
    expect(await first).toMatchObject({ status: 200 });
    give(wire, giver, await asked(wire, 1));
    const second = roll(at);
    const ask = await asked(wire, 2);
    give(wire, giver, ask, { seat: 'red-1' });
    give(wire, giver, ask, { key: 'a'.repeat(64) });
    give(wire, giver, ask);
    give(wire, giver, ask);
    expect(await second).toMatchObject({ status: 200 });
    const third = roll(at);
    await asked(wire, 3);
    wire.close();
    expect(await third).toMatchObject({ status: 200 });
    const { opps, ...report } = await reportOf(at);
    expect(opps).toMatchObject(['refused', giver.give({ seat: 'red-captain', c: 0, k: 2 }), 'absent']);
    expect(report).toMatchObject({ rolls: 3, tier1Rolls: 2, tier2Rolls: 1, faults: [] });
  });

  it('a mute device costs its deadline, and no more', async () => {
    const { at, wire } = await withDevice(1);
    expect(await roll(at)).toMatchObject({ status: 200 });
    await asked(wire, 1);
    expect((await reportOf(at)).opps).toEqual(['absent']);
  });

  it('a roll that was cut off by the end of the server is asked for again, with the same request and the same dice', async () => {
    const store = new MemoryStore();
    const before = await startTestServer({ store, linkWithin: PATIENT });
    const at = await claimAll(before, { game: 'grand-triumph' });
    const giver = new TestGiver('blue-captain', 'blue', at.table);
    await nameDevice(at, giver);
    const wire = await listen(at, 'blue-captain');
    const id = randomUUID();
    const lost = roll(at, id).catch(() => undefined);
    const ask = await asked(wire, 1);
    // Nobody tells the old one: whatever is under way there is lost, and its store lets it write no more.
    store.kill();
    const after = await startTestServer({ store, linkWithin: PATIENT });
    const there: FullTable = { ...at, of: (seat) => sameBrowser(at.of(seat), after) };
    const again = await listen(there, 'blue-captain');
    const answer = roll(there, id);
    const second = await asked(again, 1);
    expect(second).toEqual(ask);
    give(again, giver, second);
    expect(await answer).toMatchObject({ status: 200 });
    expect(await reportOf(there)).toMatchObject({ rolls: 1, tier2Rolls: 1, faults: [] });
    await after.close();
    await before.close();
    await lost;
  });
});

describe('a device that gives links', () => {
  it('is named once for each set of anchors, and again where another has taken its turn', async () => {
    const { at, giver } = await withDevice(PATIENT);
    const { seq } = await headOf(at);
    await nameDevice(at, giver);
    expect((await headOf(at)).seq).toBe(seq);
    await nameDevice(at, new TestGiver('blue-1', 'another', at.table));
    expect((await headOf(at)).seq).toBe(seq + 1);
    await nameDevice(at, giver);
    expect((await headOf(at)).seq).toBe(seq + 2);
  });

  it('gives them for other sides alone, for chains that are in use', async () => {
    const { at } = await withDevice(PATIENT);
    const named = (seat: string, rollers: readonly string[]) =>
      nameDevice(at, new TestGiver(seat, `device of ${seat}`, at.table), rollers);
    for (const [seat, rollers] of [
      ['red-1', ['red-captain']],
      ['umpire', ['red-captain']],
      ['blue-1', ['umpire']],
      ['blue-1', ['nobody']],
      ['blue-1', ['red-1', 'red-1']],
    ] as const)
      expect(await named(seat, rollers)).toMatchObject({ status: 409, error: { code: 'bad-links' } });
    const later = new TestGiver('blue-1', 'device of blue-1', at.table).named([{ seat: 'red-1', c: 1 }]);
    const answer = await at.of('blue-1').post(`/api/tables/${at.table}/devices`, later, { 'x-seat': 'blue-1' });
    expect(answer.error?.code).toBe('bad-links');
  });
});
