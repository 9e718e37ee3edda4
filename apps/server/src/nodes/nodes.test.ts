import { randomUUID } from 'node:crypto';
import { actionMessage, closeCodes, helloMessage } from '@vexillum/protocol';
import { standingsOf } from '@vexillum/events';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EventTable } from '../../test/event-table.ts';
import { LEASE, makeTable, nodesForTest, SECRET, type TestNode, tokenOf } from '../../test/nodes-for-test.ts';
import { begunPostgres } from '../../test/begun-postgres.ts';
import { hasPostgres } from '../../test/postgres-for-test.ts';
import { serverProcesses } from '../../test/server-process.ts';
import type { TestBrowser } from '../../test/test-browser.ts';
import type { TestWire } from '../../test/test-wire.ts';
import { markOf } from './hop.ts';

type Said = { ack?: { id: string; seq: number }; refusal?: { id: string; code: string } };

/** What is said on the line, unless it ends before. */
const orClosed = <T>(wire: TestWire, said: Promise<T>): Promise<T> =>
  Promise.race([
    said,
    wire.closed.then(({ code, reason }) => {
      throw new Error(`the line was closed: ${code} ${reason}`);
    }),
  ]);

const sit = async (browser: TestBrowser, table: string, seat: string): Promise<TestWire> => {
  const wire = browser.wire(table, 'public', `?seat=${seat}&events=1`);
  await orClosed(
    wire,
    wire.untilSaid(helloMessage, () => true),
  );
  return wire;
};

const epochIn = (wire: TestWire): unknown => (wire.said(helloMessage)[0] as { epoch: unknown }).epoch;

const say = async (wire: TestWire, text: string, id: string = randomUUID()): Promise<Said> => {
  wire.sendJson(actionMessage, { act: { name: 'say', args: { text, to: 'table' }, id } });
  return orClosed(
    wire,
    wire.untilSaid<Said>(actionMessage, ({ ack, refusal }) => (ack ?? refusal)?.id === id),
  );
};

const raise = (): never => {
  throw new Error('there is none');
};

/** The name of the node that has it; `null`: none. */
const ownerOf = async (node: TestNode | undefined, table: string): Promise<string | null> => {
  const client = new Client({ connectionString: node?.way.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ node: string | null }>('select node from table_owner where table_id = $1', [
      table,
    ]);
    return (rows[0] ?? raise()).node;
  } finally {
    await client.end();
  }
};

/** The name of the node that does what is about no single table. */
const officeOf = async (node: TestNode | undefined): Promise<string> => (await ownerOf(node, 'office')) ?? raise();

const patiently = { timeout: 30_000, interval: 50 };

