import { canonicalJson } from '@vexillum/ledger';
import { newRating, ordinalOf, ratingsAfter } from '@vexillum/league';
import { playedGame } from '@vexillum/league/testing';
import type { HonoursPage, PotPage } from '@vexillum/protocol';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';

const [ROSA, BORIS, CARLA] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];
const names: Readonly<Record<string, string>> = { [ROSA]: 'Rosa', [BORIS]: 'Boris', [CARLA]: 'Carla' };
const DAY = 86_400_000;
const LETTERS = 'abcdefghijklmnop';
let tables = 0;

/** A rated game of two that the first has won; its record, as the server keeps it. */
const record = (winner: string, loser: string, endedAt: string, over: object = {}) => {
  const table = `${'a'.repeat(14)}${LETTERS[tables >> 4]}${LETTERS[tables++ & 15]}`;
  const game = playedGame(
    [
      { side: 'player-1', card: winner, place: 1 },
      { side: 'player-2', card: loser },
    ],
    { table, endedAt, game: 'conquest', ...over },
  );
  const players = game.players.map((each) => ({ ...each, name: names[each.card ?? ''] ?? 'Somebody' }));
  return { game: { ...game, players }, put: `played!${table}!1`, value: JSON.stringify({ ...game, players }) };
};

const potOf = async (server: TestServer, query = ''): Promise<PotPage> =>
  JSON.parse((await server.browser().get(`/api/pots/conquest${query}`)).text) as PotPage;

/** Rosa wins three times in November, Boris once; in October Boris won three times. */
const season = () => {
  const october = [ROSA, CARLA, ROSA].map((loser, n) => record(BORIS, loser, `2026-10-0${n + 3}T20:00:00.000Z`));
  const november = [
    ...[BORIS, BORIS, CARLA].map((loser, n) => record(ROSA, loser, `2026-11-0${3 + 2 * n}T20:00:00.000Z`)),
    record(BORIS, ROSA, '2026-11-09T20:00:00.000Z'),
    record(CARLA, BORIS, '2026-11-10T20:00:00.000Z'),
    record(CARLA, ROSA, '2026-11-11T20:00:00.000Z', { deeds: 3 }),
  ];
  return { october, november };
};

const storeWith = async (records: readonly { put: string; value: string }[]) => {
  const store = new MemoryStore();
  await store.records.write(records.map(({ put, value }) => ({ put, value })));
  return store;
};

it('KR-GSL-JACKPOT KR-GSL-JACKPOT-VIEW KR-GSL-JACKPOT-RANK KR-GSL-JACKPOT-RESET KR-GSL-JACKPOT-ELIG a pot begins from nothing, counts its own month, and says whom to beat', async () => {
  const { october, november } = season();
  const store = await storeWith([...october, ...november]);
  const clock = new TestClock(Date.parse('2026-11-15T12:00:00.000Z'));
  const server = await serverForTest({ clock, store });
  // Worked out here as if nothing had ever been played before the month began.
  const ratings = new Map<string, ReturnType<typeof newRating>>();
  for (const { game } of november.slice(0, 5))
    for (const [card, rating] of ratingsAfter(game, (one) => ratings.get(one) ?? newRating()))
      ratings.set(card, rating);
  const points = (card: string) => Math.round(ordinalOf(ratings.get(card) ?? newRating()) * 100);
  const page = await potOf(server, `?card=${BORIS}`);
  expect(page).toMatchObject({
    period: '2026-11',
    from: '2026-11-01T00:00:00.000Z',
    to: '2026-12-01T00:00:00.000Z',
    closesAt: '2026-12-04T00:00:00.000Z',
    state: 'running',
    needs: 3,
    needsOpponents: 2,
    periods: ['2026-11', '2026-10'],
  });
  expect(page.rows).toEqual([
    { position: 1, name: 'Rosa', card: ROSA, value: points(ROSA), games: 4, won: 3 },
    { position: 2, name: 'Boris', card: BORIS, value: points(BORIS), games: 4, won: 1 },
    { name: 'Carla', card: CARLA, value: points(CARLA), games: 2, won: 1, missing: 1 },
  ]);
  expect(page.own).toMatchObject({ row: { name: 'Boris' }, toBeat: { name: 'Rosa' }, missing: 0, uncounted: [] });
  expect((await potOf(server, `?card=${ROSA}`)).own?.toBeat).toBeUndefined();
  expect((await potOf(server, `?card=${CARLA}`)).own).toMatchObject({
    missing: 1,
    missingOpponents: 0,
    uncounted: [{ why: 'short', games: 1 }],
  });
  const stranger = (await potOf(server, `?card=${'d'.repeat(64)}`)).own;
  expect(stranger).toMatchObject({ missing: 3, missingOpponents: 2, toBeat: { name: 'Boris' } });
  expect(stranger?.row).toBeUndefined();
  // Where games ended in the month before, somebody else was first.
  expect((await potOf(server, '?period=2026-10')).rows.map(({ name }) => name)).toEqual(['Boris', 'Carla', 'Rosa']);
});

