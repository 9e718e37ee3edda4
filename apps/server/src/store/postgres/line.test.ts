import { describe, expect, it, onTestFinished } from 'vitest';
import { begunPostgres } from '../../../test/begun-postgres.ts';
import { hasPostgres } from '../../../test/postgres-for-test.ts';
import { Line } from './line.ts';

describe.skipIf(!hasPostgres)('a line to the database', () => {
  const postgres = begunPostgres();

  const opened = async () => {
    const way = await postgres.way(await postgres.database());
    onTestFinished(() => way.close());
    const line = new Line({ url: way.url });
    onTestFinished(() => line.close());
    return { way, line };
  };

  it('has it read and plan what is asked again and again only once, also after it was given up', async () => {
    const { way, line } = await opened();
    const ask = async (n: number) => (await line.ask<{ n: number }>('select $1::integer + 1 as n', [n]))[0]?.n;
    const planned = () => line.ask('select 1 from pg_prepared_statements where statement like $1', ['select $1::int%']);
    expect([await ask(1), await ask(2), await ask(3)]).toEqual([2, 3, 4]);
    expect(await planned()).toHaveLength(1);
    way.cut();
    expect(await ask(4).catch(() => 'lost')).toBe('lost');
    way.mend();
    expect([await ask(5), await ask(6)]).toEqual([6, 7]);
    expect(await planned()).toHaveLength(1);
  });

  it('goes on with it after the database has refused it once', async () => {
    const { line } = await opened();
    const half = async (by: number) => (await line.ask<{ n: number }>('select 6 / $1::integer as n', [by]))[0]?.n;
    await expect(half(0)).rejects.toThrow('division by zero');
    expect([await half(2), await half(3)]).toEqual([3, 2]);
  });
});
