import { TestClock } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { begunPostgres } from '../../../test/begun-postgres.ts';
import { hasPostgres } from '../../../test/postgres-for-test.ts';
import { CommonRate, type SharedRates } from '../../limits/common-rate.ts';
import { perHour, perMinute } from '../../limits/token-bucket.ts';
import { PostgresRates } from './postgres-rates.ts';
import { Line } from './line.ts';
import { PostgresStore } from './postgres-store.ts';

const ADDRESS = '203.0.113.7';

describe.skipIf(!hasPostgres)('what several servers count together in Postgres', () => {
  const postgres = begunPostgres();

  const begun = async () => {
    const database = await postgres.database();
    const made = async () => {
      const way = await postgres.way(database);
      await (await PostgresStore.open(way.url)).close();
      await way.close();
    };
    await made();
    const server = async (secret = 'known to all') => {
      const way = await postgres.way(database);
      const line = new Line({ url: way.url });
      onTestFinished(async () => {
        await line.close();
        await way.close();
      });
      return { way, rates: new PostgresRates(line.ask, secret) };
    };
    const limited = (shared: SharedRates, clock = new TestClock()) =>
      new CommonRate({ what: 'wrong-claim', rate: perMinute(5), clock, shared });
    const later = (seconds: number) =>
      postgres.sql(
        database,
        `update rate set at = at - interval '${seconds} s', full_at = full_at - interval '${seconds} s'`,
      );
    return { database, made, server, limited, later };
  };

  it('five a minute are five at three servers, and another address has its own five', async () => {
    const { server, limited } = await begun();
    const three = await Promise.all([1, 2, 3].map(async () => limited((await server()).rates)));
    const take = async (address: string) => {
      const tries = three.flatMap((each) => Array.from({ length: 5 }, () => each.take(address)));
      return (await Promise.all(tries)).filter((wait) => wait === undefined).length;
    };
    expect(await take(ADDRESS)).toBe(5);
    for (const each of three) expect(await each.ask(ADDRESS)).toBeGreaterThan(0);
    expect(await take('198.51.100.9')).toBe(5);
  });

  it('one is there again after its time, whichever server asks, and not before', async () => {
    const { server, later } = await begun();
    const [one, two] = [(await server()).rates, (await server()).rates];
    // Slower than any test.
    const rate = { burst: 5, perSecond: 1 / 3000 };
    const isAbout = (wait: number | undefined, seconds: number) => {
      expect(wait).toBeLessThanOrEqual(seconds);
      expect(wait).toBeGreaterThan(seconds - 200);
    };
    for (let n = 0; n < 5; n++) expect(await one.take('x', ADDRESS, rate)).toBe(undefined);
    isAbout(await two.ask('x', ADDRESS, rate), 3000);
    isAbout(await two.take('x', ADDRESS, rate), 3000);
    await later(2500);
    isAbout(await two.take('x', ADDRESS, rate), 500);
    await later(500);
    expect(await two.take('x', ADDRESS, rate)).toBe(undefined);
    isAbout(await one.take('x', ADDRESS, rate), 3000);
    // Another kind of thing, and servers with another secret, count by themselves.
    expect(await one.take('y', ADDRESS, rate)).toBe(undefined);
    expect(await (await server('another')).rates.take('x', ADDRESS, rate)).toBe(undefined);
    // However long nobody came there are no more than so many at once.
    await later(86_400);
    for (let n = 0; n < 5; n++) expect(await one.take('x', ADDRESS, rate)).toBe(undefined);
    isAbout(await one.take('x', ADDRESS, rate), 3000);
  });

  it('tells no address, and forgets whoever has all of it again', async () => {
    const { database, server, later } = await begun();
    const { rates } = await server();
    await rates.take('x', ADDRESS, perMinute(5));
    await rates.take('new-table', ADDRESS, perHour(30));
    const rows = await postgres.rows(database, 'select * from rate');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('203');
    await later(13);
    await rates.sweep();
    expect((await postgres.rows(database, 'select key from rate')).map(({ key }) => String(key).split(' ')[0])).toEqual(
      ['new-table'],
    );
    const kinds = await postgres.rows(database, "select relpersistence from pg_class where relname = 'rate'");
    expect(kinds).toEqual([{ relpersistence: 'u' }]);
  });

  it('while the database does not answer each server counts by itself', async () => {
    const { server, limited } = await begun();
    const [one, two] = [await server(), await server()];
    const [first, second] = [limited(one.rates), limited(two.rates)];
    for (let n = 0; n < 3; n++) expect(await first.take(ADDRESS)).toBe(undefined);
    one.way.cut();
    for (let n = 0; n < 2; n++) expect(await first.take(ADDRESS)).toBe(undefined);
    // By its own clock, which stands still.
    expect(await first.take(ADDRESS)).toBe(12);
    expect(await first.ask(ADDRESS)).toBe(12);
    for (let n = 0; n < 2; n++) expect(await second.take(ADDRESS)).toBe(undefined);
    one.way.mend();
    expect(await first.ask('198.51.100.9')).toBe(undefined);
  });

  it('what a server has refused by itself asks the database nothing', async () => {
    let asked = 0;
    const shared = { take: async () => (asked++, undefined), ask: async () => (asked++, undefined) };
    const rate = new CommonRate({ what: 'x', rate: perMinute(5), clock: new TestClock(), shared });
    for (let n = 0; n < 50; n++) await rate.take(ADDRESS);
    expect(asked).toBe(5);
  });

  it('a database of an earlier version has its table made', async () => {
    const { database, made, server } = await begun();
    await postgres.sql(database, 'drop table rate');
    await postgres.sql(database, 'update schema_version set expansion = 2');
    await made();
    expect(await (await server()).rates.take('x', ADDRESS, perMinute(5))).toBe(undefined);
  });
});
