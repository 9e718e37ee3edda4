import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playedGame } from '@vexillum/league/testing';
import { tenureOf } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { begunPostgres } from '../../test/begun-postgres.ts';
import { freePort } from '../../test/crash/harness/free-port.ts';
import { nodeOfStore } from '../../test/node-of-store.ts';
import { PUBLIC_URL } from '../../test/nodes-for-test.ts';
import { hasPostgres } from '../../test/postgres-for-test.ts';
import { TestBrowser } from '../../test/test-browser.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';

const patiently = { timeout: 60_000, interval: 50 };

const game = (table: string) =>
  playedGame(
    [
      { side: 'red', card: 'r', place: 1, score: 1 },
      { side: 'blue', card: 'b' },
    ],
    { table, match: table, game: 'conquest', profile: 'twin-holms' },
  );

describe.skipIf(!hasPostgres)('boards of servers of two versions on one database', () => {
  const postgres = begunPostgres();

  const cluster = async () => {
    const url = postgres.urlOf(await postgres.database());
    const folder = mkdtempSync(join(tmpdir(), 'vexillum-boards-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    /** Of this version. It keeps its boards for the next time that it begins. */
    const start = async (name: string) => {
      const port = await freePort();
      const store = await PostgresStore.open(url, { name, address: `127.0.0.1:${port}` });
      const boardsFile = join(folder, `${name}.sqlite`);
      const { server, close } = await nodeOfStore(store, { port, boardsFile });
      const board = async (): Promise<readonly string[]> => {
        const answer = await new TestBrowser(PUBLIC_URL, server.origin).get('/api/boards/conquest/scores');
        expect(answer.status).toBe(200);
        return [...new Set(answer.json<{ rows: { table: string }[] }>().rows.map(({ table }) => table))];
      };
      return { close, board };
    };
    /** Of before there were rows of what was told: it has the office, and writes results alone. */
    const startOlder = async () => {
      const store = await PostgresStore.open(url, { name: 'older', version: '0.0.1' });
      onTestFinished(() => store.close());
      const office = await tenureOf(store.tables, 'office');
      return {
        tell: (table: string) =>
          store.records.write([
            { put: `played!${table}!1`, value: JSON.stringify(game(table)) },
            { del: `ended!${table}` },
          ]),
        giveOffice: () => office.handOver(),
        close: () => store.close(),
      };
    };
    return { start, startOlder };
  };

  it('what an older one told while it had the office is on the boards of all that come after it, also where they go on with what they had read', async () => {
    const { start, startOlder } = await cluster();
    for (const name of ['one', 'two']) {
      const node = await start(name);
      expect(await node.board()).toEqual([]);
      await node.close();
    }
    const older = await startOlder();
    await older.tell('a');
    await older.close();
    for (const name of ['one', 'two']) {
      const node = await start(name);
      expect(await node.board()).toEqual(['a']);
      await node.close();
    }
  });

  it('what an older one tells when it has given the office back, and is not gone yet, is there when it is', async () => {
    const { start, startOlder } = await cluster();
    const older = await startOlder();
    await older.giveOffice();
    const node = await start('one');
    expect(await node.board()).toEqual([]);
    await older.tell('a');
    await older.close();
    await vi.waitFor(async () => expect(await node.board()).toEqual(['a']), patiently);
  });

  it('and so it is where the one that took the office from it has not lived to see it go', async () => {
    const { start, startOlder } = await cluster();
    const older = await startOlder();
    await older.giveOffice();
    const node = await start('one');
    expect(await node.board()).toEqual([]);
    await node.close();
    await older.tell('a');
    await older.close();
    expect(await (await start('one')).board()).toEqual(['a']);
  });
});
