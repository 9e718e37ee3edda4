import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { campaignTable } from '../../test/campaign-table.ts';
import { begunPostgres } from '../../test/begun-postgres.ts';
import { hasPostgres } from '../../test/postgres-for-test.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { checkResults } from './results.ts';

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
  const postgres = begunPostgres();

  it('are compared and told anew beside its servers', async () => {
    const way = await postgres.way(await postgres.database());
    onTestFinished(() => way.close());
    await spoiltAndMended(() => PostgresStore.open(way.url, { name: 'paris' }), { data: '', url: way.url }, true);
  });
});
