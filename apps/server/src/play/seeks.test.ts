import type { ListedSeek } from '@vexillum/protocol';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { openPlayStream } from '../../test/play-stream.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import type { TestBrowser } from '../../test/test-browser.ts';

type Server = Awaited<ReturnType<typeof serverForTest>>;

interface Sat {
  readonly table: string;
  readonly seat: string;
  readonly name: string;
  readonly also?: readonly Sat[];
}

const seek = (browser: TestBrowser, more: object = {}) =>
  browser.post('/api/seeks', { game: 'conquest', name: 'Aino', ...more });

/** What the list says of seeks, a moment later. */
const seeks = async (server: Server, clock: TestClock): Promise<readonly ListedSeek[]> => {
  clock.pass(1_000);
  return (await server.browser().get('/api/play')).json<{ seeks: readonly ListedSeek[] }>().seeks;
};

const evening = async (options: Parameters<typeof serverForTest>[0] = {}) => {
  const clock = new TestClock();
  const server = await serverForTest({ clock, ...options });
  return { clock, server, aino: server.browser(), bertil: server.browser() };
};

describe('a seek', () => {
  it('hangs in the list for everybody, with what its seeker said and nothing of their device', async () => {
    const { clock, server, aino } = await evening();
    const put = await seek(aino, { players: 4, pace: 'evening', note: 'beginners welcome', when: '2026-01-01T08:00:00Z' });
    expect(put.status).toBe(201);
    const [row] = await seeks(server, clock);
    expect(row).toEqual({
      seek: expect.stringMatching(/^[a-z2-7]{8}$/) as string,
      game: 'conquest',
      name: 'Aino',
      players: 4,
      when: '2026-01-01T08:00:00.000Z',
      pace: 'evening',
      note: 'beginners welcome',
      since: '2026-01-01T00:00:00.000Z',
      whileAway: false,
    });
    expect(put.json()).toEqual(row);
  });

  it('somebody answers: a table with both, the seeker its host and a player, without a link', async () => {
    const { clock, server, aino, bertil } = await evening();
    await seek(aino);
    const [row] = await seeks(server, clock);
    const answer = await bertil.post(`/api/seeks/${row?.seek}/answer`, { name: 'Bertil' });
    expect(answer.json<Sat>()).toMatchObject({ seat: 'player-2', name: 'Bertil' });
    const { table } = answer.json<Sat>();
    expect(await seeks(server, clock)).toEqual([]);
    expect((await aino.get('/api/seeks/mine')).json()).toEqual({ answered: { table, by: 'Bertil' } });
    const sat = await aino.post('/api/seeks/mine/sit', { name: 'Aino (Host)' });
    expect(sat.json<Sat>()).toMatchObject({ table, seat: 'player-1', name: 'Aino', also: [{ seat: 'host', name: 'Aino (Host)' }] });
    for (const [browser, seat] of [[aino, 'player-1'], [aino, 'host'], [bertil, 'player-2']] as const)
      expect((await browser.act(table, seat, 'say', { text: 'hello', to: 'table' })).status).toBe(200);
    expect((await aino.get('/api/seeks/mine')).json()).toEqual({});
    expect((await server.browser().get(`/api/play/${table}`)).status).toBe(404);
    expect(`${answer.text}${sat.text}`).not.toMatch(/gt1_/);
  });

  it('of more than two leaves the other seats open to everybody', async () => {
    const { clock, server, aino, bertil } = await evening();
    await seek(aino, { players: 4 });
    const [row] = await seeks(server, clock);
    const { table } = (await bertil.post(`/api/seeks/${row?.seek}/answer`, { name: 'Bertil' })).json<Sat>();
    const card = (await server.browser().get(`/api/play/${table}`)).json<{ free: { seat: string }[] }>();
    expect(card.free.map(({ seat }) => seat)).toEqual(['player-3', 'player-4']);
  });

  it('is answered once; whoever comes later is told that it is gone', async () => {
    const { clock, server, aino } = await evening();
    await seek(aino);
    const [row] = await seeks(server, clock);
    const answers = await Promise.all(
      ['Bertil', 'Cecilia', 'David'].map((name) => server.browser().post(`/api/seeks/${row?.seek}/answer`, { name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(answers.find(({ status }) => status === 410)?.error?.message).toBe('This is gone: it was answered, or taken back.');
    expect((await server.browser().post('/api/seeks/aaaaaaaa/answer', { name: 'Eva' })).status).toBe(410);
  });

  it('is one for each device, and its holder’s alone', async () => {
    const { clock, server, aino, bertil } = await evening();
    await seek(aino);
    await seek(aino, { note: 'a second thought' });
    const rows = await seeks(server, clock);
    expect(rows.map(({ note }) => note)).toEqual(['a second thought']);
    expect((await aino.post(`/api/seeks/${rows[0]?.seek}/answer`, { name: 'Bertil' })).error?.code).toBe('own-seek');
    expect((await bertil.post(`/api/seeks/${rows[0]?.seek}/answer`, { name: 'Aino' })).error?.code).toBe('bad-name');
    expect((await bertil.post('/api/seeks/mine/sit', { name: 'x' })).status).toBe(410);
    await bertil.post('/api/seeks/mine/withdraw', {});
    expect(await seeks(server, clock)).toHaveLength(1);
    bertil.cookies.set('seek', `${rows[0]?.seek}_${'A'.repeat(43)}`);
    await bertil.post('/api/seeks/mine/withdraw', {});
    expect(await seeks(server, clock)).toHaveLength(1);
    expect((await aino.post('/api/seeks/mine/withdraw', {})).status).toBe(200);
    expect(await seeks(server, clock)).toEqual([]);
  });

  it('lasts 15 minutes after its page was closed, and as long as the page is open', async () => {
    const { clock, server, aino } = await evening();
    await seek(aino);
    const page = await openPlayStream(server.origin, aino.cookieHeader);
    clock.pass(60 * 60_000);
    expect(await seeks(server, clock)).toHaveLength(1);
    page.stop();
    await page.until((_told, isEnded) => isEnded);
    // The server hears of the closed line a moment later than we do.
    await expect.poll(async () => {
      clock.pass(16 * 60_000);
      return await seeks(server, clock);
    }).toEqual([]);
  });

  it('lasts 12 hours where its seeker may be away, also over a restart of the server', async () => {
    const store = new MemoryStore();
    const first = await evening({ store });
    await seek(first.aino, { whileAway: true });
    first.clock.pass(11 * 60 * 60_000);
    expect(await seeks(first.server, first.clock)).toHaveLength(1);
    await first.server.close();
    const clock = new TestClock(first.clock.now());
    const second = await serverForTest({ store, clock });
    expect(await seeks(second, clock)).toHaveLength(1);
    clock.pass(61 * 60_000);
    expect(await seeks(second, clock)).toEqual([]);
    expect(await store.records.list('seek!')).toEqual([]);
  });

  it.each([
    [{ game: 'chess' }, 'no-such-game'],
    [{ game: 'triumph', players: 3 }, 'too-many-players'],
    [{ players: 1 }, 'bad-request'],
    [{ note: 'x'.repeat(141) }, 'bad-note'],
    [{ note: 'tonight\u202e' }, 'bad-note'],
    [{ note: 'two\nlines' }, 'bad-note'],
    [{ when: 'tonight' }, 'bad-time'],
    [{ when: '2027-01-01T00:00:00Z' }, 'bad-time'],
    [{ pace: 'never' }, 'bad-request'],
    [{ name: '<b>Aino' }, 'bad-name'],
    [{ name: 'umpire' }, 'bad-name'],
    [{ more: 1 }, 'unknown-field'],
  ])('is refused where it makes no sense: %j', async (more, code) => {
    const { clock, server, aino } = await evening();
    expect((await seek(aino, more)).error?.code).toBe(code);
    expect(await seeks(server, clock)).toEqual([]);
  });

  it('floods of them end at a few for each household, with a time to come back', async () => {
    const { server, clock } = await evening({ hasLimits: true });
    const answers = [];
    for (let count = 0; count < 40; count++) answers.push(await seek(server.browser(), { name: `Aino ${count}` }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    for (const { status, headers } of answers.filter(({ status: code }) => code !== 201)) {
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await seeks(server, clock)).toHaveLength(5);
  });
});
