import type { Game } from '@vexillum/model';
import { closeCodes } from '@vexillum/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../test/crash/harness/free-port.ts';
import { nodeOfStore } from '../../test/node-of-store.ts';
import { type MadeTable, PUBLIC_URL, tokenOf } from '../../test/nodes-for-test.ts';
import { begunPostgres } from '../../test/begun-postgres.ts';
import { hasPostgres } from '../../test/postgres-for-test.ts';
import { TestBrowser } from '../../test/test-browser.ts';
import { games } from '../all-games.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import { isNewer } from '../version.ts';

/** As the next version has every game: with a house rule more. */
const nextGames = games.map(
  (game): Game => ({
    ...game,
    houseRules: [...game.houseRules, { key: 'mud', title: 'Mud', description: 'It rains.', default: false }],
  }),
);
/** As the one after that has them: by another edition of the rules. */
const editedGames = games.map((game): Game => ({ ...game, edition: (game.edition ?? 1) + 1 }));

it.each([
  ['0.2.0', '0.1.9', true],
  ['0.10.0', '0.9.0', true],
  ['1.0.0', '1.0.0', false],
  ['0.1.0', '0.1.1', false],
  ['0.1.0', '', true],
  ['', '0.1.0', false],
])('%s is newer than %s: %s', (one, other, is) => expect(isNewer(one, other)).toBe(is));

describe.skipIf(!hasPostgres)('two versions on one database', () => {
  const postgres = begunPostgres();

  const cluster = async () => {
    const database = await postgres.database();
    return async (name: string, version: string, played: readonly Game[]) => {
      const way = await postgres.way(database);
      const port = await freePort();
      const store = await PostgresStore.open(way.url, { name, version, address: `127.0.0.1:${port}` });
      // Behind the node: what ends last was begun first.
      onTestFinished(() => way.close());
      const { server, close } = await nodeOfStore(store, { port, games: played });
      return { standing: store.standing, close, browser: () => new TestBrowser(PUBLIC_URL, server.origin) };
    };
  };

  it.each([
    [
      'with a house rule that only the newer one knows',
      nextGames,
      { houseRules: { mud: true } },
      [503, 'needs-newer-server', closeCodes.busy],
    ],
    ['of a newer edition of the rules', editedGames, {}, [undefined, undefined, undefined]],
  ])(
    'a table %s is played on by the newer one, whichever of them its players come by',
    async (_what, played, wish, told) => {
      const isAsked = told[0] !== undefined;
      const start = await cluster();
      const newer = await start('newer', '9.0.0', played);
      const rosa = newer.browser();
      const made = (await rosa.post('/api/tables', { game: 'triumph', ...wish })).json<MadeTable>();
      expect((await rosa.claim(tokenOf(made, 'red-captain'), 'Rosa')).status).toBe(200);
      const { table } = made;
      // It goes, and only one of before is there.
      await newer.close();
      const older = await start('older', '0.1.0', games);
      rosa.address = older.browser().address;
      const say = () => rosa.act(table, 'red-captain', 'say', { text: 'hello', to: 'table' });
      // Of an edition that nobody there has it would be open to be read, for as long as somebody reads.
      const refused = isAsked ? await say() : undefined;
      const closed = isAsked ? await rosa.wire(table, 'public', '?seat=red-captain&events=1').closed : undefined;
      expect([refused?.status, refused?.error?.code, closed?.code]).toEqual(told);
      // Others play on there.
      expect((await rosa.post('/api/tables', { game: 'triumph' })).status).toBe(201);
      // The newer one is back.
      await start('newer', '9.0.0', played);
      await vi.waitFor(() => expect(older.standing.fellows).toHaveLength(1), { timeout: 20_000, interval: 20 });
      await vi.waitFor(async () => expect((await say()).status).toBe(200), { timeout: 60_000, interval: 200 });
      expect(await older.standing.ownerOf(table)).toMatchObject({ kind: 'node' });
    },
  );

  /** An event that a newer one has made, which goes; one of before is there, and has the office; the newer one is back. */
  const eventAtOlderOffice = async (played: readonly Game[], wish: object) => {
    const start = await cluster();
    const first = await start('newer', '9.0.0', played);
    const rosa = first.browser();
    const made = (await rosa.post('/api/tables', { game: 'event', name: 'Autumn open', ...wish })).json<MadeTable>();
    expect((await rosa.claim(tokenOf(made, 'host'), 'Rosa')).status).toBe(200);
    await first.close();
    const older = await start('older', '0.1.0', games);
    const say = (node: { browser(): TestBrowser }) => {
      rosa.address = node.browser().address;
      return rosa.act(made.table, 'host', 'say', { text: 'hello', to: 'table' });
    };
    const before = await say(older);
    const newer = await start('newer', '9.0.0', played);
    await vi.waitFor(() => expect(older.standing.fellows).toHaveLength(1), { timeout: 20_000, interval: 20 });
    expect(await newer.standing.ownerOf('office')).toMatchObject({ kind: 'node' });
    return { older, newer, before, say, owner: () => newer.standing.ownerOf(made.table) };
  };

  it('an event stays where the office is, also where an older one has it, whichever of them its players come by', async () => {
    const { older, newer, before, say, owner } = await eventAtOlderOffice(games, {});
    expect(before.status).toBe(200);
    for (const node of [older, newer]) expect((await say(node)).status).toBe(200);
    expect(await owner()).toMatchObject({ kind: 'node' });
  });

  it('of an event that needs the newer one its players are told so while the older one has the office, and play on when it has gone', async () => {
    const { older, newer, before, say } = await eventAtOlderOffice(nextGames, { houseRules: { mud: true } });
    const needsNewer = { status: 503, error: { code: 'needs-newer-server' } };
    expect(before).toMatchObject(needsNewer);
    for (const node of [older, newer]) expect(await say(node)).toMatchObject(needsNewer);
    await older.close();
    await vi.waitFor(async () => expect((await say(newer)).status).toBe(200), { timeout: 60_000, interval: 200 });
  });
});
