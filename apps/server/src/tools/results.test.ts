import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { campaignTable } from '../../test/campaign-table.ts';
import { begunPostgres } from '../../test/begun-postgres.ts';
import { nodesForTest, type TestNode } from '../../test/nodes-for-test.ts';
import { hasPostgres } from '../../test/postgres-for-test.ts';
import { serverProcesses } from '../../test/server-process.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { checkResults } from './results.ts';

const program = join(import.meta.dirname, 'admin-command.ts');

/** The operator's command, in a process of its own. */
const admin = ({ way }: TestNode, ...args: readonly string[]) =>
  new Promise<{ readonly code: number | null; readonly said: string }>((resolve) => {
    const child = spawn(process.execPath, ['--import=tsx', '--conditions=source', program, ...args], {
      env: { ...process.env, DATABASE_URL: way.url },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
    child.once('close', (code) => resolve({ code, said }));
  });

const nodeOf = ({ address }: TestNode): string => address.slice('http://'.length);

/** Whoever runs the server compares its results, has what was spoilt told anew, and finds nothing afterwards. */
const spoiltAndMended = async (
  open: () => Promise<SqliteStore | PostgresStore>,
  place: { data: string; url: string | undefined },
  isBeside: boolean,
) => {
  const check = (isAnew: boolean) => checkResults({ ...place, key: undefined }, isAnew);
  const store = await open();
  const server = await startTestServer({ store });
  const at = await campaignTable(server, ['host', 'player-1', 'player-2'], { 'random-start': true });
  await at.did('player-1', 'start-game');
  await at.did('player-2', 'resign-game');
  const key = `played!${at.table}!1`;
  await expect.poll(() => store.records.get(key)).toBeDefined();
  const kept = await store.records.get(key);
  await store.records.write([{ put: key, value: (kept ?? '').replace('random-start', 'other-start') }]);
  if (!isBeside) await expect(check(false)).rejects.toThrow('Stop it first');
  await server.close();
  if (!isBeside) await store.close();
  expect(await check(false)).toMatchObject({ findings: [{ table: at.table }], waiting: 0 });
  expect(await check(true)).toMatchObject({ findings: [{ table: at.table }] });
  expect(await check(false)).toMatchObject({ findings: [], waiting: 1 });
  const again = isBeside ? store : await open();
  const later = await startTestServer({ store: again });
  await expect.poll(() => again.records.get(key)).toBe(kept);
  await expect.poll(() => again.records.list('ended!')).toEqual([]);
  await later.close();
  await again.close();
  expect(await check(false)).toMatchObject({ sound: 1, findings: [], waiting: 0 });
};

it('results of a folder are compared with its ledgers and told anew, once its server has stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  await expect(checkResults({ data, url: undefined, key: undefined }, true)).rejects.toThrow('There is no data');
  await spoiltAndMended(() => SqliteStore.open(data), { data, url: undefined }, false);
});

describe.skipIf(!hasPostgres)('results of a database', () => {
  const startServerProcess = serverProcesses();
  const postgres = begunPostgres();

  /** Of a game that has ended; somebody has changed it in the database. */
  const spoiltResult = async (server: Pick<TestServer, 'browser'>, database: string) => {
    const at = await campaignTable(server, ['host', 'player-1', 'player-2'], { 'random-start': true });
    await at.did('player-1', 'start-game');
    await at.did('player-2', 'resign-game');
    const key = `played!${at.table}!1`;
    const kept = () => postgres.rows(database, `select value from record where key = '${key}'`);
    const isHeard = async () => {
      expect(await postgres.rows(database, `select key from record where key like 'ended!%'`)).toEqual([]);
      return kept();
    };
    const patiently = { timeout: 60_000, interval: 50 };
    const told = await vi.waitFor(async () => {
      const rows = await isHeard();
      expect(rows).toHaveLength(1);
      return rows;
    }, patiently);
    await postgres.sql(
      database,
      `update record set value = replace(value, 'random-start', 'other-start') where key = '${key}'`,
    );
    expect(await kept()).not.toEqual(told);
    return { isMended: () => vi.waitFor(async () => expect(await isHeard()).toEqual(told), patiently) };
  };

  it('are told anew by the office of several that run, which keep what they have', async () => {
    const nodes = await nodesForTest(postgres, startServerProcess);
    const [one, two] = [await nodes.start(), await nodes.start()];
    const spoilt = await spoiltResult(two, nodes.database);
    const standing = async () => ({
      office: await postgres.rows(nodes.database, `select node, epoch from table_owner where table_id = 'office'`),
      nodes: await postgres.rows(
        nodes.database,
        `select name, incarnation, state from node where name <> 'admin-results' order by name`,
      ),
    });
    const before = await standing();
    expect(before.office).toMatchObject([{ node: nodeOf(one) }]);
    const told = () => postgres.rows(nodes.database, `select key from record where key like 'told!%'`);
    const rows = (await told()).length;
    expect(await admin(one, 'results', '--anew')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/1 tables differ\.\nThey are told anew by the servers that run/),
    });
    await spoilt.isMended();
    expect(await told()).toHaveLength(rows + 1);
    expect(await standing()).toEqual(before);
    expect(await admin(two, 'results')).toMatchObject({ code: 0, said: expect.stringContaining('0 tables differ') });
  });

  it('are compared and told anew beside its servers', async () => {
    const way = await postgres.way(await postgres.database());
    onTestFinished(() => way.close());
    await spoiltAndMended(() => PostgresStore.open(way.url, { name: 'paris' }), { data: '', url: way.url }, true);
  });
});
