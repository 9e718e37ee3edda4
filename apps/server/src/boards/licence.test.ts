import { type PlayedGame, whyUnrated } from '@vexillum/league';
import type { MatchFile } from '@vexillum/ledger';
import { copyOf, relink } from '@vexillum/ledger/testing';
import { publicKeyOf } from '@vexillum/ledger';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { expect, it } from 'vitest';
import { type CampaignTable, campaignTable, continuedCampaign } from '../../test/campaign-table.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import type { TestServer } from '../../test/start-test-server.ts';
import { testCard } from '../../test/test-card.ts';

const PLAYERS = ['host', 'player-1', 'player-2'];

const begin = async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await serverForTest({ clock, store });
  const played = async (): Promise<readonly PlayedGame[]> =>
    (await store.records.list('played!')).map(([, value]) => JSON.parse(value) as PlayedGame);
  /** What is on the boards when every end that is on the disk has been heard of. */
  const told = async () => {
    await expect.poll(async () => (clock.pass(1000), (await store.records.list('ended!')).length)).toBe(0);
    return { played: await played(), scores: await scores(server, '') };
  };
  return { clock, server, told };
};

const scores = async (server: TestServer, filter: string) => {
  const { text } = await server.browser().get(`/api/boards/conquest/scores?${filter}`);
  return (JSON.parse(text) as { rows: { name: string; table: string }[] }).rows;
};

const roll = (table: CampaignTable) => table.did('player-1', 'roll-dice', { dice: [6], why: '' });

const start = async (table: CampaignTable) => {
  await table.did('player-1', 'start-game');
  await roll(table);
};

const abandon = async (table: CampaignTable) => {
  await roll(table);
  for (const player of ['player-1', 'player-2']) await table.did('host', 'evict-player', { player });
};

const signIn = async (server: TestServer, table: CampaignTable, clock: TestClock) => {
  const card = testCard(table.of('player-1'));
  expect((await card.make('Rosa of the Hill')).status).toBe(201);
  const signed = card.signedFor(table.gameId, 'player-1', { at: new Date(clock.now()).toISOString() });
  const path = `/api/tables/${table.table}/sign-in`;
  const answer = await table.of('player-1').post(path, signed, { 'x-seat': 'player-1' });
  expect(answer).toMatchObject({ status: 200 });
};

const matchOf = async (table: CampaignTable): Promise<string> =>
  (await table.of('host').get(`/api/tables/${table.table}/export`, { 'x-seat': 'host' })).text;

it('KR-GSL-LICENSE a table that goes on from its file has the results that it had, and goes on to make them', async () => {
  const { clock, server, told } = await begin();
  const table = await campaignTable(server, PLAYERS, { 'random-start': true });
  await signIn(server, table, clock);
  await start(table);
  await abandon(table);
  expect((await told()).scores).toHaveLength(1);
  const next = await continuedCampaign(server, await matchOf(table), PLAYERS);
  await signIn(server, next, clock);
  await next.did('host', 'reset-game');
  await start(next);
  await abandon(next);
  const { played } = await told();
  expect(new Set(played.map(({ table: at, match, nth }) => `${at} ${match} ${nth}`))).toEqual(
    new Set([`${table.table} ${table.table} 1`, `${next.table} ${table.table} 2`]),
  );
  const its = await scores(server, `table=${table.table}`);
  expect(its.map(({ table: at }) => at)).toEqual([table.table, next.table]);
});

it('KR-GSL-LICENSE-COPY a file may be gone on with as often as one likes: a game that is played to its end in several places counts once, where it ended first', async () => {
  const { clock, server, told } = await begin();
  const table = await campaignTable(server, PLAYERS, { 'random-start': true });
  await signIn(server, table, clock);
  await start(table);
  const match = await matchOf(table);
  const copies = [await continuedCampaign(server, match, PLAYERS), await continuedCampaign(server, match, PLAYERS)];
  for (const copy of copies) {
    await signIn(server, copy, clock);
    clock.pass(1000);
    await abandon(copy);
  }
  clock.pass(1000);
  await abandon(table);
  const { played, scores: rows } = await told();
  expect(played).toHaveLength(3);
  expect(new Set(played.map(({ began }) => began)).size).toBe(1);
  expect(rows.map(({ table: at }) => at)).toEqual([copies[0]?.table]);
});

