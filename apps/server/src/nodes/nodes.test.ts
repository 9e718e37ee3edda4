import { randomUUID } from 'node:crypto';
import { actionMessage, closeCodes, helloMessage } from '@vexillum/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LEASE, makeTable, nodesForTest, tokenOf } from '../../test/nodes-for-test.ts';
import { hasPostgres, TestPostgres } from '../../test/postgres-for-test.ts';
import { serverProcesses } from '../../test/server-process.ts';
import type { TestBrowser } from '../../test/test-browser.ts';
import type { TestWire } from '../../test/test-wire.ts';

type Said = { ack?: { id: string; seq: number }; refusal?: { id: string; code: string } };

const sit = async (browser: TestBrowser, table: string, seat: string): Promise<TestWire> => {
  const wire = browser.wire(table, 'public', `?seat=${seat}&events=1`);
  await wire.untilSaid(helloMessage, () => true);
  return wire;
};

const epochIn = (wire: TestWire): unknown => (wire.said(helloMessage)[0] as { epoch: unknown }).epoch;

const say = async (wire: TestWire, text: string, id: string = randomUUID()): Promise<Said> => {
  wire.sendJson(actionMessage, { act: { name: 'say', args: { text, to: 'table' }, id } });
  return wire.untilSaid<Said>(actionMessage, ({ ack, refusal }) => (ack ?? refusal)?.id === id);
};

const patiently = { timeout: 30_000, interval: 50 };

