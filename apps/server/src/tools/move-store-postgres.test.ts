import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store, TableChunk } from '@vexillum/table/room';
import { tenureOf } from '@vexillum/table/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type BattleTable, battleTable } from '../../test/battle-table.ts';
import { begunPostgres } from '../../test/begun-postgres.ts';
import { hasPostgres } from '../../test/postgres-for-test.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { UNFINISHED_MOVE } from '../store/unfinished-move.ts';
import { moveStore } from './move-store.ts';
import { openSource } from './moving/source.ts';

const silent = () => undefined;
const dice = { dice: [6, 6], why: 'the weather' };
const root = mkdtempSync(join(tmpdir(), 'vexillum-move-postgres-'));
const house = join(root, 'house');
const child = join(import.meta.dirname, '../../test/move-child.ts');
const SMALL_TABLES = 30;
let copies = 0;
const folder = (): string => join(root, `folder-${++copies}`);

interface Kept {
  readonly tables: Readonly<Record<string, readonly TableChunk[]>>;
  readonly records: readonly (readonly [string, string])[];
}

/** Everything, as it lies there. */
const keptIn = async (store: Store): Promise<Kept> => {
  const tables: Record<string, TableChunk[]> = {};
  for await (const table of store.tables.list()) {
    tables[table] = [];
    for await (const chunk of store.tables.dump(table)) tables[table].push(chunk);
  }
  return { tables, records: await store.records.list('') };
};

const keptInFolder = async (path: string): Promise<Kept> => {
  const store = await SqliteStore.open(path, { asIs: true });
  try {
    return await keptIn(store);
  } finally {
    await store.close();
  }
};

