import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { begunPostgres } from '../test/begun-postgres.ts';
import { newTable, sitDown } from '../test/claim-all.ts';
import { hasPostgres } from '../test/postgres-for-test.ts';
import { serverForTest } from '../test/server-for-test.ts';
import { PostgresStore } from './store/postgres/postgres-store.ts';

describe.skipIf(!hasPostgres)('a server on Postgres', () => {
  const postgres = begunPostgres();

  it('opens a table with few questions, and many tables with fewer than one by one', async () => {
    const way = await postgres.way(await postgres.database());
    onTestFinished(() => way.close());
    const begin = async (name: string) => {
      const store = await PostgresStore.open(way.url, { name });
      return { store, server: await serverForTest({ store }) };
    };
    const former = await begin('former');
    const tables: string[] = [];
    const made = await newTable(former.server, { game: 'triumph' });
    const browser = await sitDown(former.server, made, 'host', 'Hanna');
    tables.push(made.table);
    for (let nth = 0; nth < 20; nth++) {
      const another = await newTable(former.server, { game: 'triumph' });
      expect((await browser.claim(another.tokenOf('host'), 'Hanna')).status).toBe(200);
      tables.push(another.table);
    }
    await former.server.close();
    await former.store.close();

    const next = await begin('next');
    onTestFinished(() => next.store.close());
    browser.address = next.server.origin;
    const query = vi.spyOn(Client.prototype, 'query');
    onTestFinished(() => query.mockRestore());
    /** What a server asks for itself meanwhile names none of the tables; what it writes, whenever it comes to it, is no question. */
    const asked = () =>
      query.mock.calls
        .map((said) => JSON.stringify(said))
        .filter((said) => tables.some((table) => said.includes(table)) && !said.includes('insert into entry')).length;
    const look = async (table = '') => expect((await browser.get(`/api/tables/${table}`)).status).toBe(200);
    await look(tables[0]);
    const ofOne = asked();
    query.mockClear();
    await Promise.all(tables.slice(1).map(look));
    // Whose pages there are; the claim; what it has found; keys, seats, names, talk, plans; and what else is kept of it.
    expect(ofOne).toBeLessThanOrEqual(9);
    // How many of them come together depends on the machine.
    expect(asked()).toBeLessThan(20 * ofOne);
  });
});
