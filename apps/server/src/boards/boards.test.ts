import { type PlayedGame, whyUnrated } from '@vexillum/league';
import { playedGame } from '@vexillum/league/testing';
import { winnersOf } from '@vexillum/model';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { expect, it, vi } from 'vitest';
import { campaignTable } from '../../test/campaign-table.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import type { TestBrowser } from '../../test/test-browser.ts';
import { type TestCard, testCard } from '../../test/test-card.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { endedLongAgo } from './played-records.ts';

const playedIn = async ({ records }: MemoryStore): Promise<readonly PlayedGame[]> =>
  (await records.list('played!')).map(([, value]) => JSON.parse(value) as PlayedGame);

interface Asker {
  readonly browser: TestBrowser;
  readonly card: TestCard;
}

const boardOf = async (server: TestServer, path: string) => {
  const { status, text } = await server.browser().get(`/api/boards/${path}`);
  return { status, ...(JSON.parse(text) as { rows?: unknown[]; hasMore?: boolean; scored?: string }) };
};

/** Two players who leave one after the other: nobody has won. */
const abandoned = async (server: TestServer) => {
  const table = await campaignTable(server, ['host', 'player-1', 'player-2'], { 'random-start': true, neutral: true });
  const end = async () => {
    await table.did('player-1', 'start-game');
    await table.did('player-1', 'roll-dice', { dice: [6], why: '' });
    await table.did('host', 'evict-player', { player: 'player-1' });
    await table.did('host', 'evict-player', { player: 'player-2' });
  };
  return { ...table, end };
};

it('games that end are read from their ledger, each at its table, and the next one there too', async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await serverForTest({ clock, store });
  const table = await abandoned(server);
  await table.end();
  await expect.poll(async () => (clock.pass(1000), (await playedIn(store)).length)).toBe(1);
  const [played] = await playedIn(store);
  const entries = await table.entries();
  expect(played).toMatchObject({
    match: table.table,
    table: table.table,
    nth: 1,
    head: { seq: entries.at(-1)?.seq },
    game: 'conquest',
    profile: 'twin-holms',
    houseRules: { 'random-start': true, neutral: true },
    result: { rule: { id: 'everybody-was-evicted' } },
    // The lot for the lands, and the throw.
    rolls: { byTable: 2, byHand: 0 },
    slots: 1,
  });
  expect(played?.players.map(({ seat, name }) => [seat, name])).toEqual([
    ['player-1', 'player-1 the Bold'],
    ['player-2', 'player-2 the Bold'],
  ]);
  expect(Date.parse(played?.beganAt ?? '')).toBeLessThanOrEqual(Date.parse(played?.endedAt ?? ''));
  await table.did('host', 'reset-game');
  await table.end();
  await expect.poll(async () => (clock.pass(1000), (await playedIn(store)).map(({ nth }) => nth))).toEqual([1, 2]);
  expect((await playedIn(store))[0]).toEqual(played);
  expect((await store.records.list('ended!')).length).toBe(0);
  // Nobody of them has a card.
  expect(await boardOf(server, 'conquest/scores')).toMatchObject({ status: 200, rows: [], hasMore: false });
});

it('KR-GSL-TOPSCORES KR-GSL-SCORES-VIEW players who have signed in their cards are on the boards when the game has ended; guests are not', async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await serverForTest({ clock, store });
  const table = await abandoned(server);
  const card = testCard(table.of('player-1'));
  expect((await card.make('Rosa of the Hill')).status).toBe(201);
  const signed = card.signedFor(table.table, 'player-1', { at: new Date(clock.now()).toISOString() });
  const path = `/api/tables/${table.table}/sign-in`;
  expect((await table.of('player-1').post(path, signed, { 'x-seat': 'player-1' })).status).toBe(200);
  await table.end();
  await expect
    .poll(async () => (clock.pass(1000), (await boardOf(server, 'conquest/scores')).rows))
    .toEqual([
      {
        position: 1,
        name: 'Rosa of the Hill',
        card: card.key,
        value: 0,
        opponents: 1,
        profile: 'twin-holms',
        table: table.table,
        match: table.table,
        tableName: expect.any(String),
        endedAt: expect.any(String),
        rules: { 'random-start': true, neutral: true },
      },
    ]);
});