describe.skipIf(!hasPostgres)('moving between a folder and Postgres', () => {
  const postgres = begunPostgres();
  let battle: BattleTable;
  let port: number;

  beforeAll(async () => {
    const store = await SqliteStore.open(house);
    const server = await startTestServer({ store });
    ({ port } = server);
    battle = await battleTable(server);
    for (let n = 0; n < 5; n++) await battle.did('red-captain', 'roll-dice', dice);
    await battle.did('red-captain', 'say', { text: 'nobody else hears', to: 'side' });
    await server.close();
    const tenure = await tenureOf(store.tables, battle.table);
    await tenure.appendPlan('plan-green', Uint8Array.of(1, 2));
    await tenure.appendPlan('plan-green', Uint8Array.of(3));
    await tenure.handOver();
    const chunks: TableChunk[] = [];
    for await (const chunk of store.tables.dump(battle.table)) chunks.push(chunk);
    for (let n = 0; n < SMALL_TABLES; n++)
      await store.tables.load(
        `copy-${n}`,
        (async function* () {
          yield* chunks;
        })(),
      );
    await store.close();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const database = async (): Promise<{ readonly name: string; readonly url: string }> => {
    const name = await postgres.database();
    const way = await postgres.way(name);
    onTestFinished(() => way.close());
    return { name, url: way.url };
  };

  const someCopy = (): string => {
    const path = folder();
    cpSync(house, path, { recursive: true });
    return path;
  };

  it('has every byte of it there and back again', async () => {
    const [from, to, { url }] = [someCopy(), folder(), await database()];
    const moved = await moveStore(from, url, silent);
    expect(moved).toMatchObject({ tables: SMALL_TABLES + 1, already: 0, leftOut: [] });
    expect(await moveStore(url, to, silent)).toEqual(moved);
    const [before, after] = [await keptInFolder(house), await keptInFolder(to)];
    expect(after).toEqual(before);
    expect(before.tables[battle.table]?.map(({ kind }) => kind)).toContain('plan');
    expect(before.records.length).toBeGreaterThan(5);
  });

  it('and people find their seats by the cookies that they had, and play on', async () => {
    const { url } = await database();
    await moveStore(someCopy(), url, silent);
    const store = await PostgresStore.open(url);
    onTestFinished(() => store.close());
    const server = await startTestServer({ store, port });
    onTestFinished(() => server.close());
    await battle.did('red-captain', 'roll-dice', dice);
    const { entries } = await battle.ledger();
    expect(entries.filter(({ name }) => name === 'roll-dice')).toHaveLength(6);
    expect((await store.tables.readPlan(battle.table, 'plan-green')).slice(0, 2)).toEqual([
      Uint8Array.of(1, 2),
      Uint8Array.of(3),
    ]);
  });

  it('leaves encrypted what is encrypted, and needs no key for it', async () => {
    const [from, { url, name }] = [folder(), await database()];
    const key = randomBytes(32);
    const store = await SqliteStore.open(from, { key });
    await store.records.write([{ put: 'keys!table', value: 'Geheimnis' }]);
    await store.close();
    await moveStore(from, url, silent);
    await expect(PostgresStore.open(url)).rejects.toThrow('is encrypted, and no key is set');
    const moved = await PostgresStore.open(url, { key });
    expect(await moved.records.get('keys!table')).toBe('Geheimnis');
    await moved.close();
    const [row] = await postgres.rows(name, "select value from record where key = 'keys!table'");
    expect(row?.['value']).toMatch(/^sealed:/);
  });

  it('goes on after it was killed, and until then no server takes what is there for all that there is', async () => {
    const [from, { url, name }] = [someCopy(), await database()];
    const running = fork(child, [from, url], { execArgv: ['--import=tsx', '--conditions=source'], stdio: 'ignore' });
    const hasEnded = once(running, 'exit');
    const tablesThere = async () => {
      const rows = await postgres
        .rows(name, 'select table_id from snapshot')
        .catch(() => [] as Record<string, unknown>[]);
      return rows.length;
    };
    // Four are under way at a time: of five one is there whole.
    while ((await tablesThere()) < 5) expect(running.exitCode).toBeNull();
    running.kill('SIGKILL');
    await hasEnded;
    expect(await tablesThere()).toBeLessThan(SMALL_TABLES + 1);
    await expect(PostgresStore.open(url)).rejects.toThrow('did not end. Run the same command again');
    const before = folder();
    await expect(moveStore(url, before, silent)).rejects.toThrow('an earlier move into it did not end');

    const moved = await moveStore(from, url, silent);
    expect(moved).toMatchObject({ tables: SMALL_TABLES + 1, leftOut: [] });
    expect(moved.already).toBeGreaterThan(0);
    await moveStore(url, before, silent);
    expect(await keptInFolder(before)).toEqual(await keptInFolder(house));
  });

  it('goes on from where it came, and from nowhere else', async () => {
    const [from, { url, name }] = [someCopy(), await database()];
    await moveStore(from, url, silent);
    await postgres.sql(name, `insert into record values ('${UNFINISHED_MOVE}', 'filling from ${realpathSync(from)}')`);
    await expect(moveStore(someCopy(), url, silent)).rejects.toThrow(`it was from ${realpathSync(from)}. Run that one`);
    expect(await moveStore(from, url, silent)).toMatchObject({ already: SMALL_TABLES + 1 });
  });

  it('takes nothing for its own that a server kept while it looked, and leaves the database to that server', async () => {
    const [from, { url, name }] = [someCopy(), await database()];
    await (await PostgresStore.open(url, { name: 'paris' })).close();
    // Just after the mark: a server that had not seen it comes, is played on, and goes.
    await postgres.sql(
      name,
      `create function played() returns trigger language plpgsql as $$ begin insert into record values ('seat!played', 'x'); return null; end $$`,
      `create trigger played after insert on record for each row when (new.key = '${UNFINISHED_MOVE}') execute function played()`,
    );
    await expect(moveStore(from, url, silent)).rejects.toThrow('is not empty (records of a server)');
    await (await PostgresStore.open(url, { name: 'paris' })).close();
    await expect(moveStore(from, url, silent)).rejects.toThrow('is not empty (records of a server)');
    expect(await postgres.rows(name, 'select key from record')).toEqual([{ key: 'seat!played' }]);
  });

  it('does not count what was played as an earlier try where it died before it was certain', async () => {
    const [from, { url, name }] = [someCopy(), await database()];
    await moveStore(from, url, silent);
    await postgres.sql(name, `insert into record values ('${UNFINISHED_MOVE}', 'looking')`);
    await expect(moveStore(from, url, silent)).rejects.toThrow('is not empty (table ');
    const store = await PostgresStore.open(url);
    onTestFinished(() => store.close());
    expect((await keptIn(store)).tables[battle.table]).toBeDefined();
  });

  it('goes on in a folder, too, and writes anew what is not the same', async () => {
    const [{ url }, to] = [await database(), folder()];
    await moveStore(someCopy(), url, silent);
    const half = await SqliteStore.open(`${to}.unfinished`);
    const tenure = await tenureOf(half.tables, 'copy-1');
    await tenure.append(0, ['half of it']);
    await tenure.handOver();
    const gone = await tenureOf(half.tables, 'deleted-since');
    await gone.append(0, ['it was there']);
    await gone.handOver();
    await half.records.write([{ put: 'seat!deleted-since', value: 'x' }]);
    await half.close();
    await moveStore(url, to, silent);
    expect(await keptInFolder(to)).toEqual(await keptInFolder(house));
    expect(existsSync(`${to}.unfinished`)).toBe(false);
  });

  it('refuses what a server uses, and what is not empty', async () => {
    const [{ url }, from] = [await database(), someCopy()];
    const server = await SqliteStore.open(from);
    await expect(moveStore(from, url, silent)).rejects.toThrow('is in use by another server');
    await server.close();

    const living = await PostgresStore.open(url, { name: 'paris' });
    await expect(moveStore(url, folder(), silent)).rejects.toThrow('The server paris is using the database');
    await living.records.write([{ put: 'a', value: 'b' }]);
    await living.close();
    await expect(moveStore(from, url, silent)).rejects.toThrow('is not empty (records of a server)');
    const other = await database();
    await expect(moveStore(other.url, folder(), silent)).rejects.toThrow('There is no data of a server in');
  });

  it('waits until a server that was killed cannot write any more, and says so of one that begins meanwhile', async () => {
    const [{ url, name }, to] = [await database(), folder()];
    await moveStore(someCopy(), url, silent);
    await postgres.sql(
      name,
      "insert into node (name, incarnation, session, address, state) values ('killed', 1, 0, '', 'up')",
    );
    await moveStore(url, to, silent);
    const [row] = await postgres.rows(name, "select state from node where name = 'killed'");
    expect(row?.['state']).toBe('fenced');

    // Between the first look and the last one a server comes and goes.
    const source = await openSource(url);
    onTestFinished(() => source.close());
    const late = await PostgresStore.open(url, { name: 'paris' });
    await late.close();
    await expect(source.insistStill()).rejects.toThrow('The server paris has used the database');
  });

  it('leaves out a table that does not hold together, with what belongs to it', async () => {
    const [{ url, name }, to] = [await database(), folder()];
    await moveStore(someCopy(), url, silent);
    await postgres.sql(name, `delete from entry where table_id = '${battle.table}' and seq = 3`);
    const { tables, leftOut } = await moveStore(url, to, silent);
    expect(tables).toBe(SMALL_TABLES);
    expect(leftOut).toEqual([{ table: battle.table, why: `entry 3 of table ${battle.table} is missing` }]);
    const { records } = await keptInFolder(to);
    expect(records.filter(([key, value]) => `${key} ${value}`.includes(battle.table))).toEqual([]);
    expect(records.some(([key]) => key === UNFINISHED_MOVE)).toBe(false);
  });
});
