import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { begunPostgres } from '../../test/begun-postgres.ts';
import { hasPostgres } from '../../test/postgres-for-test.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';

const LEASE = 1000;

describe.skipIf(!hasPostgres)('a server that is cut off from its database', () => {
  const postgres = begunPostgres();

  it('says at /healthz that nobody is to be sent there, until it has its lease again', async () => {
    const way = await postgres.way(await postgres.database());
    const store = await PostgresStore.open(way.url, { lease: LEASE });
    const server = await startTestServer({ store });
    onTestFinished(async () => {
      await server.close();
      await store.close();
      await way.close();
    });
    const health = async () => (await server.browser().get('/healthz')).status;
    expect(await health()).toBe(200);
    way.cut();
    await vi.waitFor(async () => expect(await health()).toBe(503), { timeout: 60_000 });
    way.mend();
    await vi.waitFor(async () => expect(await health()).toBe(200), { timeout: 60_000 });
  });
});
