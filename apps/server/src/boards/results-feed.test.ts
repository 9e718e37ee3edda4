import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  FEED_BEGINS,
  feedHash,
  type FeedPage,
  newSigningKey,
  publicKeyOf,
  signText,
  wrongInFeed,
} from '@vexillum/ledger';
import type { PlayedGame } from '@vexillum/league';
import { playedGame } from '@vexillum/league/testing';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { expect, it, onTestFinished } from 'vitest';
import { campaignTable } from '../../test/campaign-table.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { testCard } from '../../test/test-card.ts';
import { feedWithout, ResultsFeed } from './results-feed.ts';
import { hashText } from '../keys/hash-text.ts';

const secret = newSigningKey(Buffer.alloc(32, 7));

const feedIn = ({ records }: MemoryStore): ResultsFeed =>
  new ResultsFeed({ records, hashText, server: publicKeyOf(secret), sign: (text) => signText(text, secret) });

const pageOf = async (feed: ResultsFeed, after = 0): Promise<FeedPage> => ({
  vexillumFeed: 1,
  url: 'https://vexillum.example',
  server: publicKeyOf(secret),
  earlier: [],
  ...(await feed.page(after, 100)),
});

const game = (table: string, over: Partial<PlayedGame> = {}): PlayedGame =>
  playedGame(
    [
      { side: 'red', card: 'r', place: 1 },
      { side: 'blue', card: 'b' },
    ],
    { table, match: table, ...over },
  );

const pageFrom = async (server: TestServer, after = 0): Promise<FeedPage> =>
  JSON.parse((await server.browser().get(`/api/results/feed?after=${after}`)).text) as FeedPage;

it('tells a result once; what is told otherwise is another row that names the one it replaces, and one that is void too', async () => {
  const store = new MemoryStore();
  const feed = feedIn(store);
  const tell = async (table: string, ...games: PlayedGame[]) =>
    store.records.write(await feed.changes([{ table, games }]));
  await feed.begin(async () => []);
  await tell('one', game('one'));
  await tell('one', game('one'));
  await tell('two', game('two'), game('two', { nth: 2 }));
  await tell('one', game('one', { scores: { red: 7, blue: 0 } }));
  await tell('two', game('two'));
  const page = await pageOf(feed);
  expect(page.rows.map(({ n, told }) => [n, told])).toEqual([
    [1, { kind: 'result', played: game('one') }],
    [2, { kind: 'result', played: game('two') }],
    [3, { kind: 'result', played: game('two', { nth: 2 }) }],
    [4, { kind: 'result', played: game('one', { scores: { red: 7, blue: 0 } }), replaces: 1 }],
    [5, { kind: 'void', table: 'two', nth: 2, replaces: 3 }],
  ]);
  expect(wrongInFeed(page)).toBeUndefined();
  expect((await pageOf(feed, 3)).rows.map(({ n }) => n)).toEqual([4, 5]);
  expect((await pageOf(feed, 9)).rows).toEqual([]);
});

it('begins with all that was known before there was a feed, in the order in which games ended, also after a kill in between', async () => {
  const store = new MemoryStore();
  const games = Array.from({ length: 1200 }, (_, n) =>
    game(`t${n}`, { endedAt: new Date(Date.UTC(2026, 9, 1) + ((n * 7919) % 1200) * 60_000).toISOString() }),
  );
  const known = async () => games.map((one) => ({ table: one.table, games: [one] }));
  const { write } = store.records;
  let writes = 0;
  const killed = new ResultsFeed({
    records: {
      get: (key) => store.records.get(key),
      list: (prefix) => store.records.list(prefix),
      page: (prefix, after, most) => store.records.page(prefix, after, most),
      write: async (changes) => {
        if (++writes === 2) throw new Error('killed');
        await write.call(store.records, changes);
      },
    },
    hashText,
    server: publicKeyOf(secret),
    sign: (text) => signText(text, secret),
  });
  await expect(killed.begin(known)).rejects.toThrow('killed');
  const feed = feedIn(store);
  await feed.begin(known);
  const rows = [];
  for (let after = 0; after < 1200; after += 100) rows.push(...(await pageOf(feed, after)).rows);
  expect(rows.map(({ n }) => n)).toEqual(games.map((_, n) => n + 1));
  const ends = rows.map(({ told }) => (told as { played: PlayedGame }).played.endedAt);
  expect(ends).toEqual(ends.toSorted());
  expect(wrongInFeed({ ...(await pageOf(feed)), rows })).toBeUndefined();
  await feed.begin(() => Promise.reject(new Error('asked again')));
  expect(await feed.changes(await known())).toEqual([]);
});

