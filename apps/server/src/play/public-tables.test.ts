import type { ListedTable } from '@vexillum/protocol';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { deceptiveArmy } from '@vexillum/triumph/testing';
import { describe, expect, it } from 'vitest';
import { battleTable } from '../../test/battle-table.ts';
import { newTable, sitDown } from '../../test/claim-all.ts';
import { openPlayStream } from '../../test/play-stream.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import type { TestBrowser } from '../../test/test-browser.ts';

type Server = Awaited<ReturnType<typeof serverForTest>>;

const conquest = { game: 'conquest', profile: 'twin-holms', name: 'Three isles' };

/** A table with its host at it. */
const hosted = async (server: Server, body: object = conquest) => {
  const made = await newTable(server, body);
  return { ...made, host: await sitDown(server, made, 'host') };
};

const list = (host: TestBrowser, table: string, body: object = { visibility: 'public' }, seat = 'host') =>
  host.post(`/api/tables/${table}/listing`, body, { 'x-seat': seat });

const listed = async (server: Server): Promise<readonly ListedTable[]> =>
  (await server.browser().get('/api/play')).json<{ tables: readonly ListedTable[] }>().tables;

/** Resolves once the list is like that: it follows within a second. */
const untilListed = async (server: Server, is: (tables: readonly ListedTable[]) => boolean) => {
  const stream = await openPlayStream(server.origin);
  for (;;) {
    const tables = await listed(server);
    if (is(tables)) return tables;
    const heard = stream.told().length;
    await stream.until((told, isEnded) => isEnded || told.length > heard);
  }
};

const sit = (browser: TestBrowser, table: string, seat: string, name: string) =>
  browser.post(`/api/play/${table}/sit`, { seat, name });

describe('KR-GSL-PRIVATE a table is private until its host opens it', () => {
  it('is in no list, and tells a stranger nothing, not even that it is there', async () => {
    const server = await serverForTest();
    const { table } = await hosted(server);
    expect(await listed(server)).toEqual([]);
    const stranger = server.browser();
    const [here, nowhere] = [
      await stranger.get(`/api/play/${table}`),
      await stranger.get(`/api/play/${'a'.repeat(16)}`),
    ];
    expect([here.status, here.text]).toEqual([404, nowhere.text]);
    const [sat, satNowhere] = [
      await sit(stranger, table, 'player-1', 'Otto'),
      await sit(stranger, 'a'.repeat(16), 'player-1', 'Otto'),
    ];
    expect([sat.status, sat.text]).toEqual([404, satNowhere.text]);
    for (const strange of ['..', '%00', 'x'.repeat(5_000), table.toUpperCase()])
      expect((await stranger.get(`/api/play/${strange}`)).status).toBeGreaterThanOrEqual(404);
  });

  it('is so again when its host says so, at once for whoever would sit down', async () => {
    const server = await serverForTest();
    const { table, host } = await hosted(server);
    await list(host, table);
    await untilListed(server, (tables) => tables.length === 1);
    expect((await list(host, table, { visibility: 'private' })).json()).toEqual({ visibility: 'private' });
    expect((await sit(server.browser(), table, 'player-1', 'Otto')).status).toBe(404);
    await untilListed(server, (tables) => tables.length === 0);
  });

  it('is so for a rematch, and for a match that goes on from a file', async () => {
    const server = await serverForTest();
    const { table, host } = await hosted(server, { ...conquest, visibility: 'public' });
    const file = await host.get(`/api/tables/${table}/export`, { 'x-seat': 'host' });
    const again = await server.browser().post('/api/tables', { match: file.text });
    expect(again.status).toBe(201);
    const copy = again.json<{ table: string }>().table;
    expect((await server.browser().get(`/api/play/${copy}`)).status).toBe(404);
    expect((await server.browser().get(`/api/play/${table}`)).status).toBe(200);
  });
});