it('a game that has ended counts once, however often its file is brought back', async () => {
  const { clock, server, told } = await begin();
  const table = await campaignTable(server, PLAYERS, { 'random-start': true });
  await signIn(server, table, clock);
  await start(table);
  await abandon(table);
  const match = await matchOf(table);
  for (let time = 0; time < 3; time++) {
    const copy = await continuedCampaign(server, match, ['host']);
    await copy.did('host', 'reset-game');
  }
  const { played, scores: rows } = await told();
  expect(played).toHaveLength(1);
  expect(rows).toHaveLength(1);
});

it('what was played at another server counts there; here the next game does', async () => {
  const [here, there] = [await begin(), await begin()];
  const table = await campaignTable(there.server, PLAYERS, { 'random-start': true });
  await start(table);
  const next = await continuedCampaign(here.server, await matchOf(table), PLAYERS);
  await signIn(here.server, next, here.clock);
  await abandon(next);
  expect(await here.told()).toEqual({ played: [], scores: [] });
  // Nor when it has been at home once more.
  const again = await continuedCampaign(here.server, await matchOf(next), PLAYERS);
  await again.did('host', 'reset-game');
  expect((await here.told()).played).toEqual([]);
  await start(again);
  await abandon(again);
  expect((await here.told()).played.map(({ table: at, match }) => [at, match])).toEqual([[again.table, table.table]]);
});

/** The match with a key of a thief's own, from its first entry on, and without what other devices and servers have signed of it. */
const signedAnew = (text: string, isCertified: boolean): string => {
  const thief = 'ab'.repeat(32);
  const match = copyOf(JSON.parse(text) as MatchFile) as ReturnType<typeof copyOf> & {
    countersignatures?: unknown;
    certificate?: unknown;
  };
  delete match.countersignatures;
  if (!isCertified) delete match.certificate;
  const genesis = match.ledger[0]?.args as { key: string; gameId: string };
  genesis.key = publicKeyOf(thief);
  match.key = publicKeyOf(thief);
  return relink(match, genesis.gameId, thief);
};

it('a re-signed match cannot be rated: it is not taken, or is taken as one of which nobody here knows how its dice fell', async () => {
  const { clock, server, told } = await begin();
  const table = await campaignTable(server, PLAYERS, { 'random-start': true });
  await start(table);
  const match = await matchOf(table);
  const refused = await server.browser().post('/api/tables', { match: signedAnew(match, true) });
  expect([refused.status, refused.error?.code]).toEqual([400, 'bad-match']);
  const next = await continuedCampaign(server, signedAnew(match, false), PLAYERS);
  await signIn(server, next, clock);
  await abandon(next);
  expect(await told()).toEqual({ played: [], scores: [] });
});

it('a ground match cannot be rated: whoever goes on from a file until the dice fall as they like moves no rank by it', async () => {
  const { clock, server, told } = await begin();
  const table = await campaignTable(server, PLAYERS, { 'random-start': true });
  await start(table);
  const match = await matchOf(table);
  const copies = [await continuedCampaign(server, match, PLAYERS), await continuedCampaign(server, match, PLAYERS)];
  const [, liked] = copies;
  if (!liked) throw new Error('no copy');
  for (const copy of copies) await roll(copy);
  await signIn(server, liked, clock);
  await abandon(liked);
  const { played, scores: rows } = await told();
  expect(played.map((game) => whyUnrated(game).includes('carried'))).toEqual([true]);
  expect(rows).toHaveLength(1);
  // The next one there was begun there.
  await liked.did('host', 'reset-game');
  await start(liked);
  await abandon(liked);
  const after = (await told()).played;
  expect(after.map(({ isCarried = false }) => isCarried)).toEqual([true, false]);
});
