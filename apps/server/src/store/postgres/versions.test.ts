import { StoreFailure } from '@vexillum/table/room';
import { tenureOf } from '@vexillum/table/testing';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { finishUpgrade } from '../../tools/finish-upgrade.ts';
import { version } from '../../version.ts';
import { begunPostgres } from '../../../test/begun-postgres.ts';
import { hasPostgres } from '../../../test/postgres-for-test.ts';
import { PostgresStore, type PostgresStoreOptions } from './postgres-store.ts';
import { raiseFormat } from './raise-format.ts';
import { expansions } from './schema.ts';

// Without a Postgres it is said that these were left out, never that they hold.
describe.skipIf(!hasPostgres)('versions side by side on one Postgres', () => {
  const postgres = begunPostgres();

  const databaseForTest = async () => {
    const database = await postgres.database();
    const layWay = async () => {
      const way = await postgres.way(database);
      onTestFinished(() => way.close());
      return way;
    };
    const way = await layWay();
    return {
      url: way.url,
      /** Another way there, for a server by itself. */
      layWay,
      sql: (...statements: readonly string[]) => postgres.sql(database, ...statements),
      rows: (question: string) => postgres.rows(database, question),
      begin: async (name: string, options: PostgresStoreOptions = {}) => {
        const store = await PostgresStore.open(way.url, { name, address: `${name}:1`, ...options });
        onTestFinished(() => store.close());
        return store;
      },
      /** Until a server waits for what somebody else has locked. */
      someoneWaits: () =>
        vi.waitFor(
          async () => {
            const waiting = await postgres.rows(
              database,
              `select 1 from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'vexillum'`,
            );
            expect(waiting).not.toEqual([]);
          },
          { timeout: 10_000, interval: 10 },
        ),
      /** Past all servers. */
      client: async () => {
        const client = new Client({ connectionString: way.url });
        // It is cut off in the middle.
        client.on('error', () => undefined);
        await client.connect();
        return client;
      },
    };
  };

  const newer = { readsFormat: 2 };

  /** As the version before this one has made it, and a server of it wrote there. */
  const formerDatabase = async () => {
    const database = await databaseForTest();
    await database.sql(
      ...(expansions[0] ?? []),
      `insert into node (name, incarnation, session, address, state, reads_format) values ('former', 1, 1, 'former:1', 'up', 1)`,
      `insert into table_owner values ('a', null, null, 3)`,
      `insert into entry values ('a', 0, 'genesis')`,
    );
    return database;
  };

  describe('the tables of the database', () => {
    it('are added to while a server of before goes on, whose statements are as good as before', async () => {
      const { begin, sql, rows } = await formerDatabase();
      const store = await begin('next');
      const tenure = await tenureOf(store.tables, 'a');
      expect(tenure.found.length).toBe(1);
      await tenure.handOver();
      // What a server of before asks to take a table.
      await sql(
        `insert into table_owner as o select 'a', 'former', 1, 1 on conflict (table_id) do update set node = 'former', incarnation = 1, epoch = o.epoch + 1 where o.node is null`,
        `insert into table_owner as o select 'b', 'former', 1, 1 on conflict (table_id) do nothing`,
      );
      expect(await rows('select table_id, node, format from table_owner order by table_id')).toEqual([
        { table_id: 'a', node: 'former', format: 1 },
        { table_id: 'b', node: 'former', format: 1 },
      ]);
      expect(await store.tables.claim('a')).toEqual({ kind: 'elsewhere', address: 'former:1' });
    });

    it('are added to once by servers that begin at the same time, on an empty database as on one of before', async () => {
      for (const { begin, rows } of [await databaseForTest(), await formerDatabase()]) {
        const stores = await Promise.all(['one', 'two', 'three', 'four'].map((name) => begin(name)));
        const claims = await Promise.all(stores.map((store) => store.tables.claim('a')));
        expect(claims.filter(({ kind }) => kind === 'mine')).toHaveLength(1);
        expect(await rows('select version, expansion from schema_version')).toEqual([
          { version: 1, expansion: expansions.length },
        ]);
      }
    });

    it('are as before where whoever adds to them dies in the middle, and the next one adds', async () => {
      const { begin, client, rows, someoneWaits } = await formerDatabase();
      const dying = await client();
      await dying.query('begin');
      await dying.query('select 1 from schema_version for update');
      for (const statement of expansions[1] ?? []) await dying.query(statement);
      const waiting = begin('next');
      let isOpen = false;
      void waiting.then(() => (isOpen = true));
      await someoneWaits();
      expect(isOpen).toBe(false);
      // As when its machine is switched off.
      (dying as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      const store = await waiting;
      expect((await store.tables.claim('a')).kind).toBe('mine');
      expect(await rows('select version, expansion from schema_version')).toEqual([
        { version: 1, expansion: expansions.length },
      ]);
    });

    it('are added to in the order in which who plays uses them: whoever waits to add keeps nothing from anybody', async () => {
      const { begin, client, rows, someoneWaits } = await formerDatabase();
      const playing = await client();
      await playing.query('begin');
      await playing.query(`select 1 from node where name = 'former' for share`);
      const one = begin('one');
      await someoneWaits();
      expect(
        await rows(
          `select relation::regclass::text as kept from pg_locks join pg_stat_activity using (pid)
           where application_name = 'vexillum' and granted and mode = 'AccessExclusiveLock'`,
        ),
      ).toEqual([]);
      const two = begin('two');
      await playing.query(`insert into table_owner select 'b', 'former', 1, 1 from schema_version`);
      await playing.query('commit');
      await playing.end();
      await Promise.all([one, two]);
      expect(await rows('select expansion from schema_version')).toEqual([{ expansion: expansions.length }]);
      expect(await rows(`select node from table_owner where table_id = 'b'`)).toEqual([{ node: 'former' }]);
    });

    it('are used in that order by a server that begins, too: no other that adds to them waits for it in a circle', async () => {
      const { begin, client, rows, someoneWaits } = await databaseForTest();
      await (await begin('one')).close();
      const adding = await client();
      await adding.query('begin');
      await adding.query('lock table node in access exclusive mode');
      const beginning = begin('two');
      await someoneWaits();
      expect(
        await rows(
          `select mode from pg_locks join pg_stat_activity using (pid)
           where application_name = 'vexillum' and granted and relation = 'schema_version'::regclass`,
        ),
      ).toEqual([]);
      await adding.query('lock table schema_version in access exclusive mode');
      await adding.query('commit');
      await adding.end();
      expect((await (await beginning).tables.claim('a')).kind).toBe('mine');
    });

    it('are added to by the next one where the first stands still in the middle, with its connection open', async () => {
      const { begin, client, rows, someoneWaits, layWay } = await formerDatabase();
      const blocking = await client();
      await blocking.query('begin');
      await blocking.query(`select 1 from node where name = 'former' for share`);
      const way = await layWay();
      const still = PostgresStore.open(way.url, { name: 'still' }).catch((error: unknown) => error);
      await someoneWaits();
      // It has what it waited for, and never hears of it.
      way.standStill();
      await blocking.query('commit');
      await blocking.end();
      await vi.waitFor(
        async () =>
          expect(
            await rows(
              `select 1 from pg_stat_activity where application_name = 'vexillum' and state = 'idle in transaction'`,
            ),
          ).toHaveLength(1),
        { timeout: 10_000, interval: 10 },
      );
      const store = await begin('next');
      expect((await store.tables.claim('a')).kind).toBe('mine');
      expect(await rows('select expansion from schema_version')).toEqual([{ expansion: expansions.length }]);
      way.cut();
      expect(await still).toBeInstanceOf(StoreFailure);
    });

    it('with more in them than this version knows are used as they are', async () => {
      const { begin, sql, rows } = await databaseForTest();
      await (await begin('one')).close();
      await sql(
        'alter table table_owner add column later integer not null default 7',
        'update schema_version set expansion = 99',
      );
      const store = await begin('one');
      await (await tenureOf(store.tables, 'a')).append(0, ['genesis']);
      expect(await rows('select expansion from schema_version')).toEqual([{ expansion: 99 }]);
    });
  });

  describe('a new format', () => {
    it('is written by nobody before it was raised, so that the version before can take every table and begin anew', async () => {
      const { begin, rows } = await databaseForTest();
      const next = await begin('next', newer);
      const tenure = await tenureOf(next.tables, 'a');
      await tenure.append(0, ['by the new version']);
      await tenure.handOver();
      const former = await begin('former');
      expect((await tenureOf(former.tables, 'a')).found.length).toBe(1);
      expect(await rows('select format from table_owner')).toEqual([{ format: 1 }]);
    });

    it('is raised only when every server that lives reads it', async () => {
      const { begin, rows, url } = await databaseForTest();
      const former = await begin('former');
      await begin('next', newer);
      expect(await raiseFormat(url, 2)).toMatchObject({ kind: 'held-back', by: [{ name: 'former' }] });
      expect(await rows('select version from schema_version')).toEqual([{ version: 1 }]);
      await former.standing.drain();
      expect(await raiseFormat(url, 2), 'who leaves is still there').toMatchObject({ kind: 'held-back' });
      await former.close();
      expect(await raiseFormat(url, 2)).toEqual({ kind: 'raised', from: 1, to: 2 });
      expect(await raiseFormat(url, 2)).toEqual({ kind: 'raised', from: 2, to: 2 });
    });

    it('is raised by an operator, who is told who holds it back', async () => {
      const { begin, url } = await databaseForTest();
      const said: string[] = [];
      const finish = () => finishUpgrade(url, 2, (text) => said.push(text));
      const former = await begin('former');
      expect(await finish()).toBe(2);
      expect(said[0]).toBe(`former runs version ${version}, which does not read format 2.`);
      await former.close();
      expect([await finish(), await finish()]).toEqual([0, 0]);
      expect(said.slice(2)).toEqual([
        'The database was written in format 1, and is in format 2 from now on: versions that do not read it start no more.',
        'The database is written in format 2 already; nothing was changed.',
      ]);
      await expect(finishUpgrade(undefined)).rejects.toThrow('set DATABASE_URL');
    });

    it('once raised lets no version start that does not read it, and says so plainly', async () => {
      const { begin, url } = await databaseForTest();
      await begin('next', newer);
      await raiseFormat(url, 2);
      await expect(begin('former')).rejects.toMatchObject({
        name: 'FolderRefused',
        message:
          'The database is written in format 2, and this version of the server reads formats up to 1. Start a newer version; nothing was changed.',
      });
      await expect(raiseFormat(url)).rejects.toMatchObject({ name: 'FolderRefused' });
    });

    it('is not raised under the feet of a version that is just starting', async () => {
      for (let times = 0; times < 4; times++) {
        const { begin, rows, url } = await databaseForTest();
        await begin('next', newer);
        const [former, raised] = await Promise.allSettled([begin('former'), raiseFormat(url, 2)]);
        if (raised.status === 'rejected') throw raised.reason;
        const living = await rows(`select name from node where state = 'up' and reads_format < 2`);
        // One of both, and never neither or both.
        expect([former.status, raised.value.kind, living.length]).toEqual(
          former.status === 'fulfilled' ? ['fulfilled', 'held-back', 1] : ['rejected', 'raised', 0],
        );
      }
    });

    it('waits for whoever is just being noted as a server, and then counts it', async () => {
      const { begin, client, url, someoneWaits } = await databaseForTest();
      await begin('next', newer);
      const starting = await client();
      await starting.query('begin');
      await starting.query('select version from schema_version for share');
      const raising = raiseFormat(url, 2);
      await someoneWaits();
      await starting.query(
        `insert into node (name, incarnation, session, address, state, reads_format) values ('former', 1, 1, '', 'up', 1)`,
      );
      await starting.query('commit');
      await starting.end();
      expect(await raising).toMatchObject({ kind: 'held-back', by: [{ name: 'former' }] });
    });

    it('of a table is read by whoever can: others send people there, and take it neither for its players nor for what is due', async () => {
      const { begin, sql, rows, url } = await databaseForTest();
      const next = await begin('next', newer);
      await raiseFormat(url, 2);
      const tenure = await tenureOf(next.tables, 'a');
      await tenure.append(0, ['in a new way'], [{ put: 'due!a', value: '2026-11-27T10:00:00.000Z' }]);
      await tenure.handOver();
      expect(await rows(`select format from table_owner where table_id = 'a'`)).toEqual([{ format: 2 }]);
      // A server of before that was there already, which nothing here lets happen: a second wall.
      await sql('update schema_version set version = 1');
      const former = await begin('former');
      expect(await former.standing.ownerOf('a')).toEqual({ kind: 'node', address: 'next:1' });
      expect(await former.tables.claim('a')).toEqual({ kind: 'elsewhere', address: 'next:1' });
      expect(await former.unowned('2026-11-27T11:00:00.000Z')).toEqual([]);
      expect(await next.unowned('2026-11-27T11:00:00.000Z')).toEqual(['a']);
      await next.close();
      await expect(former.tables.claim('a')).rejects.toMatchObject({ name: 'NeedsNewer' });
      expect(await former.standing.ownerOf('a')).toEqual({ kind: 'nobody' });
      expect((await former.tables.claim('b')).kind).toBe('mine');
    });
  });
});