describe('KR-GSL-PUBLIC the host lists a table', () => {
  it('when it is made, or later; nobody else does', async () => {
    const server = await serverForTest();
    const made = await hosted(server, { ...conquest, visibility: 'public' });
    const player = await sitDown(server, made, 'player-1', 'Otto');
    for (const [browser, seat] of [
      [player, 'player-1'],
      [await sitDown(server, made, 'umpire', 'Ulla'), 'umpire'],
    ] as const)
      for (const visibility of ['public', 'private'])
        expect((await list(browser, made.table, { visibility }, seat)).error?.code).toBe('not-the-host');
    expect((await list(server.browser(), made.table)).status).toBe(404);
    expect((await list(player, made.table, { visibility: 'public' }, 'host')).status).toBe(403);
    expect((await list(made.host, made.table, { visibility: 'public', seats: 7 })).status).toBe(400);
    const seen = await player.get(`/api/tables/${made.table}/listing`, { 'x-seat': 'player-1' });
    expect(seen.json()).toMatchObject({ visibility: 'public', mayWatch: true });
  });

  it('a free seat is claimed by one press; of two who press at the same moment one sits, and the other is told', async () => {
    const server = await serverForTest();
    const { table, host } = await hosted(server);
    await list(host, table);
    const presses = await Promise.all(
      ['Otto', 'Petra', 'Quinn', 'Rosa'].map((name) => sit(server.browser(), table, 'player-2', name)),
    );
    const told = presses.flatMap(({ status, error }) =>
      status === 200 ? [] : [[status, error?.code, error?.message]],
    );
    expect(told).toEqual([1, 2, 3].map(() => [409, 'seat-taken', 'Somebody else was quicker: this seat is taken.']));
    const rows = await untilListed(server, ([row]) => row?.players.length === 1);
    expect(rows[0]?.free.map(({ seat }) => seat)).not.toContain('player-2');
  });

  it('whoever has sat down so holds the seat like everybody else, and comes back by a code', async () => {
    const server = await serverForTest();
    const { table, host } = await hosted(server);
    await list(host, table);
    const otto = server.browser();
    const sat = await sit(otto, table, 'player-1', 'Otto');
    expect(sat.json()).toMatchObject({
      table,
      seat: 'player-1',
      name: 'Otto',
      recovery: expect.stringMatching(/-/) as string,
    });
    expect((await otto.act(table, 'player-1', 'say', { text: 'hello', to: 'table' })).status).toBe(200);
    // The link that the host still has for it is used up.
    expect((await sit(server.browser(), table, 'player-1', 'Petra')).error?.code).toBe('seat-taken');
  });

  it('only the seats that the host opened, and only players’ and spectators’', async () => {
    const server = await serverForTest();
    const { table, host } = await hosted(server, { game: 'grand-triumph' });
    await list(host, table, {
      visibility: 'public',
      seats: ['blue-captain', 'red-1', 'umpire', 'host'],
      mayWatch: false,
    });
    const [row] = await untilListed(server, (tables) => tables.length === 1);
    expect(row?.free).toEqual([{ seat: 'blue-captain', kind: 'captain', side: 'blue' }]);
    for (const seat of ['red-captain', 'red-1', 'blue-1', 'umpire', 'host', 'spectator', 'nobody', '__proto__'])
      expect([seat, (await sit(server.browser(), table, seat, 'Otto')).status]).toEqual([
        seat,
        expect.toBeOneOf([404, 409]),
      ]);
    expect((await sit(server.browser(), table, 'blue-captain', 'Otto')).status).toBe(200);
  });

  it('a seat that was closed a moment ago is not to be had', async () => {
    const server = await serverForTest();
    const { table, host } = await hosted(server, { game: 'grand-triumph' });
    await list(host, table);
    await list(host, table, { visibility: 'public', seats: ['red-captain'], mayWatch: false });
    expect((await sit(server.browser(), table, 'blue-captain', 'Otto')).error?.code).toBe('seat-closed');
    expect((await sit(server.browser(), table, 'spectator', 'Otto')).error?.code).toBe('seat-closed');
  });

  it('a device watches once, and not again when it was sent away', async () => {
    const server = await serverForTest();
    const { table, host } = await hosted(server);
    await list(host, table);
    const [petros, sam] = [server.browser(), server.browser()];
    for (const [browser, name] of [
      [petros, 'Petros'],
      [sam, 'Sam'],
      [petros, 'Petros again'],
    ] as const)
      expect((await sit(browser, table, 'spectator', name)).status).toBe(200);
    const watchers = `/api/tables/${table}/watchers`;
    const told = (await host.get(watchers, { 'x-seat': 'host' })).json<{
      watchers: readonly { readonly watcher: string; readonly name: string }[];
    }>();
    expect(told.watchers.map(({ name }) => name).toSorted()).toEqual(['Petros', 'Sam']);
    const gone = told.watchers.find(({ name }) => name === 'Petros')?.watcher ?? '';
    expect((await host.post(`${watchers}/${gone}/send-away`, {}, { 'x-seat': 'host' })).status).toBe(200);
    expect((await sit(petros, table, 'spectator', 'Petros')).error?.code).toBe('sent-away');
    expect((await sit(sam, table, 'spectator', 'Sam')).status).toBe(200);
  });

  it('a seat that somebody held is offered to nobody: its side may have secrets', async () => {
    const server = await serverForTest();
    const made = await hosted(server, { game: 'grand-triumph' });
    const red = await sitDown(server, made, 'red-captain');
    await list(made.host, made.table);
    await red.post(`/api/tables/${made.table}/seats/red-captain/rotate`, {}, { 'x-seat': 'red-captain' });
    expect((await sit(server.browser(), made.table, 'red-captain', 'Otto')).status).toBe(409);
    const [row] = await untilListed(server, (tables) => tables.length === 1);
    expect(row?.free.map(({ seat }) => seat)).toEqual(['blue-captain']);
  });

  it('in Conquest as many seats are free as the game is for; a machine’s while it goes on', async () => {
    const server = await serverForTest();
    const made = await hosted(server, { ...conquest, houseRules: { seats: 3 } });
    await sitDown(server, made, 'player-1', 'Otto');
    await list(made.host, made.table);
    const free = (tables: readonly ListedTable[]) => tables[0]?.free.map(({ seat }) => seat).join(' ');
    await untilListed(server, (tables) => free(tables) === 'player-2 player-3');
    await made.host.act(made.table, 'host', 'seat-bots', { seats: ['player-2', 'player-3'] });
    await untilListed(server, (tables) => free(tables) === '');
    const started = await made.host.act(made.table, 'host', 'start-game', {});
    expect(started.text).toMatch(/seq/);
    await untilListed(server, (tables) => free(tables) === 'player-2 player-3' && tables[0]?.state === 'playing');
  });
});

