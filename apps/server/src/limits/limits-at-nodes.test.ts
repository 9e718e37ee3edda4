import { describe, expect, it } from 'vitest';
import { nodesForTest, type TestNode } from '../../test/nodes-for-test.ts';
import { begunPostgres } from '../../test/begun-postgres.ts';
import { hasPostgres } from '../../test/postgres-for-test.ts';
import { serverProcesses } from '../../test/server-process.ts';

describe.skipIf(!hasPostgres)('too often, at several nodes', () => {
  const startServerProcess = serverProcesses();
  const postgres = begunPostgres();

  it('is counted by all of them together: wrong links, wrong codes and new tables', async () => {
    const nodes = await nodesForTest(postgres, startServerProcess);
    const environment = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
    const all: readonly TestNode[] = [await nodes.start(environment), await nodes.start(environment)];
    const statusesOf = async (times: number, path: string, body: object, from: string): Promise<number[]> => {
      const statuses: number[] = [];
      for (let n = 0; n < times; n++) {
        const node = all[n % all.length];
        const answer = await node?.browser().post(path, body, { 'x-forwarded-for': from });
        statuses.push(answer?.status ?? 0);
      }
      return statuses;
    };
    const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;
    // One is there again after twelve seconds: a slow machine has one or two more.
    const links = await statusesOf(16, '/api/claim', { token: 'nonsense', name: 'X' }, '203.0.113.7');
    expect(count(links, 404)).toBeLessThan(9);
    expect(count(links, 404)).toBeGreaterThan(4);
    const codes = await statusesOf(16, '/api/claim', { code: 'zzzzzzzz' }, '198.51.100.9');
    expect(count(codes, 404)).toBeLessThan(9);
    expect(count(codes, 429)).toBeGreaterThan(7);
    const tables = await statusesOf(40, '/api/tables', { game: 'triumph' }, '192.0.2.5');
    expect(count(tables, 201)).toBeLessThan(33);
    expect(count(tables, 201)).toBeGreaterThan(29);
    expect((await statusesOf(1, '/api/tables', { game: 'triumph' }, '192.0.2.6'))[0]).toBe(201);
  });
});