it.each([
  [20, []],
  [2, ['short']],
])(
  'a game that somebody resigned after %i throws counts for whoever is left, if it was long enough',
  async (throws, why) => {
    const [clock, store] = [new TestClock(), new MemoryStore()];
    const server = await serverForTest({ clock, store });
    const seats = ['player-1', 'player-2'];
    const table = await campaignTable(server, seats, { 'random-start': true });
    for (const seat of seats) {
      const card = testCard(table.of(seat));
      expect((await card.make(`${seat} of the Hill`)).status).toBe(201);
      const signed = card.signedFor(table.table, seat, { at: new Date(clock.now()).toISOString() });
      const path = `/api/tables/${table.table}/sign-in`;
      expect((await table.of(seat).post(path, signed, { 'x-seat': seat })).status).toBe(200);
    }
    await table.did('player-1', 'start-game');
    for (let thrown = 0; thrown < throws; thrown += 1) await table.did('player-1', 'roll-dice', { dice: [6], why: '' });
    await table.did('player-2', 'resign-game');
    await expect.poll(async () => (clock.pass(1000), (await playedIn(store)).length)).toBe(1);
    const [played] = await playedIn(store);
    expect(played?.result.rule.id).toBe('everybody-else-has-gone');
    expect(played && winnersOf(played.result)).toEqual(['player-1']);
    expect(played && whyUnrated(played)).toEqual(why);
  },
);

it('a game that ended a moment before the server was killed is told after it is there again', async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await startTestServer({ clock, store });
  const table = await abandoned(server);
  await table.end();
  expect((await store.records.list('ended!')).map(([key]) => key)).toEqual([`ended!${table.table}`]);
  expect(await playedIn(store)).toEqual([]);
  store.kill();
  const later = new TestClock();
  await serverForTest({ clock: later, store });
  await expect.poll(async () => (later.pass(1000), (await playedIn(store)).length)).toBe(1);
  await server.close().catch(() => undefined);
});

it('a game that ends while the one before it is being read is told too', async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await serverForTest({ clock, store });
  const table = await abandoned(server);
  await table.end();
  const read = store.tables.read.bind(store.tables);
  let ends: Promise<void> | undefined;
  // What it is about to be told is old by the time that it is there.
  vi.spyOn(store.tables, 'read').mockImplementation(async (name, from, limit) => {
    const values = await read(name, from, limit);
    if (name === table.table && values.length === 0 && !ends)
      await (ends = (async () => {
        await table.did('host', 'reset-game');
        await table.end();
      })());
    return values;
  });
  await expect.poll(async () => (clock.pass(1000), (await playedIn(store)).map(({ nth }) => nth))).toEqual([1, 2]);
});

it('results that somebody wants to have told anew while their ledger is being read are not struck off with what was read', async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await serverForTest({ clock, store });
  const { table, end } = await abandoned(server);
  const write = store.records.write.bind(store.records);
  store.records.write = (changes) => {
    if (changes.some((change) => 'del' in change && change.del === `ended!${table}`)) {
      store.records.write = write;
      store.records.take([endedLongAgo(table)]);
    }
    return write(changes);
  };
  await end();
  await expect.poll(async () => (clock.pass(1000), (await playedIn(store)).length)).toBe(1);
  expect(await store.records.list('ended!')).toEqual([[`ended!${table}`, '']]);
});