describe.skipIf(!hasPostgres)('several nodes', () => {
  const startServerProcess = serverProcesses();
  const postgres = begunPostgres();

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

  it('a claim is answered by any of them, and the table is its players’, wherever those are sent', async () => {
    const nodes = await nodesForTest(postgres, startServerProcess);
    const [one, two] = [await nodes.start(), await nodes.start()];
    const [rosa, bruno] = [one.browser(), one.browser()];
    const made = await makeTable(rosa);
    const token = tokenOf(made, 'red-captain');
    expect((await rosa.post('/api/invite', { token })).status).toBe(200);
    expect((await rosa.claim(token, 'Rosa')).status).toBe(200);
    expect(await ownerOf(two, made.table)).toBe(null);
    // A balancer sends whoever is at this table to the second node.
    rosa.address = two.address;
    const red = await sit(rosa, made.table, 'red-captain');
    expect(await ownerOf(two, made.table)).toContain(two.address.slice('http://'.length));
    expect((await bruno.claim(tokenOf(made, 'blue-captain'), 'Bruno')).status).toBe(200);
    expect(await say(red, 'still here')).toMatchObject({ ack: {} });
    expect(await ownerOf(two, made.table)).toContain(two.address.slice('http://'.length));
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

  it('whoever comes back while a dead node’s lease still runs waits on the line until the table is another’s', async () => {
    const { one, rosa, bruno, red, two, table } = await seatedAtTwo();
    expect(await say(red, 'the last word')).toMatchObject({ ack: {} });
    one.child.kill('SIGKILL');
    await one.ended;
    rosa.address = two.address;
    const again = await Promise.all([sit(rosa, table, 'red-captain'), sit(bruno, table, 'blue-captain')]);
    for (const wire of again) expect(await wire.opened).toBe(true);
    expect(await say(again[0], 'and on')).toMatchObject({ ack: {} });
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
    const again = await vi.waitFor(() => sit(rosa, table, 'red-captain'), patiently);
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

  it('whoever comes for a table whose node has lost the database waits on the line until it is another’s', async () => {
    const { one, two, rosa, bruno, red, blue, table } = await seatedAtTwo();
    one.way.cut();
    for (const wire of [red, blue]) expect((await wire.closed).code).toBe(closeCodes.busy);
    rosa.address = two.address;
    const again = await Promise.all([sit(rosa, table, 'red-captain'), sit(bruno, table, 'blue-captain')]);
    expect(await say(again[0], 'and on')).toMatchObject({ ack: {} });
    expect(await ownerOf(two, table)).toContain(two.address.slice('http://'.length));
  });

  it('… and is let in at its own node where that has the database again before', async () => {
    const { one, two, rosa, red, table } = await seatedAtTwo();
    one.way.cut();
    expect((await red.closed).code).toBe(closeCodes.busy);
    rosa.address = two.address;
    const again = sit(rosa, table, 'red-captain');
    one.way.mend();
    expect(await say(await again, 'and on')).toMatchObject({ ack: {} });
    expect(await ownerOf(two, table)).toContain(one.address.slice('http://'.length));
  });

  it('nobody but a node is believed to be one', async () => {
    const { rosa, bruno, one, table } = await seatedAtTwo();
    const path = `/api/tables/${table}`;
    // Whoever says that they are one is a browser like others: what the second node has not, it passes on, and answers nothing of nodes.
    for (const hop of ['', 'yes', '0'.repeat(64)]) {
      expect((await bruno.get(path, { 'x-vexillum-hop': hop })).status).toBe(200);
      expect((await bruno.get('/node/rows', { 'x-vexillum-hop': hop })).status).toBe(404);
      const given = await rosa.post(`/node/give/${table}`, {}, { 'x-vexillum-hop': hop });
      expect([403, 404]).toContain(given.status);
    }
    // A node asks for what it takes for another's: whoever does not have it says so, and passes on nothing.
    const marked = (url: string) => ({ 'x-vexillum-hop': markOf(SECRET, { method: 'GET', url }, '') });
    expect((await bruno.get(path, marked(path))).status).toBe(421);
    expect((await rosa.get(path, marked(path))).status).toBe(200);
    // Of another address the same mark is worth nothing.
    expect((await bruno.get(`${path}/ledger`, marked(path))).status).toBe(200);
    expect((await rosa.get(path)).status).toBe(200);
    expect(one.child.exitCode).toBe(null);
  });

  it('counts whoever comes by another node by their own address', async () => {
    const nodes = await nodesForTest(postgres, startServerProcess);
    const environment = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
    const [one, two] = [await nodes.start(environment), await nodes.start(environment)];
    const rosa = one.browser();
    const made = await makeTable(rosa);
    await rosa.claim(tokenOf(made, 'red-captain'), 'Rosa');
    await sit(rosa, made.table, 'red-captain');
    const path = `/api/tables/${made.table}/seats/red-captain/device`;
    const { code } = (await rosa.post(path)).json<{ code: string }>();
    // The finder is right, so the node that has given the code judges the rest of it.
    const guess = (from: string, forged: Record<string, string> = {}) =>
      two.browser().post('/api/claim', { code: `${code.slice(0, 3)}zzzzz` }, { 'x-forwarded-for': from, ...forged });
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) statuses.push((await guess('203.0.113.7')).status);
    expect(statuses).toContain(429);
    expect((await guess('203.0.113.7', { 'x-vexillum-hop': '0'.repeat(64) })).status).toBe(429);
    expect((await guess('198.51.100.9')).status).toBe(404);
  });

  it('what is due at a table of a dead node is done, although nobody comes', async () => {
    const { one, two, rosa, red, made } = await seatedAtTwo();
    expect(await say(red, 'the last word')).toMatchObject({ ack: {} });
    one.child.kill('SIGKILL');
    await one.ended;
    const due = new Date(Date.now() - 1000).toISOString();
    const { way } = two;
    const client = new Client({ connectionString: way.url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('insert into record values ($1, $2) on conflict (key) do update set value = excluded.value', [
      `due!${made.table}`,
      due,
    ]);
    // It is woken, finds that nothing is, and goes back to sleep with nothing due.
    await vi.waitFor(async () => {
      const { rows } = await client.query('select node from table_owner where table_id = $1', [made.table]);
      expect(rows).toEqual([{ node: expect.stringContaining(two.address.slice('http://'.length)) }]);
    }, patiently);
    rosa.address = two.address;
    expect((await rosa.get(`/api/tables/${made.table}`)).status).toBe(200);
  });

  it('shows what is listed at another node, and how a browser’s tables stand there', async () => {
    const { rosa, one, two, table, made } = await seatedAtTwo();
    const host = one.browser();
    await host.claim(tokenOf(made, 'host'), 'Hanna');
    const path = `/api/tables/${table}/listing`;
    expect((await host.post(path, { visibility: 'public' }, { 'x-seat': 'host' })).status).toBe(200);
    for (const node of [one, two])
      await vi.waitFor(async () => {
        const { tables } = (await node.browser().get('/api/play')).json<{ tables: { table: string }[] }>();
        expect(tables.map((row) => row.table)).toEqual([table]);
      }, patiently);
    rosa.address = two.address;
    const seats = [{ table, seat: 'red-captain' }];
    const glance = (await rosa.post('/api/tables/glance', { seats })).json<{ tables: { table: string }[] }>();
    expect(glance.tables).toMatchObject([{ table, state: 'waiting' }]);
    expect((await two.browser().post('/api/tables/glance', { seats })).json()).toEqual({ tables: [] });
  });

  it('two strangers meet whose seek and answer came by different nodes', async () => {
    const nodes = await nodesForTest(postgres, startServerProcess);
    const [one, two] = [await nodes.start(), await nodes.start()];
    const [sven, anna] = [one.browser(), two.browser()];
    const put = await sven.post('/api/seeks', { game: 'triumph', name: 'Sven', players: 2, whileAway: true });
    expect(put.status).toBe(201);
    const seek = await vi.waitFor(async () => {
      const { seeks } = (await anna.get('/api/play')).json<{ seeks: { seek: string }[] }>();
      expect(seeks).toHaveLength(1);
      return seeks[0]?.seek;
    }, patiently);
    const answer = await anna.post(`/api/seeks/${seek}/answer`, { name: 'Anna' });
    expect(answer.status).toBe(200);
    const { table, seat } = answer.json<{ table: string; seat: string }>();
    // The table is at the other node by the time the seeker comes.
    const wire = await sit(anna, table, seat);
    expect(await say(wire, 'here I am')).toMatchObject({ ack: {} });
    sven.address = one.address;
    const sat = await sven.post('/api/seeks/mine/sit', { name: 'Host' });
    expect(sat.status).toBe(200);
    expect(sat.json<{ table: string }>().table).toBe(table);
  });

  it('what is about no single table goes on at another node when the one that did it has died', async () => {
    const nodes = await nodesForTest(postgres, startServerProcess);
    const [one, two] = [await nodes.start(), await nodes.start()];
    const sven = one.browser();
    const put = () => sven.post('/api/seeks', { game: 'triumph', name: 'Sven', players: 2, whileAway: true });
    expect((await put()).status).toBe(201);
    one.child.kill('SIGKILL');
    await one.ended;
    sven.address = two.address;
    await vi.waitFor(async () => {
      const { seeks } = (await sven.get('/api/play')).json<{ seeks?: { name: string }[] }>();
      expect(seeks).toMatchObject([{ name: 'Sven' }]);
    }, patiently);
    expect((await sven.get('/api/seeks/mine')).status).toBe(200);
  });

  it('an event and its games are played by people who come by all of them, and go on when the node that had them dies', async () => {
    const nodes = await nodesForTest(postgres, startServerProcess);
    const all = [await nodes.start(), await nodes.start(), await nodes.start()];
    // The first node has the office: whoever makes the event comes by another.
    let asked = 1;
    const anyNode = (of: readonly TestNode[]) => ({ browser: () => of[asked++ % of.length]?.browser() ?? raise() });
    const at = await EventTable.made(anyNode(all), {}, { visibility: 'public' });
    for (const node of all) {
      const { events } = (await node.browser().get('/api/events')).json<{ events: { table: string }[] }>();
      expect(events.map(({ table }) => table)).toEqual([at.table]);
    }
    await at.enter('player-1', 'player-2', 'player-3', 'player-4');
    await at.did('host', 'close-sign-up');
    await at.round(1, 2);
    const one = await at.playOut('1.1');
    await at.until('1.1', 'ended');
    expect(standingsOf(await at.snapshot())[0]).toMatchObject({ id: one.winner, points: 2 });
    const office = await officeOf(all[0]);
    const dead = all.find(({ address }) => address.endsWith(office)) ?? raise();
    dead.child.kill('SIGKILL');
    await dead.ended;
    at.movedTo(anyNode(all.filter((node) => node !== dead)));
    await vi.waitFor(() => at.toTable(one.winner, '1.1.1'), patiently);
    await at.playOut('1.2');
    await at.until('1.2', 'ended');
    expect(standingsOf(await at.snapshot()).map(({ points }) => points)).toEqual([2, 2, 0, 0]);
  });
});