describe.skipIf(!hasPostgres)('several nodes', () => {
  const startServerProcess = serverProcesses();
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  }, 120_000);
  afterAll(() => postgres?.stop());

  /** Red came by the first node, which has the table from then on; blue by the second. */
  const seatedAtTwo = async () => {
    const nodes = await nodesForTest(postgres, startServerProcess);
    const [one, two] = [await nodes.start(), await nodes.start()];
    const [rosa, bruno] = [one.browser(), two.browser()];
    const made = await makeTable(rosa);
    expect((await rosa.claim(tokenOf(made, 'red-captain'), 'Rosa')).status).toBe(200);
    const red = await sit(rosa, made.table, 'red-captain');
    expect((await bruno.claim(tokenOf(made, 'blue-captain'), 'Bruno')).status).toBe(200);
    const blue = await sit(bruno, made.table, 'blue-captain');
    return { nodes, one, two, rosa, bruno, red, blue, made, table: made.table };
  };

  it('play at one table, whichever of them each player came by', async () => {
    const { rosa, bruno, red, blue, table } = await seatedAtTwo();
    expect(await say(red, 'by the first')).toMatchObject({ ack: {} });
    expect(await say(blue, 'by the second')).toMatchObject({ ack: {} });
    expect(epochIn(red)).toEqual(epochIn(blue));
    expect((await bruno.act(table, 'blue-captain', 'say', { text: 'by HTTP', to: 'table' })).status).toBe(200);
    const ledgers = await Promise.all([rosa, bruno].map(async (browser) => browser.get(`/api/tables/${table}/ledger`)));
    expect(ledgers[0]?.text).toBe(ledgers[1]?.text);
    for (const text of ['by the first', 'by the second', 'by HTTP']) expect(ledgers[0]?.text).toContain(text);
    // A browser that has no seat there learns no more by the second node than by the first.
    expect((await rosa.get(`/api/tables/${table}`)).status).toBe(200);
    expect((await bruno.get('/api/tables/aaaaaaaaaaaaaaaa')).status).toBe(404);
  });

  it('a code that lets a second device in is good at every node', async () => {
    const { rosa, two, table } = await seatedAtTwo();
    const path = `/api/tables/${table}/seats/red-captain/device`;
    const { code } = (await rosa.post(path)).json<{ code: string }>();
    const phone = two.browser();
    expect((await phone.post('/api/claim', { code: 'zzzzzzzz' })).status).toBe(404);
    expect((await phone.post('/api/claim', { code })).status).toBe(200);
    expect((await phone.get(`/api/tables/${table}`)).json<{ table: string }>().table).toBe(table);
    expect((await two.browser().post('/api/claim', { code })).status).toBe(410);
  });

  it('after a node was killed its tables go on at another, and every acknowledged action is there', async () => {
    const { one, rosa, bruno, red, blue, two, table } = await seatedAtTwo();
    for (let n = 0; n < 10; n++) expect(await say(red, `line ${n}`)).toMatchObject({ ack: {} });
    one.child.kill('SIGKILL');
    await one.ended;
    // The line through the second node has ended, too: nobody hangs on a dead one.
    expect((await blue.closed).code).toBeGreaterThanOrEqual(1000);
    rosa.address = two.address;
    await vi.waitFor(async () => {
      const answer = await rosa.act(table, 'red-captain', 'say', { text: 'and on', to: 'table' });
      expect(answer.status).toBe(200);
    }, patiently);
    const { text } = await bruno.get(`/api/tables/${table}/ledger`);
    for (let n = 0; n < 10; n++) expect(text).toContain(`line ${n}`);
    expect(text).toContain('and on');
  });

  it('a node that leaves hands its tables over: its players are told only then, and come back to the same documents', async () => {
    const { one, two, rosa, red, blue, table } = await seatedAtTwo();
    const epoch = epochIn(red);
    expect(await say(red, 'before')).toMatchObject({ ack: {} });
    one.child.kill('SIGTERM');
    await vi.waitFor(async () => expect((await rosa.get('/healthz')).status).toBe(503), patiently);
    // Balancers are told first; until it hands over everything goes on.
    expect(await say(red, 'meanwhile')).toMatchObject({ ack: {} });
    expect((await red.closed).code).toBe(closeCodes.restarting);
    expect((await blue.closed).code).toBe(closeCodes.restarting);
    rosa.address = two.address;
    const again = await vi.waitFor(async () => {
      const wire = rosa.wire(table, 'public', '?seat=red-captain&events=1');
      expect(await wire.opened).toBe(true);
      await wire.untilSaid(helloMessage, () => true);
      return wire;
    }, patiently);
    expect(epochIn(again)).toEqual(epoch);
    expect(await say(again, 'after')).toMatchObject({ ack: {} });
    expect(await one.ended).toEqual({ code: 0, signal: null });
    const { text } = await rosa.get(`/api/tables/${table}/ledger`);
    for (const said of ['before', 'meanwhile', 'after']) expect(text).toContain(said);
  });

  it('one that was stopped for longer than its lease says nothing when it wakes, and begins again with nothing', async () => {
    const { one, two, rosa, red, table } = await seatedAtTwo();
    expect(await say(red, 'before')).toMatchObject({ ack: {} });
    one.child.kill('SIGSTOP');
    const heir = two.browser();
    for (const [name, value] of rosa.cookies) heir.cookies.set(name, value);
    await vi.waitFor(async () => {
      const answer = await heir.act(table, 'red-captain', 'say', { text: 'the heir', to: 'table' });
      expect(answer.status).toBe(200);
    }, patiently);
    const heard = red.messages.length;
    const ghost = randomUUID();
    red.sendJson(actionMessage, { act: { name: 'say', args: { text: 'the ghost', to: 'table' }, id: ghost } });
    one.child.kill('SIGCONT');
    expect((await red.closed).code).toBe(closeCodes.busy);
    expect(red.messages.length).toBe(heard);
    // It passes on what is the heir's now, and has a part again.
    await vi.waitFor(async () => expect((await rosa.get(`/api/tables/${table}`)).status).toBe(200), patiently);
    const { text } = await rosa.get(`/api/tables/${table}/ledger`);
    expect(text).toContain('the heir');
    expect(text).not.toContain('the ghost');
    expect(one.child.exitCode).toBe(null);
  });

  it('one that has lost the database sends everybody away before others may take its tables, and goes on when it is back', async () => {
    const { one, red, rosa, table } = await seatedAtTwo();
    one.way.cut();
    const began = performance.now();
    expect((await red.closed).code).toBe(closeCodes.busy);
    expect(performance.now() - began).toBeLessThan(LEASE + 500);
    expect((await rosa.get(`/api/tables/${table}`)).status).toBe(503);
    one.way.mend();
    await vi.waitFor(async () => expect((await rosa.get(`/api/tables/${table}`)).status).toBe(200), patiently);
  });
});
