import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestBrowser } from '../apps/server/test/test-browser.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { primaryOf, untilReplicated } from './cluster/databases.mjs';
import { environmentOf } from './cluster/env-file.mjs';
import { findPrograms } from './cluster/programs.mjs';
import { memberOf, readCluster, signalMember, startMember, stopMember, untilHealthy } from './cluster/running.mjs';
import { startCluster } from './cluster/start-cluster.mjs';
import { stopCluster } from './cluster/stop-cluster.mjs';
import { until } from './cluster/until.mjs';

test('what an operator forgot to change in a file is named', () => {
  expect(() => environmentOf('nodes/node.env', { NODE_NAME: 'node-1' })).toThrow(/ is still the example's/);
  expect(() => environmentOf('nodes/node.env', { NODE_NAMES: 'node-1' })).toThrow(
    'infra/nodes/node.env has no NODE_NAMES',
  );
});

test('whoever has no cluster is told so', () => {
  const member = fileURLToPath(new URL('cluster/member.mjs', import.meta.url));
  const ask = () => execFileSync(process.execPath, [member, '--folder', tmpdir(), 'list'], { stdio: 'pipe' });
  expect(ask).toThrow(/There is no cluster in /);
});

const { trouble } = findPrograms();
const isLong = process.env.VEXILLUM_LONG === '1';

describe.skipIf(!isLong || trouble !== undefined)(`a whole cluster on this machine (${trouble ?? 'long'})`, () => {
  /** @type {import('./cluster/running.mjs').Cluster} */
  let cluster;
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-cluster-'));
  const databases = () => cluster.members.filter(({ kind }) => kind === 'patroni');

  beforeAll(async () => {
    const { ok, output } = await ensureBuilt();
    if (!ok) throw new Error(output);
    cluster = await startCluster({ folder, nodes: 3, env: { RATE_LIMITS: 'off' } });
  });

  afterAll(async () => {
    if (existsSync(join(folder, 'cluster.json'))) await stopCluster(folder);
    rmSync(folder, { recursive: true, force: true });
  });

  /** Asks the primary as its superuser. @param {string} statement */
  const sql = async (statement) => {
    const primary = await primaryOf(databases());
    if (!primary) throw new Error('there is no primary');
    const [host = '', port = ''] = (primary.env.PATRONI_POSTGRESQL_LISTEN ?? '').split(':');
    const env = {
      PATH: process.env.PATH,
      PGHOST: host,
      PGPORT: port,
      PGUSER: 'postgres',
      PGPASSWORD: primary.env.PATRONI_SUPERUSER_PASSWORD,
    };
    return execFileSync(cluster.psql, ['-XAtc', statement, 'postgres'], { env, encoding: 'utf8' }).trim();
  };

  test('its database does what the files ask of it, and its passwords are its owner’s', async () => {
    expect(await sql('show fsync')).toBe('on');
    expect(await sql('show synchronous_commit')).toBe('on');
    expect(await sql('show data_checksums')).toBe('on');
    expect(await sql('show tcp_user_timeout')).toBe('3000');
    expect(await sql('show idle_in_transaction_session_timeout')).toBe('2s');
    expect(await sql("select count(*) from pg_stat_replication where sync_state = 'sync'")).toBe('1');
    expect(await sql("select rolsuper from pg_roles where rolname = 'vexillum'")).toBe('f');
    expect(statSync(join(folder, 'cluster.json')).mode & 0o077).toBe(0);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  /** @param {TestBrowser} browser */
  const newTable = async (browser) => {
    /** @type {{ table: string, invites: { seat: string, token: string }[] }} */
    const { table, invites } = (await browser.post('/api/tables', { game: 'triumph' })).json();
    await browser.claim(invites.find(({ seat }) => seat === 'red-captain')?.token, 'Rosa');
    return {
      say: (/** @type {string} */ text, id = randomUUID()) =>
        browser.act(table, 'red-captain', 'say', { text, to: 'table' }, id),
      match: async () => (await browser.get(`/api/tables/${table}/export?view=public`)).text,
    };
  };

  test('tables of a server that is lost, and of one that is stopped, are played on at the others', async () => {
    const browser = new TestBrowser(cluster.url);
    const tables = await Promise.all(Array.from({ length: 6 }, () => newTable(browser)));
    const everywhere = async (/** @type {string} */ text) => {
      const id = randomUUID();
      await Promise.all(
        tables.map(({ say }) => until(`${text} is said`, async () => (await say(text, id)).status === 200, 60)),
      );
    };
    await everywhere('at first');
    const [first, second] = ['node-1', 'node-2'].map((name) => memberOf(cluster, name));
    if (!first || !second) throw new Error('there are nodes');
    signalMember(first, 'SIGKILL');
    await everywhere('after a loss');
    startMember(cluster, first);
    await untilHealthy(first);
    const stopped = stopMember(second);
    await everywhere('meanwhile');
    await stopped;
    await everywhere('after a stop');
    startMember(cluster, second);
    await untilHealthy(second);
    for (const match of await Promise.all(tables.map((table) => table.match())))
      expect(
        ['at first', 'after a loss', 'meanwhile', 'after a stop'].map((words) => match.split(words).length - 1),
      ).toEqual([2, 2, 2, 2]);
  });

  test('a table is played on when the machine of its database is lost, with everything that was acknowledged, once', async () => {
    const { say, match: matchOf } = await newTable(new TestBrowser(cluster.url));
    for (let n = 0; n < 10; n++) expect((await say(`line ${n} of before`)).status).toBe(200);

    const lost = await primaryOf(databases());
    if (!lost) throw new Error('there is no primary');
    signalMember(lost, 'SIGKILL');
    const id = randomUUID();
    await until('it is played on', async () => (await say('the line of after', id)).status === 200, 60);

    const match = await matchOf();
    // An entry has its words in its arguments and in what they changed.
    const times = (/** @type {string} */ words) => match.split(words).length - 1;
    const lines = [...Array.from({ length: 10 }, (_, n) => `line ${n} of before`), 'the line of after'];
    expect(lines.map((line) => [line, times(line)])).toEqual(lines.map((line) => [line, 2]));

    startMember(cluster, lost);
    await untilHealthy(lost);
    expect((await untilReplicated(databases())).name).not.toBe(lost.name);
  });

  test('it goes down in order, leaves no process behind, and comes up again from what it kept', async () => {
    const members = cluster.members;
    await stopCluster(folder);
    const left = readdirSync('/proc').filter((pid) => {
      if (!/^\d+$/.test(pid)) return false;
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
      } catch {
        return false;
      }
    });
    expect(left).toEqual([]);

    const again = readCluster(folder);
    expect(() => signalMember(memberOf(again, 'node-1'), 'SIGTERM')).toThrow('node-1 does not run.');
    for (const kind of ['etcd', 'patroni', 'haproxy', 'node'])
      for (const { name } of members.filter((member) => member.kind === kind)) {
        startMember(again, memberOf(again, name));
        if (kind !== 'etcd') await untilHealthy(memberOf(again, name));
      }
    const list = new TestBrowser(again.url);
    await until('it answers', async () => (await list.get('/readyz')).status === 200);
  });
});
