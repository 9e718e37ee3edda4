import { StoreFailure } from '@vexillum/table/room';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { begunPostgres } from '../../test/begun-postgres.ts';
import { hasPostgres } from '../../test/postgres-for-test.ts';
import { Office } from '../nodes/office.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import { systemClock } from '../system-clock.ts';
import { ToldLog } from './told-log.ts';

const nothing = async () => [];

describe.skipIf(!hasPostgres)('what was told, where several servers may tell', () => {
  const postgres = begunPostgres();

  /** Servers of one database. The one that has the office tells. */
  const servers = async () => {
    const database = await postgres.database();
    const url = postgres.urlOf(database);
    const start = async (name: string) => {
      const store = await PostgresStore.open(url, { name, address: `${name}:1` });
      onTestFinished(() => store.close());
      const { tables, standing, records } = store;
      const office = new Office({
        clock: systemClock,
        tables,
        standing,
        isLeaving: () => false,
        onTaken: async () => undefined,
      });
      onTestFinished(() => office.stop());
      const log = new ToldLog(records, (work) => office.write(work));
      const takes = async () => {
        expect(await office.awayOf()).toBe(undefined);
        await log.begin();
      };
      return { office, log, takes };
    };
    return { database, url, start };
  };

  it('one that is still about to tell when another one does it takes no number away from it', async () => {
    const { start } = await servers();
    const [one, two] = [await start('one'), await start('two')];
    await one.takes();
    const mark = await one.log.tell(['a'], nothing);
    let isBegun = false;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    // A card is deleted, and that takes longer than a server that leaves waits for it.
    const late = one.log.tell(['late'], async () => {
      isBegun = true;
      await released;
      return [];
    });
    const refused = late.catch((error: unknown) => error);
    await vi.waitFor(() => expect(isBegun).toBe(true));
    await one.office.leave();
    await two.takes();
    await two.log.tell(['b'], nothing);
    release();
    expect(await refused).toBeInstanceOf(StoreFailure);
    expect(await two.log.since(mark)).toMatchObject({ tables: ['b'] });
    expect(await two.log.tell(['c'], nothing)).toMatchObject({ n: 3 });
    expect(await one.log.since(mark)).toMatchObject({ tables: ['b', 'c'] });
  });

  it('what is written only after nobody waited for it any more keeps its number', async () => {
    const { database, url, start } = await servers();
    const { log, takes } = await start('one');
    await takes();
    const mark = await log.tell(['a'], nothing);
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('begin');
    await client.query(`select 1 from record where key = 'told' for update`);
    await expect(log.tell(['b'], nothing)).rejects.toMatchObject({ name: 'Unknown' });
    const next = log.tell(['c'], nothing);
    await vi.waitFor(
      async () => {
        const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update node set session%'`;
        expect(await postgres.rows(database, waiting)).toHaveLength(1);
      },
      { timeout: 10_000, interval: 10 },
    );
    await client.query('commit');
    expect(await next).toMatchObject({ n: 3 });
    expect(await log.since(mark)).toMatchObject({ tables: ['b', 'c'] });
  });
});