it('keeps its chain where a table was deleted with all that it told', async () => {
  const store = new MemoryStore();
  const feed = feedIn(store);
  for (const table of ['one', 'two', 'three'])
    await store.records.write(await feed.changes([{ table, games: [game(table)] }]));
  const left = feedWithout(await store.records.list(''), 'two');
  await store.records.write(left.map(({ key, value }) => ({ put: key, value })));
  const page = await pageOf(feed);
  expect(page.rows.map(({ told }) => told === null)).toEqual([false, true, false]);
  expect(JSON.stringify(page)).not.toContain('two');
  expect(wrongInFeed(page)).toBeUndefined();
});

it('a game that ends is in the server’s feed, signed by its key and without a guest’s name; npm run verify holds the file to it', async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await startTestServer({ clock, store });
  const table = await campaignTable(server, ['host', 'player-1', 'player-2'], { 'random-start': true });
  const card = testCard(table.of('player-1'));
  expect((await card.make('Rosa of the Hill')).status).toBe(201);
  const signed = card.signedFor(table.table, 'player-1', { at: new Date(clock.now()).toISOString() });
  await table.of('player-1').post(`/api/tables/${table.table}/sign-in`, signed, { 'x-seat': 'player-1' });
  expect((await pageFrom(server)).head).toEqual({ n: 0, hash: FEED_BEGINS });
  await table.did('player-1', 'start-game');
  await table.did('host', 'evict-player', { player: 'player-2' });
  await table.did('host', 'evict-player', { player: 'player-1' });
  await expect.poll(async () => (clock.pass(1000), (await pageFrom(server)).rows.length)).toBe(1);
  const page = await pageFrom(server);
  const [row] = page.rows;
  expect(row?.told).toMatchObject({ kind: 'result', played: { table: table.table, nth: 1, game: 'conquest' } });
  expect(row && feedHash(row)).toBe(page.head.hash);
  expect(JSON.stringify(page)).toContain('Rosa of the Hill');
  expect(JSON.stringify(page)).not.toContain('player-2 the Bold');
  expect(wrongInFeed(page)).toBeUndefined();
  // Restarted it goes on from there, and tells nothing twice.
  await server.close();
  const again = await serverForTest({ clock: new TestClock(clock.now()), store });
  expect((await pageFrom(again)).rows).toEqual(page.rows);
  expect((await again.browser().get('/api/results/feed?after=x')).status).toBe(400);

  const folder = mkdtempSync(join(tmpdir(), 'vexillum-feed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'feed.json'), JSON.stringify(page));
  writeFileSync(join(folder, 'lies.json'), JSON.stringify(page).replace('Rosa of the Hill', 'Rosa of the Vale'));
  expect(await verify(folder, '--server', page.server, 'feed.json')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^ok feed\.json: results 1 to 1 of 1 of the server [a-z]+( [a-z]+){7}$/m),
  });
  expect(await verify(folder, 'lies.json')).toMatchObject({
    code: 1,
    output: expect.stringContaining('lies.json: feed: Row 1 does not say what the server has signed.'),
  });
  expect((await verify(folder, '--server', publicKeyOf(secret), 'feed.json')).code).toBe(1);
});

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** `npm run verify`, as somebody types it in that folder. */
const verify = (
  folder: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'scripts/verify.mjs'), ...args],
      { cwd: folder, env: { ...process.env, npm_lifecycle_event: '' } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
