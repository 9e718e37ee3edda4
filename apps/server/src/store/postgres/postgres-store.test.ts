import { Client } from 'pg';
import { StoreFailure } from '@vexillum/table/room';
import { tenureOf } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { begunPostgres } from '../../../test/begun-postgres.ts';
import { type CutWay, hasPostgres } from '../../../test/postgres-for-test.ts';
import { storeConformance } from '../../../test/store-conformance.ts';
import { FolderRefused } from '../sqlite/faults.ts';
import { PostgresStore, type PostgresStoreOptions } from './postgres-store.ts';

/** A lease that a test can wait for; a beat each quarter of it. */
const LEASE = 2500;

const ownerIn = async (store: PostgresStore, table: string) => (await store.standing.ownerOf(table)).kind;

// Without a Postgres it is said that these were left out, never that they hold.
describe.skipIf(!hasPostgres)('with Postgres', () => {
  const postgres = begunPostgres();

  const begin = async (database: string, options: PostgresStoreOptions = {}) => {
    const way = await postgres.way(database);
    const store = await PostgresStore.open(way.url, options);
    onTestFinished(async () => {
      way.mend();
      await store.close();
      await way.close();
    });
    return { way, store };
  };

  storeConformance('a store in Postgres', async () => {
    const database = await postgres.database();
    const way: CutWay = await postgres.way(database);
    const store = await PostgresStore.open(way.url, { name: 'first' });
    const next: PostgresStore[] = [];
    return {
      store,
      hurt: () => way.cut(),
      heal: async () => {
        way.mend();
        await vi.waitFor(() => store.records.get('anything'), { timeout: 10_000 });
      },
      loseAnswers: () => {
        way.loseAnswers();
        return () => way.mend();
      },
      end: async () => {
        // As after a restart: the same server, again.
        const again = await PostgresStore.open(way.url, { name: 'first' });
        next.push(again);
        return again;
      },
      rival: async (table) => {
        const rival = await PostgresStore.open(way.url, { name: 'rival', address: 'http://rival' });
        const { kind } = await rival.tables.claim(table);
        await rival.close();
        return kind;
      },
      close: async () => {
        way.mend();
        await store.close();
        for (const one of next) await one.close();
        await way.close();
      },
    };
  });

  describe('several servers', () => {
    it('say where the table is, while its server lives', async () => {
      const database = await postgres.database();
      const { store: one } = await begin(database, { name: 'one', address: 'http://one' });
      const { store: two } = await begin(database, { name: 'two' });
      const tenure = await tenureOf(one.tables, 'a');
      expect(await two.tables.claim('a')).toEqual({ kind: 'elsewhere', address: 'http://one' });
      expect(await two.standing.ownerOf('a')).toEqual({ kind: 'node', address: 'http://one' });
      await tenure.handOver();
      expect(await two.tables.claim('a')).toMatchObject({ kind: 'mine' });
    });

    it('take what one has that is silent for a whole lease; it knows that before, and writes nothing when it is back', async () => {
      const database = await postgres.database();
      const { store: silent, way } = await begin(database, { name: 'silent', lease: LEASE });
      const { store: heir } = await begin(database, { name: 'heir', lease: LEASE });
      const tenure = await tenureOf(silent.tables, 'a');
      await tenure.append(0, ['before']);
      way.cut();
      const lapsed = vi.waitFor(() => expect(silent.standing.isAlive).toBe(false), { timeout: 20_000, interval: 5 });
      const mine = await vi.waitFor(
        async () => {
          const claimed = await heir.tables.claim('a');
          if (claimed.kind !== 'mine') throw new Error('not yet');
          expect(silent.standing.isAlive, 'it has stopped showing').toBe(false);
          return claimed;
        },
        { timeout: 20_000, interval: 20 },
      );
      await lapsed;
      await mine.append(1, ['the heir']);
      way.mend();
      await expect(tenure.append(1, ['the zombie'])).rejects.toMatchObject({
        name: expect.stringMatching(/Fenced|NotWritten/),
      });
      await expect(tenure.reopen()).rejects.toMatchObject({ name: 'Fenced' });
      expect(await heir.tables.read('a', 0, 9)).toEqual(['before', 'the heir']);
      expect(silent.standing.isAlive).toBe(false);
      await expect(silent.records.write([{ put: 'zombie', value: '' }])).rejects.toThrow(StoreFailure);
    });

    it('take nothing from one whose database was away for longer than its lease', async () => {
      const database = await postgres.database();
      const one = await begin(database, { name: 'one', lease: LEASE });
      const two = await begin(database, { name: 'two', lease: LEASE });
      const tenure = await tenureOf(one.store.tables, 'a');
      await tenure.append(0, ['before']);
      for (const { way } of [one, two]) way.cut();
      await vi.waitFor(() => expect(one.store.standing.isAlive).toBe(false), { timeout: 20_000 });
      for (const { way } of [one, two]) way.mend();
      await vi.waitFor(() => expect(one.store.standing.isAlive).toBe(true), { timeout: 20_000 });
      expect(await ownerIn(two.store, 'a')).toBe('node');
      await tenure.append(1, ['after']).catch(async () => {
        await tenure.reopen();
        await tenure.append(tenure.found.length, ['after']);
      });
      expect(await two.store.tables.read('a', 0, 9)).toEqual(['before', 'after']);
    });

    it('hear once that they may not be alive, and once that they are again', async () => {
      const database = await postgres.database();
      const one = await begin(database, { name: 'one', lease: LEASE });
      const states: string[] = [];
      one.store.standing.onChange((state) => states.push(state));
      one.way.cut();
      await vi.waitFor(() => expect(states).toEqual(['lapsed']), { timeout: 20_000 });
      expect(one.store.standing.isAlive).toBe(false);
      one.way.mend();
      await vi.waitFor(() => expect(states).toEqual(['lapsed', 'alive']), { timeout: 20_000 });
    });

    it('are taken for dead by no command beside them, however long they may stand still by their own lease', async () => {
      const database = await postgres.database();
      const { store } = await begin(database, { name: 'slow', lease: 600_000 });
      await begin(database, { name: 'command', lease: 200, isOnlooker: true });
      await vi.waitFor(
        async () => {
          const beats = await postgres.rows(database, `select 1 from node_beat where name = 'command' and beat >= 12`);
          expect(beats).toHaveLength(1);
        },
        { timeout: 20_000, interval: 50 },
      );
      expect(await postgres.rows(database, `select state from node where name = 'slow'`)).toEqual([{ state: 'up' }]);
      await store.records.write([{ put: 'still', value: 'here' }]);
    });

    it('hear that they were fenced, and of whoever is gone; one that begins again under a name tells the former so', async () => {
      const database = await postgres.database();
      const one = await begin(database, { name: 'one', address: 'one:1', lease: LEASE });
      const two = await begin(database, { name: 'two', address: 'two:2', lease: LEASE });
      const [states, gone]: [string[], string[]] = [[], []];
      one.store.standing.onChange((state) => states.push(state));
      two.store.standing.onGone((address) => gone.push(address));
      expect(await two.store.standing.joinsOthers()).toBe(true);
      one.way.cut();
      await vi.waitFor(() => expect(gone).toEqual(['one:1']), { timeout: 20_000 });
      one.way.mend();
      await vi.waitFor(() => expect(states).toEqual(['lapsed', 'fenced']), { timeout: 20_000 });
      expect(await one.store.standing.isReplaced()).toBe(false);
      await begin(database, { name: 'one', lease: LEASE });
      expect(await one.store.standing.isReplaced()).toBe(true);
      const late: string[] = [];
      one.store.standing.onChange((state) => late.push(state));
      await vi.waitFor(() => expect(late).toEqual(['fenced']));
    });

    it('beat and look more often while somebody waits for one of the others', async () => {
      const database = await postgres.database();
      // Four beats take half a minute by themselves.
      const { store } = await begin(database, { name: 'one', lease: 40_000 });
      const stop = store.standing.lookOften();
      await vi.waitFor(
        async () => {
          const beats = await postgres.rows(database, `select 1 from node_beat where name = 'one' and beat >= 4`);
          expect(beats).toHaveLength(1);
        },
        { timeout: 20_000, interval: 50 },
      );
      stop();
    });

    it('beat and look more often while one of the others misses its beats, so that it is fenced in time', async () => {
      const database = await postgres.database();
      const lease = 4000;
      const one = await begin(database, { name: 'one', address: 'one:1', lease });
      const two = await begin(database, { name: 'two', lease });
      const gone: string[] = [];
      two.store.standing.onGone((address) => gone.push(address));
      await two.store.standing.joinsOthers();
      const beatsOfTwo = async () => {
        const [row] = await postgres.rows(database, `select beat from node_beat where name = 'two'`);
        return Number(row?.['beat']);
      };
      one.way.cut();
      const before = await beatsOfTwo();
      await vi.waitFor(() => expect(gone).toEqual(['one:1']), { timeout: 20_000 });
      // Eight in a lease are usual.
      expect((await beatsOfTwo()) - before).toBeGreaterThan(10);
    });

    it('join nobody where those before them are dead', async () => {
      const database = await postgres.database();
      const one = await begin(database, { name: 'one', lease: LEASE });
      await vi.waitFor(async () => expect(await ownerIn(one.store, 'a')).toBe('nobody'));
      one.way.cut();
      const two = await begin(database, { name: 'two', lease: LEASE });
      expect(await two.store.standing.joinsOthers()).toBe(false);
    });

    it('find what is due at tables that nobody has, and nothing of those whose server lives', async () => {
      const database = await postgres.database();
      const one = await begin(database, { name: 'one', lease: LEASE });
      const two = await begin(database, { name: 'two', lease: LEASE });
      const [due, later] = ['2026-11-27T10:00:00.000Z', '2026-11-27T11:00:00.000Z'];
      for (const table of ['a', 'b', 'c']) {
        const tenure = await tenureOf(one.store.tables, table);
        await tenure.append(0, ['genesis'], [{ put: `due!${table}`, value: table === 'c' ? later : due }]);
        if (table !== 'a') await tenure.handOver();
      }
      const before = '2026-11-27T10:30:00.000Z';
      expect(await two.store.unowned(before)).toEqual(['b']);
      one.way.cut();
      await vi.waitFor(async () => expect(await two.store.unowned(before)).toEqual(['a', 'b']), { timeout: 20_000 });
      expect(await two.store.unowned(before, ['a', 'd'])).toEqual(['b']);
    });

    it('give a table to one of those who claim it at the same time', async () => {
      const database = await postgres.database();
      const stores = await Promise.all(['a', 'b', 'c', 'd'].map((name) => begin(database, { name })));
      for (let times = 0; times < 5; times++) {
        const claims = await Promise.all(stores.map(({ store }) => store.tables.claim(`table ${times}`)));
        expect(claims.filter(({ kind }) => kind === 'mine')).toHaveLength(1);
      }
    });
  });

  it('a connection that was given up and still raises the session afterwards takes nothing from a server that lives', async () => {
    const database = await postgres.database();
    const { store } = await begin(database, { name: 'one' });
    const tenure = await tenureOf(store.tables, 'a');
    await tenure.append(0, ['first']);
    // As the database does it when it goes on: whoever asked for it has asked again since.
    const raisedLate = () => postgres.rows(database, `update node set session = session + 1 where name = 'one'`);
    await raisedLate();
    await tenure.append(1, ['second']);
    await raisedLate();
    const other = await tenureOf(store.tables, 'b');
    await other.append(0, ['of the other']);
    expect(store.standing.isFenced).toBe(false);
    expect(await store.tables.read('a', 0, 9)).toEqual(['first', 'second']);
  });

  it('a beat that took long is followed by the next at once, so that nobody is sent away twice', async () => {
    const database = await postgres.database();
    const { store } = await begin(database, { name: 'one' });
    const heard: string[] = [];
    store.standing.onChange((state) => heard.push(state));
    const [beats] = await postgres.rows(database, 'select beat from node_beat');
    const { way } = await begin(database, { name: 'two' });
    const holding = new Client({ connectionString: way.url });
    await holding.connect();
    await holding.query('begin');
    await holding.query(`select 1 from node_beat where name = 'one' for update`);
    const waiting = `select extract(epoch from now() - query_start) as since from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into node_beat%'`;
    await vi.waitFor(
      async () => expect(Number((await postgres.rows(database, waiting))[0]?.['since'])).toBeGreaterThan(3.6),
      { timeout: 10_000, interval: 20 },
    );
    await holding.query('rollback');
    await holding.end();
    const beatsNow = async () =>
      Number((await postgres.rows(database, `select beat from node_beat where name = 'one'`))[0]?.['beat']);
    await vi.waitFor(async () => expect(await beatsNow()).toBeGreaterThan(Number(beats?.['beat']) + 4), {
      timeout: 10_000,
    });
    expect(heard).toEqual(['lapsed', 'alive']);
  });

  it('what a server was asked to write that was fenced is not written in a newer session either', async () => {
    const database = await postgres.database();
    const { store } = await begin(database, { name: 'one' });
    const tenure = await tenureOf(store.tables, 'a');
    await postgres.rows(database, `update node set state = 'fenced', session = session + 1 where name = 'one'`);
    await expect(tenure.append(0, ['too late'])).rejects.toThrow('another server has taken over');
    expect(store.standing.isFenced).toBe(true);
    expect(await postgres.rows(database, 'select 1 from entry')).toEqual([]);
  });

  it('a commit that the database has a warning for is one of which nobody knows', async () => {
    const database = await postgres.database();
    const { store } = await begin(database);
    const tenure = await tenureOf(store.tables, 'a');
    // As Postgres says it of a commit that its standby may not have.
    await postgres.sql(
      database,
      `create function warn() returns trigger language plpgsql as $$ begin raise warning 'canceling wait for synchronous replication'; return null; end $$`,
      'create constraint trigger warned after insert on entry deferrable initially deferred for each row execute function warn()',
    );
    await expect(tenure.append(0, ['perhaps'])).rejects.toMatchObject({ name: 'Unknown' });
    await tenure.reopen();
    expect(tenure.found.length).toBe(1);
  });

  it('a database of another format is refused, and so is one that is encrypted with another key', async () => {
    const [newer, secret] = [await postgres.database(), await postgres.database()];
    await begin(newer);
    await postgres.sql(newer, 'update schema_version set version = 99');
    await expect(begin(newer)).rejects.toThrow(FolderRefused);
    const key = new Uint8Array(32).fill(7);
    const { store } = await begin(secret, { key });
    await store.records.write([{ put: 'keys!a', value: 'the dice' }]);
    await expect(begin(secret)).rejects.toThrow('no key is set');
    await expect(begin(secret, { key: new Uint8Array(32).fill(8) })).rejects.toThrow(FolderRefused);
    expect(await (await begin(secret, { key })).store.records.get('keys!a')).toBe('the dice');
    await expect(
      postgres.sql(
        secret,
        `do $$ begin if exists (select 1 from record where value like '%the dice%') then raise 'in the open'; end if; end $$`,
      ),
    ).resolves.toBeUndefined();
  });
});