describe('KR-GSL-PUBLIC-INFO what the list says', () => {
  it('game, map, options that are not as usual, seats, clock, state, since when, and whether it may be watched', async () => {
    const server = await serverForTest();
    const { table, host } = await hosted(server, {
      ...conquest,
      houseRules: { 'random-start': true, 'turn-limit': 120 },
    });
    await list(host, table);
    await sit(server.browser(), table, 'player-1', 'Otto');
    const [row] = await untilListed(server, (tables) => tables[0]?.players.length === 1);
    expect(row).toMatchObject({
      table,
      game: 'conquest',
      profile: 'twin-holms',
      name: 'Three isles',
      options: { 'random-start': true, 'turn-limit': 120 },
      players: [{ seat: 'player-1', kind: 'captain', side: 'player-1', name: 'Otto' }],
      clock: { turnSeconds: 120 },
      state: 'waiting',
      mayWatch: true,
    });
    expect(Date.parse(row?.openedAt ?? '')).not.toBeNaN();
    expect((await server.browser().get(`/api/play/${table}`)).json()).toEqual(row);
  });

  it('is found where the protocol has it, too', async () => {
    const server = await serverForTest();
    const { table, host } = await hosted(server);
    await list(host, table);
    await untilListed(server, (tables) => tables.length === 1);
    const stranger = server.browser();
    const [here, there] = [await stranger.get('/api/tables?visibility=public'), await stranger.get('/api/play')];
    expect([here.status, here.text]).toEqual([200, there.text]);
    for (const query of ['', '?visibility=private', '?visibility=public&visibility=public'])
      expect((await stranger.get(`/api/tables${query}`)).status).toBe(400);
  });

  it('is told to whoever listens: all of it, then what changes, and the end of the server', async () => {
    const server = await serverForTest();
    const stream = await openPlayStream(server.origin);
    await stream.until((told) => told.length === 1);
    expect(stream.told()[0]).toEqual({ event: 'whole', data: { seeks: [], tables: [] } });
    const { table, host } = await hosted(server);
    await list(host, table);
    await stream.until((told) => told.length === 2);
    expect(stream.told()[1]).toMatchObject({ event: 'changes', data: { tables: [{ table }] } });
    await list(host, table, { visibility: 'private' });
    await stream.until((told) => told.length === 3);
    expect(stream.told()[2]).toEqual({ event: 'changes', data: { goneTables: [table] } });
    await server.close();
    await stream.until((_told, isEnded) => isEnded);
  });

  it('never what a side knows: no byte of armies, their commands, or talk comes to a stranger', async () => {
    const server = await serverForTest();
    const at = await battleTable(server);
    const planted = 'planted-7c41';
    const stands = deceptiveArmy.stands.map((stand) => ({ ...stand, entry: planted, polity: planted }));
    const ids = await at.bring('red', { ...deceptiveArmy, name: planted, stands });
    await at.did('red-captain', 'say', { text: planted, to: 'side' });
    await at.did('red-captain', 'say', { text: planted, to: 'table' });
    const stream = await openPlayStream(server.origin);
    await list(at.of('host'), at.table);
    const [row] = await untilListed(server, (tables) => tables.length === 1);
    await at.did('blue-captain', 'say', { text: planted, to: 'side' });
    await list(at.of('host'), at.table, { visibility: 'public', mayWatch: false });
    await stream.until((told) => told.some(({ data }) => JSON.stringify(data).includes('"mayWatch":false')));
    const stranger = server.browser();
    const answers = await Promise.all(['', `/${at.table}`].map((path) => stranger.get(`/api/play${path}`)));
    const bytes = [stream.text(), ...answers.map(({ text }) => text)].join('\n');
    expect(bytes).toContain(at.table);
    for (const secret of [planted, 'gt1_', ...ids]) expect(bytes).not.toContain(secret);
    const keys = ['table', 'game', 'profile', 'name', 'options', 'players', 'state', 'free', 'mayWatch', 'openedAt'];
    expect(Object.keys(row ?? {}).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('names with markup in them are text, and unseen characters are refused', async () => {
    const server = await serverForTest();
    const evil = '<img src=x onerror=alert(1)>';
    const { table, host } = await hosted(server, { ...conquest, name: evil });
    await list(host, table);
    expect((await sit(server.browser(), table, 'player-1', '\u202eotto')).error?.code).toBe('bad-name');
    expect((await sit(server.browser(), table, 'player-1', 'x'.repeat(500))).error?.code).toBe('bad-name');
    const answer = await server.browser().get('/api/play');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the list forgets', () => {
  it('a table 15 minutes after the last sign of life, and knows it again when somebody comes', async () => {
    const clock = new TestClock();
    const server = await serverForTest({ clock });
    const { table, host } = await hosted(server);
    await list(host, table);
    clock.pass(1_000);
    expect(await listed(server)).toHaveLength(1);
    clock.pass(13 * 60_000);
    expect(await listed(server)).toHaveLength(1);
    clock.pass(4 * 60_000);
    expect(await listed(server)).toHaveLength(0);
    // Its address still says what it is, and whoever sits down is a sign of life.
    const card = await server.browser().get(`/api/play/${table}`);
    expect(card.status).toBe(200);
    expect((await sit(server.browser(), table, 'player-1', 'Otto')).status).toBe(200);
    clock.pass(1_000);
    expect(await listed(server)).toHaveLength(1);
  });

  it('nothing over a restart that the host had decided', async () => {
    const store = new MemoryStore();
    const first = await serverForTest({ store });
    const { table, host } = await hosted(first);
    await list(host, table, { visibility: 'public', seats: ['player-2'] });
    await first.close();
    const second = await serverForTest({ store });
    expect(await listed(second)).toEqual([]);
    expect((await sit(second.browser(), table, 'player-1', 'Otto')).error?.code).toBe('seat-closed');
    expect((await sit(second.browser(), table, 'player-2', 'Otto')).status).toBe(200);
    await untilListed(second, (tables) => tables.length === 1);
  });
});

describe('floods', () => {
  it('of seats, listings and readers meet their limits, each with a time to come back', async () => {
    const server = await serverForTest({ hasLimits: true });
    const { table, host } = await hosted(server);
    const listings = [];
    for (let count = 0; count < 30; count++) listings.push(await list(host, table));
    expect(listings.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
    const stranger = server.browser();
    const seats = [];
    for (let count = 0; count < 80; count++) seats.push(await sit(stranger, table, 'player-9', 'Otto'));
    const refused = seats.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    const streams = [];
    for (let count = 0; count < 60; count++) streams.push(await openPlayStream(server.origin));
    expect(streams.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(50);
    expect(streams.at(-1)?.status).toBe(429);
  });
});
