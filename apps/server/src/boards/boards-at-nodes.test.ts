import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { campaignTable } from '../../test/campaign-table.ts';
import { nodesForTest, type TestNode } from '../../test/nodes-for-test.ts';
import { begunPostgres } from '../../test/begun-postgres.ts';
import { hasPostgres } from '../../test/postgres-for-test.ts';
import { serverProcesses } from '../../test/server-process.ts';
import { testCard } from '../../test/test-card.ts';

const patiently = { timeout: 60_000, interval: 100 };

/** A game that somebody with a card has ended at a table which this node has. */
const played = async (node: TestNode) => {
  const table = await campaignTable(node, ['host', 'player-1', 'player-2'], { 'random-start': true, neutral: true });
  const card = testCard(table.of('player-1'));
  expect((await card.make(`Rosa of ${table.table.slice(0, 4)}`)).status).toBe(201);
  const signed = card.signedFor(table.table, 'player-1', { at: new Date().toISOString() });
  const path = `/api/tables/${table.table}/sign-in`;
  expect((await table.of('player-1').post(path, signed, { 'x-seat': 'player-1' })).status).toBe(200);
  /** A node that a slow machine holds up longer than its lease says 503; the same id again is the same deed. */
  const did = async (seat: string, name: string, args: object = {}): Promise<void> => {
    const id = randomUUID();
    await vi.waitFor(async () => {
      const { status, text } = await table.act(seat, name, args, id);
      expect([status, text]).toEqual([200, text]);
    }, patiently);
  };
  const end = async () => {
    await did('player-1', 'start-game');
    await did('player-1', 'roll-dice', { dice: [6], why: '' });
    await did('host', 'evict-player', { player: 'player-1' });
    await did('host', 'evict-player', { player: 'player-2' });
  };
  return { table: table.table, end };
};

const boardAt = async (node: TestNode): Promise<readonly string[]> => {
  const answer = await node.browser().get('/api/boards/conquest/scores');
  expect(answer.status).toBe(200);
  return answer.json<{ rows: { table: string }[] }>().rows.map(({ table }) => table);
};

describe.skipIf(!hasPostgres)('boards of results of several nodes', () => {
  const startServerProcess = serverProcesses();
  const postgres = begunPostgres();

  it('go on at another node when the one that made them is killed: with what it told, and with what ended while nobody did', async () => {
    const nodes = await nodesForTest(postgres, startServerProcess);
    // The first one has the office.
    const [one, two] = [await nodes.start(), await nodes.start()];
    const [told, untold] = [await played(two), await played(two)];
    await told.end();
    for (const node of [one, two])
      await vi.waitFor(async () => expect(await boardAt(node)).toEqual([told.table]), patiently);
    one.child.kill('SIGSTOP');
    // Its table is the second node's, so it ends all the same; whoever would read it says nothing.
    await untold.end();
    one.child.kill('SIGKILL');
    await one.ended;
    await vi.waitFor(
      async () => expect((await boardAt(two)).toSorted()).toEqual([told.table, untold.table].toSorted()),
      patiently,
    );
    // Boards hear of it first: only what is struck off was told.
    await vi.waitFor(
      async () =>
        expect(await postgres.rows(nodes.database, "select key from record where key like 'ended!%'")).toEqual([]),
      patiently,
    );
    const rows = await postgres.rows(nodes.database, "select value from record where key like 'told!%' order by key");
    const tables = rows.map(({ value }) => (JSON.parse(String(value)) as { table?: string }).table);
    expect(tables[0]).toBe(undefined);
    expect(new Set(tables.slice(1))).toEqual(new Set([told.table, untold.table]));
  });

  it('go on when a node leaves, at one that came later', async () => {
    const nodes = await nodesForTest(postgres, startServerProcess);
    const one = await nodes.start();
    const first = await played(one);
    await first.end();
    await vi.waitFor(async () => expect(await boardAt(one)).toEqual([first.table]), patiently);
    const two = await nodes.start();
    one.child.kill('SIGTERM');
    expect(await one.ended).toEqual({ code: 0, signal: null });
    await vi.waitFor(async () => expect(await boardAt(two)).toEqual([first.table]), patiently);
    const second = await played(two);
    await second.end();
    await vi.waitFor(
      async () => expect((await boardAt(two)).toSorted()).toEqual([first.table, second.table].toSorted()),
      patiently,
    );
  });
});
