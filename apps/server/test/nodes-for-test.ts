import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './crash/harness/free-port.ts';
import type { TestPostgres } from './postgres-for-test.ts';
import type { ServerProcess, serverProcesses } from './server-process.ts';
import { TestBrowser } from './test-browser.ts';

/** Where pages come from, whichever node answers. */
export const PUBLIC_URL = 'http://table.example.org';
export const SECRET = 'a-secret-that-all-nodes-of-a-test-know';
/** Milliseconds: a test waits for it, and a machine with much other work is to renew it in time. */
export const LEASE = 4000;

export interface TestNode extends ServerProcess {
  /** `http://127.0.0.1:port`. */
  readonly address: string;
  /** Its way to the database, which can be cut. */
  readonly way: Awaited<ReturnType<TestPostgres['way']>>;
  browser(): TestBrowser;
}

export interface TestNodes {
  readonly database: string;
  start(environment?: Record<string, string>): Promise<TestNode>;
}

/** Nodes that share a database, each a process of its own. */
export const nodesForTest = async (
  postgres: TestPostgres,
  startServerProcess: ReturnType<typeof serverProcesses>,
): Promise<TestNodes> => {
  const database = await postgres.database();
  return {
    database,
    start: async (environment = {}) => {
      const folder = mkdtempSync(join(tmpdir(), 'vexillum-node-'));
      const way = await postgres.way(database);
      const port = await freePort();
      const node = startServerProcess({
        DATA_DIR: folder,
        DATABASE_URL: way.url,
        PORT: String(port),
        PUBLIC_URL,
        NODE_ADDRESS: `127.0.0.1:${port}`,
        NODE_SECRET: SECRET,
        NODE_LEASE_MS: String(LEASE),
        NODE_LAME_DUCK_MS: '300',
        RATE_LIMITS: 'off',
        ...environment,
      });
      onTestFinished(async () => {
        node.child.kill('SIGKILL');
        await node.ended;
        await way.close();
        rmSync(folder, { recursive: true, force: true });
      });
      await node.ready;
      const address = `http://127.0.0.1:${port}`;
      return { ...node, address, way, browser: () => new TestBrowser(PUBLIC_URL, address) };
    },
  };
};

export interface MadeTable {
  readonly table: string;
  readonly invites: readonly { readonly seat: string; readonly token: string }[];
}

export const makeTable = async (browser: TestBrowser): Promise<MadeTable> =>
  (await browser.post('/api/tables', { game: 'triumph' })).json<MadeTable>();

export const tokenOf = ({ invites }: MadeTable, seat: string): string =>
  invites.find((invite) => invite.seat === seat)?.token ?? '';
