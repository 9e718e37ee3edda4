import { describe, expect, it, vi } from 'vitest';
import { makeTable, nodesForTest, tokenOf } from '../../test/nodes-for-test.ts';
import { begunPostgres } from '../../test/begun-postgres.ts';
import { hasPostgres } from '../../test/postgres-for-test.ts';
import { serverProcesses } from '../../test/server-process.ts';

const patiently = { timeout: 60_000, interval: 100 };

describe.skipIf(!hasPostgres)('a code that lets a second device in, where its table goes on at another node', () => {
  const startServerProcess = serverProcesses();
  const postgres = begunPostgres();

  /** A table of the first node's, where three seats have asked for a code each. */
  const begun = async () => {
    const nodes = await nodesForTest(postgres, startServerProcess);
    const [one, two] = [await nodes.start(), await nodes.start()];
    const made = await makeTable(one.browser());
    const codeOf = async (seat: string): Promise<string> => {
      const browser = one.browser();
      expect((await browser.claim(tokenOf(made, seat), `${seat} the Bold`)).status).toBe(200);
      const path = `/api/tables/${made.table}/seats/${seat}/device`;
      return (await browser.post(path)).json<{ code: string }>().code;
    };
    const codes = {
      used: await codeOf('red-captain'),
      right: await codeOf('blue-captain'),
      guessed: await codeOf('host'),
    };
    const claim = async (code: string) => (await two.browser().post('/api/claim', { code })).status;
    return { nodes, one, two, table: made.table, codes, claim };
  };

  const wrongOf = (code: string): string => code.slice(0, 7) + (code.endsWith('a') ? 'b' : 'a');

  it.each(['SIGKILL', 'SIGTERM'] as const)('is good there, once, and for five tries: after %s', async (signal) => {
    const { nodes, one, codes, claim } = await begun();
    expect(await claim(codes.used)).toBe(200);
    const kept = await postgres.rows(nodes.database, "select key, value from record where key like 'code-place!%'");
    expect(kept).toHaveLength(3);
    for (const code of Object.values(codes)) expect(JSON.stringify(kept)).not.toContain(code.slice(3));
    one.child.kill(signal);
    await one.ended;
    await vi.waitFor(async () => expect(await claim(codes.used)).toBe(410), patiently);
    for (let n = 0; n < 5; n++) expect(await claim(wrongOf(codes.guessed))).toBe(404);
    for (let n = 0; n < 2; n++) expect(await claim(codes.guessed)).toBe(404);
    const both = await Promise.all([claim(codes.right), claim(codes.right)]);
    expect(both.toSorted()).toEqual([200, 410]);
    expect(await claim(codes.right)).toBe(410);
  });
});