it('boards are asked for by what there is, and by nobody too often', async () => {
  const server = await serverForTest({ clock: new TestClock(), hasLimits: true });
  for (const [path, status] of [
    ['conquest/scores', 200],
    ['conquest/winners?profile=twin-holms&from=2026-01-01&to=2027-01-01T00:00:00Z&rule=neutral', 200],
    ['grand-triumph/ranked?limit=100&skip=100', 200],
    ['chess/scores', 404],
    ['conquest/losers', 404],
    ['conquest/scores?profile=nowhere', 400],
    ['conquest/scores?table=..%2F..', 400],
    ['conquest/scores?rule=neutral%22%5D', 400],
    ['conquest/scores?from=yesterday', 400],
    ['conquest/scores?limit=101', 400],
    ['conquest/scores?limit=0', 400],
    ['conquest/scores?skip=-1', 400],
    ['conquest/scores?limit=1&limit=2', 400],
  ] as const)
    expect([path, (await boardOf(server, path)).status]).toEqual([path, status]);
  expect(await boardOf(server, 'conquest/scores')).toMatchObject({ scored: 'Territories and armies' });
  const answers = await Promise.all(Array.from({ length: 60 }, () => boardOf(server, 'conquest/scores')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
});

it('a board of whoever asks and their friends is told to nobody else', async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await serverForTest({ clock, store });
  const [rosa, boris, carla] = [server.browser(), server.browser(), server.browser()].map((browser) => ({
    browser,
    card: testCard(browser),
  })) as [Asker, Asker, Asker];
  for (const [{ card }, name] of [
    [rosa, 'Rosa'],
    [boris, 'Boris'],
    [carla, 'Carla'],
  ] as const)
    await card.make(name);
  const played = playedGame(
    [rosa, boris, carla].map(({ card }, n) => ({ side: `player-${n + 1}`, card: card.key, score: n })),
    { game: 'conquest' },
  );
  await store.records.write([{ put: `played!${played.table}!1`, value: JSON.stringify(played) }]);
  const seenBy = async ({ browser }: Asker) => {
    const { status, text } = await browser.get('/api/boards/conquest/scores?friends=yes');
    return [status, (JSON.parse(text) as { rows?: { card: string; position: number }[] }).rows];
  };
  const row = ({ card }: Asker, position: number) => expect.objectContaining({ card: card.key, position });
  expect(await seenBy(rosa)).toEqual([200, [row(rosa, 1)]]);
  await rosa.browser.post('/api/card/friends', { card: boris.card.key, isFriend: true });
  expect(await seenBy(rosa)).toEqual([200, [row(boris, 1), row(rosa, 2)]]);
  expect(await seenBy(boris)).toEqual([200, [row(boris, 1)]]);
  expect((await server.browser().get('/api/boards/conquest/scores?friends=yes')).status).toBe(401);
  expect((await rosa.browser.get('/api/boards/conquest/scores?friends=all')).status).toBe(400);
});

it('a board is had as a file for a spreadsheet or a program, the whole of it, and says where it goes on', async () => {
  const store = new MemoryStore();
  const many = Array.from({ length: 1005 }, (_, n) => {
    const table = `table${n}`;
    const game = playedGame(
      [
        { side: 'player-1', card: 'a'.repeat(64), place: 1, score: n },
        { side: 'player-2', card: 'b'.repeat(64) },
      ],
      { table, game: 'conquest', deeds: 30 },
    );
    return { put: `played!${table}!1`, value: JSON.stringify(game) };
  });
  await store.records.write(many);
  const server = await serverForTest({ clock: new TestClock(), store });
  const csv = await server.browser().get('/api/boards/conquest/scores?as=csv');
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="conquest-scores.csv"',
    'x-content-type-options': 'nosniff',
    link: '</api/boards/conquest/scores?as=csv&skip=1000>; rel="next"',
  });
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(1001);
  const rest = await server.browser().get('/api/boards/conquest/scores?as=csv&skip=2000');
  expect(rest.text.trimEnd().split('\r\n')).toHaveLength(11);
  expect(rest.headers.link).toBeUndefined();
  const json = await server.browser().get('/api/boards/conquest/winners?as=json');
  expect(json.headers['content-disposition']).toBe('attachment; filename="conquest-winners.json"');
  expect(json.json<{ rows: unknown[] }>().rows).toHaveLength(1);
  const pot = await server.browser().get('/api/pots/conquest?as=csv');
  expect([pot.status, pot.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  for (const path of [
    'boards/conquest/scores?as=xls',
    'boards/conquest/scores?as=csv&limit=1001',
    'pots/conquest?as=x',
  ])
    expect([path, (await server.browser().get(`/api/${path}`)).status]).toEqual([path, 400]);
});
