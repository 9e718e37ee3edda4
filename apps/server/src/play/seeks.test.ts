import type { ListedSeek, OwnSeek } from '@vexillum/protocol';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { openEvents, openPlayStream } from '../../test/play-stream.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import type { TestBrowser } from '../../test/test-browser.ts';
import { Bulletin } from './bulletin.ts';
import { Seeks } from './seeks.ts';

type Server = Awaited<ReturnType<typeof serverForTest>>;

interface Sat {
  readonly table: string;
  readonly seat: string;
  readonly name: string;
  readonly also?: readonly Sat[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const seek = (browser: TestBrowser, more: object = {}) =>
  browser.post('/api/seeks', { game: 'conquest', name: 'Aino', ...more });

const answer = (browser: TestBrowser, row: ListedSeek | undefined, name = 'Bertil') =>
  browser.post(`/api/seeks/${row?.seek}/answer`, { name });

const sit = (browser: TestBrowser) => browser.post('/api/seeks/mine/sit', { name: 'Aino (Host)' });

const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).sort((a, b) => a - b);

const mine = async (browser: TestBrowser) => (await browser.get('/api/seeks/mine')).json<OwnSeek>();

const listOf = async (server: Server) =>
  (await server.browser().get('/api/play')).json<{
    readonly seeks: readonly ListedSeek[];
    readonly tables: readonly { readonly table: string; readonly free: readonly { readonly seat: string }[] }[];
  }>();

/** What the list says of seeks, a moment later. */
const seeks = async (server: Server, clock: TestClock): Promise<readonly ListedSeek[]> => {
  clock.pass(1_000);
  return (await listOf(server)).seeks;
};

const evening = async (options: Parameters<typeof serverForTest>[0] = {}) => {
  const clock = new TestClock();
  const server = await serverForTest({ clock, ...options });
  return { clock, server, aino: server.browser(), bertil: server.browser() };
};

/** A seek that hangs there. */
const sought = async (more: object = {}, options: Parameters<typeof serverForTest>[0] = {}) => {
  const told = await evening(options);
  const put = await seek(told.aino, more);
  expect(put.status).toBe(201);
  return { ...told, put, row: put.json<ListedSeek>() };
};

/** Time passes for a line that stays open: whoever takes nothing for half a minute would be hung up. */
const passSlowly = async (clock: TestClock, milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= MINUTE / 3) {
    clock.pass(Math.min(left, MINUTE / 3));
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** What a page of that browser hears of its own seek. */
const listen = (server: Server, browser: TestBrowser) =>
  openEvents(server.origin, '/api/seeks/mine/changes', browser.cookieHeader);

describe('a seek', () => {
  it('hangs in the list for everybody, with what its seeker said and nothing of their device', async () => {
    const { clock, server, row, put } = await sought({
      players: 4,
      lasting: 150,
      note: 'beginners welcome',
      when: '2026-01-01T08:00:00Z',
    });
    expect(row).toEqual({
      seek: expect.stringMatching(/^[a-z2-7]{8}$/) as string,
      game: 'conquest',
      name: 'Aino',
      players: 4,
      when: '2026-01-01T08:00:00.000Z',
      lasting: 150,
      note: 'beginners welcome',
      since: '2026-01-01T00:00:00.000Z',
      whileAway: false,
    });
    expect(await seeks(server, clock)).toEqual([row]);
    expect(put.headers['set-cookie']?.[0]).toMatch(/^seek=.*HttpOnly.*SameSite=Strict/i);
  });

  it.each([
    ['conquest', ['player-1', 'host'], 'player-2', ['player-1', 'player-2']],
    ['triumph', ['red-captain', 'host'], 'blue-captain', ['red', 'blue']],
    ['grand-triumph', ['red-captain', 'host'], 'blue-captain', ['red', 'blue']],
  ])(
    '%s: whoever answers and the seeker sit at one new table, on two sides, the seeker its host, too',
    async (game, own, other, sides) => {
      const { clock, server, aino, bertil, row } = await sought({ game });
      const answered = await answer(bertil, row);
      expect(answered.json<Sat>()).toMatchObject({ seat: other, side: sides[1], name: 'Bertil' });
      const { table } = answered.json<Sat>();
      expect(await seeks(server, clock)).toEqual([]);
      expect(await mine(aino)).toEqual({ answered: { table, by: 'Bertil' } });
      const sat = await sit(aino);
      expect(sat.json<Sat>()).toMatchObject({
        table,
        seat: own[0],
        side: sides[0],
        name: 'Aino',
        also: [{ seat: 'host', name: 'Aino (Host)' }],
      });
      for (const [browser, seat = ''] of [
        [aino, own[0]],
        [aino, own[1]],
        [bertil, other],
      ] as const)
        expect((await browser.act(table, seat, 'say', { text: 'hello', to: 'table' })).status).toBe(200);
      expect(await mine(aino)).toEqual({});
      expect((await server.browser().get(`/api/play/${table}`)).status).toBe(404);
      // No link was handed out to anybody.
      expect(`${answered.text}${sat.text}`).not.toMatch(/gt1_/);
    },
  );

  it('its page hears at once that somebody has answered', async () => {
    const { server, aino, bertil, row } = await sought();
    const page = await listen(server, aino);
    await page.until((told) => told.length === 1);
    expect(page.told()).toEqual([{ event: 'mine', data: { seek: row } }]);
    const { table } = (await answer(bertil, row)).json<Sat>();
    await page.until((told) => told.length === 2);
    expect(page.told()[1]?.data).toEqual({ answered: { table, by: 'Bertil' } });
    await sit(aino);
    await aino.post('/api/seeks/mine/withdraw', {});
    await page.until((told) => told.length === 3);
    expect(page.told()[2]?.data).toEqual({});
  });

  it('for more than two leaves the other seats open to everybody', async () => {
    const { clock, server, bertil, row } = await sought({ players: 4 });
    const { table } = (await answer(bertil, row)).json<Sat>();
    clock.pass(1_000);
    const { tables } = await listOf(server);
    expect(tables.map((one) => [one.table, one.free.map((free) => free.seat)])).toEqual([
      [table, ['player-3', 'player-4']],
    ]);
    const sat = await server.browser().post(`/api/play/${table}/sit`, { seat: 'player-3', name: 'Cecilia' });
    expect(sat.status).toBe(200);
  });

  it('is answered once: of those who press at the same moment one sits, and the others are told in plain words', async () => {
    const { server, row } = await sought();
    const answers = await Promise.all(
      ['Bertil', 'Cecilia', 'David'].map((name) => answer(server.browser(), row, name)),
    );
    expect(statusesOf(answers)).toEqual([200, 410, 410]);
    for (const { error } of answers.filter(({ status }) => status === 410))
      expect(error?.message).toBe('You are too late: somebody else has answered, or it was taken back.');
    for (const strange of ['aaaaaaaa', 'mine2', '%00', 'x'.repeat(300)])
      expect(
        (await server.browser().post(`/api/seeks/${strange}/answer`, { name: 'Eva' })).status,
      ).toBeGreaterThanOrEqual(404);
  });

  it('two who answer each other come to one table', async () => {
    const { clock, server, aino, bertil, row } = await sought();
    const other = (await seek(bertil, { name: 'Bertil' })).json<ListedSeek>();
    const both = await Promise.all([answer(bertil, row), answer(aino, other, 'Aino')]);
    expect(statusesOf(both)).toEqual([200, 410]);
    expect(await seeks(server, clock)).toEqual([]);
    const found = [await mine(aino), await mine(bertil)].filter(({ answered }) => answered);
    expect(found).toHaveLength(1);
  });

  it('whoever withdraws while somebody answers is told that they are found, and nothing is half', async () => {
    const { clock, server, aino, bertil, row } = await sought();
    const [answered, withdrawn] = await Promise.all([answer(bertil, row), aino.post('/api/seeks/mine/withdraw', {})]);
    expect([
      [200, 409],
      [410, 200],
    ]).toContainEqual([answered.status, withdrawn.status]);
    expect(await seeks(server, clock)).toEqual([]);
    expect(await mine(aino)).toEqual(
      answered.status === 200 ? { answered: { table: answered.json<Sat>().table, by: 'Bertil' } } : {},
    );
  });

  it('is one for each device, and its holder’s alone', async () => {
    const { clock, server, aino, bertil } = await sought();
    await seek(aino, { note: 'a second thought' });
    const [row, ...others] = await seeks(server, clock);
    expect([row?.note, others]).toEqual(['a second thought', []]);
    expect((await answer(aino, row)).error?.code).toBe('own-seek');
    expect((await answer(bertil, row, 'Aino')).error?.code).toBe('bad-name');
    expect((await sit(bertil)).status).toBe(410);
    for (const forged of ['', `${row?.seek}_${'A'.repeat(43)}`]) {
      bertil.cookies.set('seek', forged);
      await bertil.post('/api/seeks/mine/withdraw', {});
      expect(await mine(bertil)).toEqual({});
      expect(await seeks(server, clock)).toHaveLength(1);
    }
    expect((await aino.post('/api/seeks/mine/withdraw', {})).status).toBe(200);
    expect(await seeks(server, clock)).toEqual([]);
  });

  it('goes 15 minutes after its page was closed, and not while the page is open', async () => {
    const { clock, server, aino, row } = await sought();
    const page = await listen(server, aino);
    await passSlowly(clock, HOUR);
    expect(await seeks(server, clock)).toEqual([row]);
    page.stop();
    await page.until((_told, isEnded) => isEnded);
    // The server hears of the closed line a moment later than we do.
    await expect
      .poll(async () => {
        clock.pass(16 * MINUTE);
        return await seeks(server, clock);
      })
      .toEqual([]);
    expect((await answer(server.browser(), row)).status).toBe(410);
  });

  it('goes an hour after its time, and one without a time after 12 hours, also for whoever has its page open', async () => {
    const { clock, server, aino, bertil } = await sought({ whileAway: true });
    await seek(bertil, { name: 'Bertil', when: '2026-01-01T20:00:00Z', whileAway: true });
    clock.pass(12 * HOUR - MINUTE);
    expect(await seeks(server, clock)).toHaveLength(2);
    const page = await listen(server, aino);
    await passSlowly(clock, 2 * MINUTE);
    expect((await seeks(server, clock)).map(({ name }) => name)).toEqual(['Bertil']);
    await page.until((told) => told.length === 2);
    expect(page.told()[1]?.data).toEqual({});
    clock.pass(9 * HOUR);
    expect(await seeks(server, clock)).toEqual([]);
  });

  it('lasts over a restart of the server, and is forgotten on the disk when it is over', async () => {
    const store = new MemoryStore();
    const first = await sought({ whileAway: true }, { store });
    await first.server.close();
    const clock = new TestClock(first.clock.now());
    const second = await serverForTest({ store, clock });
    expect(await seeks(second, clock)).toHaveLength(1);
    clock.pass(12 * HOUR);
    expect(await seeks(second, clock)).toEqual([]);
    expect(await store.records.list('seek!')).toEqual([]);
  });

  it.each([
    [{ game: 'chess' }, 'no-such-game'],
    [{ game: 'triumph', players: 3 }, 'too-many-players'],
    [{ players: 1 }, 'bad-request'],
    [{ note: 'x'.repeat(141) }, 'bad-note'],
    [{ note: 'tonight\u202e' }, 'bad-note'],
    [{ note: 'ton\u200bight' }, 'bad-note'],
    [{ note: `Z${'\u0301'.repeat(9)}` }, 'bad-note'],
    [{ note: 'two\nlines' }, 'bad-note'],
    [{ note: '<script>alert(1)</script>' }, 'bad-note'],
    [{ when: 'tonight' }, 'bad-time'],
    [{ when: '2026-01-02T01:01:00Z' }, 'bad-time'],
    [{ when: '2025-12-31T23:00:00Z' }, 'bad-time'],
    [{ lasting: 'never' }, 'bad-request'],
    [{ lasting: 1 }, 'bad-request'],
    [{ name: '<b>Aino' }, 'bad-name'],
    [{ name: 'umpire' }, 'bad-name'],
    [{ more: 1 }, 'unknown-field'],
  ])('is refused where it makes no sense: %j', async (more, code) => {
    const { clock, server, aino } = await evening();
    expect((await seek(aino, more)).error?.code).toBe(code);
    expect(await seeks(server, clock)).toEqual([]);
  });

  it('names of any length and letters make a table', async () => {
    const long = '👨‍👩‍👧‍👦'.repeat(16);
    const { aino, bertil, row } = await sought({ name: long });
    const { table } = (await answer(bertil, row, 'می\u200cخواهم')).json<Sat>();
    expect((await sit(aino)).json<Sat>()).toMatchObject({ table, name: long });
  });

  it('its host has a name even where somebody took the one that the page proposed', async () => {
    const { aino, bertil, row } = await sought();
    await answer(bertil, row, 'Aino (Host)');
    expect((await sit(aino)).json<Sat>().also?.[0]).toMatchObject({ seat: 'host', name: 'Aino 2' });
  });

  it('floods of them end at a few for each household, with a time to come back', async () => {
    const { server, clock } = await evening({ hasLimits: true });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, count) => seek(server.browser(), { name: `Aino ${count}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    for (const { status, headers } of answers.filter(({ status: code }) => code !== 201)) {
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await seeks(server, clock)).toHaveLength(5);
  });
});

describe('the seats of whoever was found', () => {
  it('are had again where the answer that brought them was lost', async () => {
    const { server, aino, bertil, row } = await sought();
    const { table } = (await answer(bertil, row)).json<Sat>();
    const lost = server.browser();
    for (const [name, value] of aino.cookies) lost.cookies.set(name, value);
    expect((await sit(lost)).status).toBe(200);
    expect((await sit(aino)).json<Sat>()).toMatchObject({ table, seat: 'player-1', also: [{ seat: 'host' }] });
    for (const seat of ['player-1', 'host'])
      expect((await aino.act(table, seat, 'say', { text: 'here', to: 'table' })).status).toBe(200);
    expect(await mine(aino)).toEqual({});
    expect((await seek(aino)).status).toBe(201);
  });

  it('stay theirs over a kill of the server, as long as a table is kept for them; they look for nobody else before', async () => {
    const store = new MemoryStore();
    const first = await sought({}, { store });
    const { table } = (await answer(first.bertil, first.row)).json<Sat>();
    expect((await seek(first.aino)).error?.code).toBe('already-found');
    expect((await first.aino.post('/api/seeks/mine/withdraw', {})).error?.code).toBe('already-found');
    await first.server.close();
    const clock = new TestClock(first.clock.now());
    const second = await serverForTest({ store, clock });
    const aino = second.browser();
    for (const [name, value] of first.aino.cookies) aino.cookies.set(name, value);
    clock.pass(11 * HOUR);
    expect(await mine(aino)).toEqual({ answered: { table, by: 'Bertil' } });
    expect((await sit(aino)).json<Sat>()).toMatchObject({ table, seat: 'player-1' });
  });
});

describe('an answer that the disk refuses', () => {
  it('leaves the seek where it was, and whoever answers is told', async () => {
    const store = new MemoryStore();
    const { clock, server, aino, bertil, row } = await sought({}, { store });
    store.trouble = 'refuse';
    expect((await answer(bertil, row)).status).toBe(503);
    store.trouble = 'none';
    expect(await seeks(server, clock)).toEqual([row]);
    expect(await mine(aino)).toEqual({ seek: row });
    expect((await answer(bertil, row)).status).toBe(200);
  });
});

describe('5,000 seeks', () => {
  it('cost as much at a change as 50: rows that are read, and bytes that a reader is sent', async () => {
    const costWith = async (many: number) => {
      const clock = new TestClock();
      let reads = 0;
      const board: Bulletin = new Bulletin(clock, {
        seeks: {
          gone: 'goneSeeks',
          read: (id) => {
            reads++;
            return all.row(id);
          },
        },
      });
      const { records } = new MemoryStore();
      const all: Seeks = await Seeks.begin({ records, clock, bulletin: board, onFailed: () => {} });
      const wish = { game: 'conquest', name: 'Aino', players: 2, whileAway: true };
      for (let count = 0; count < many; count++) await all.put(wish, String(count), undefined);
      clock.pass(1_000);
      const heard: string[] = [];
      board.hear(
        (text) => heard.push(text),
        () => {},
      );
      const before = reads;
      for (let count = 0; count < 10; count++) await all.put(wish, String(count), undefined);
      clock.pass(1_000);
      all.stop();
      return { reads: reads - before, bytes: heard.join('').length };
    };
    expect(await costWith(4_900)).toEqual(await costWith(50));
  });
});

it('whoever hears the list is told of seeks that come and go', async () => {
  const { clock, server, aino, row } = await sought();
  const reader = await openPlayStream(server.origin);
  clock.pass(1_000);
  await reader.until((told) => told.length === 2);
  await aino.post('/api/seeks/mine/withdraw', {});
  clock.pass(1_000);
  await reader.until((told) => told.length === 3);
  expect(reader.told().map(({ data }) => data)).toEqual([
    { tables: [], seeks: [] },
    { seeks: [row] },
    { goneSeeks: [row.seek] },
  ]);
});
