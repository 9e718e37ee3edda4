import type { QueryResultRow } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { begunPostgres } from '../../../test/begun-postgres.ts';
import { hasPostgres } from '../../../test/postgres-for-test.ts';
import { Line } from './line.ts';
import { listRecords } from './list-records.ts';
import { PostgresStore } from './postgres-store.ts';

const RECORDS = 2500;

describe.skipIf(!hasPostgres)('a long list of records in Postgres', () => {
  const postgres = begunPostgres();

  const filled = async () => {
    const database = await postgres.database();
    const way = await postgres.way(database);
    const store = await PostgresStore.open(way.url, { asIs: true });
    await postgres.sql(
      database,
      `insert into record select 'seat!' || n, 'value ' || n from generate_series(1, ${RECORDS}) as n`,
      "insert into record values ('seas!', 'before'), ('seat\"', 'behind')",
    );
    onTestFinished(async () => {
      await store.close();
      await way.close();
    });
    return { database, way, store };
  };

  it('is all of it, in order, and nothing else', async () => {
    const { store } = await filled();
    const names = Array.from({ length: RECORDS }, (_, n) => `seat!${n + 1}`).toSorted();
    const seats = await store.records.list('seat!');
    expect(seats.map(([key]) => key)).toEqual(names);
    expect(seats.every(([key, value]) => value === key.replace('seat!', 'value '))).toBe(true);
    expect((await store.records.list('')).map(([key]) => key)).toEqual(['seas!', 'seat"', ...names].toSorted());
  });

  it('is as it was at one moment, and what is asked next is asked of the present', async () => {
    const { database, way, store } = await filled();
    const line = new Line({ url: way.url });
    onTestFinished(() => line.close());
    // With each page that is read somebody else adds a record behind all of them.
    let pages = 0;
    const adding: Pick<Line, 'ask' | 'using'> = {
      ask: line.ask,
      using: (work) =>
        line.using((ask) =>
          work(async <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => {
            const rows = await ask<Row>(text, values);
            if (text.startsWith('select'))
              await postgres.sql(database, `insert into record values ('z${++pages}', '')`);
            return rows;
          }),
        ),
    };
    const listed = await listRecords(adding, '');
    expect(pages).toBe(3);
    expect(listed).toHaveLength(RECORDS + 2);
    expect(await store.records.list('z')).toHaveLength(3);
    expect(await listRecords(line, '')).toHaveLength(RECORDS + 5);
  });
});