it('KR-GSL-JACKPOT-RANK KR-GSL-JACKPOT-RESET a pot closes 72 hours after its month, and nothing changes it afterwards; the next one is empty', async () => {
  const { october, november } = season();
  const store = await storeWith([...october, ...november]);
  const clock = new TestClock(Date.parse('2026-12-03T23:59:00.000Z'));
  const server = await startTestServer({ clock, store });
  expect(await potOf(server)).toMatchObject({ period: '2026-12', state: 'running', rows: [] });
  const counting = await potOf(server, '?period=2026-11');
  expect(counting.state).toBe('counting');
  await expect.poll(async () => (clock.pass(60_000), (await potOf(server, '?period=2026-11')).state)).toBe('closed');
  const closed = await potOf(server, '?period=2026-11');
  expect(closed.rows).toEqual(counting.rows);
  const before = await potOf(server, '?period=2026-10');
  expect(closed.seal?.previous).toBe(before.seal?.hash);
  // Whoever has the record can work its hash out.
  const kept = await store.records.get('pot!2026-11!conquest');
  const { hash, ...told } = JSON.parse(kept ?? '') as { hash: string };
  expect(createHash('sha256').update(canonicalJson(told)).digest('hex')).toBe(hash);
  const { laurels } = JSON.parse((await server.browser().get(`/api/honours/${BORIS}`)).text) as HonoursPage;
  expect(laurels).toEqual([
    { game: 'conquest', period: '2026-11', place: 2 },
    { game: 'conquest', period: '2026-10', place: 1 },
  ]);
  await server.close();
  // Told late, by far: of November, and of a month in which nobody had played.
  const late = [
    ...[20, 21, 22].map((day) => record(CARLA, ROSA, `2026-11-${day}T20:00:00.000Z`)),
    record(CARLA, ROSA, '2026-09-09T20:00:00.000Z'),
  ];
  await store.records.write(late.map(({ put, value }) => ({ put, value })));
  const later = new TestClock(clock.now() + 40 * DAY);
  const again = await serverForTest({ clock: later, store });
  await expect
    .poll(async () => (later.pass(60_000), (await store.records.get('pots'))?.includes('2026-12')))
    .toBe(true);
  expect(await store.records.get('pot!2026-11!conquest')).toBe(kept);
  const after = await potOf(again, '?period=2026-11');
  expect({ ...after, periods: [] }).toEqual({ ...closed, periods: [] });
  expect(await potOf(again, '?period=2026-09')).toMatchObject({ state: 'closed', rows: [] });
  expect(after.periods).not.toContain('2026-09');
});

it('pots are asked for by games and months that there are', async () => {
  const clock = new TestClock(Date.parse('2026-11-15T12:00:00.000Z'));
  const server = await serverForTest({ clock });
  for (const [path, status] of [
    ['conquest', 200],
    ['conquest?period=2026-10', 200],
    ['conquest?period=2026-12', 404],
    ['conquest?period=2026-13', 404],
    ['conquest?period=..', 404],
    ['conquest?period=2025-12', 404],
    ['chess', 404],
    ['conquest?card=x', 404],
  ] as const)
    expect([path, (await server.browser().get(`/api/pots/${path}`)).status]).toEqual([path, status]);
});
