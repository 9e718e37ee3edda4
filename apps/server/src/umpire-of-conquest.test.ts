import { playerOf, territoryOf } from '@vexillum/conquest';
import { closeCodes } from '@vexillum/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atTheFront, type CampaignTable, campaignTable } from '../test/campaign-table.ts';
import { startTestServer, type TestServer } from '../test/start-test-server.ts';
import { stockClient } from '../test/sync-client.ts';

let server: TestServer;
let table: CampaignTable;

beforeAll(async () => {
  server = await startTestServer();
  table = await campaignTable(server, ['host', 'player-1', 'player-2', 'umpire'], { 'random-start': true });
});
afterAll(() => server.close());

const asUmpire = (document: string) => stockClient(table.of('umpire'), table.table, document, { seat: 'umpire' });

const opens = async (document: string): Promise<boolean> => {
  const client = asUmpire(document);
  const isOpen = await Promise.race([client.synced.then(() => true), client.closed.then(() => false)]);
  client.stop();
  return isOpen;
};

it('an umpire whom all players have accepted reads their flags while the game is on, and never what is the bank’s', async () => {
  await table.did('player-1', 'accept-umpire');
  await table.did('player-2', 'accept-umpire');
  expect(await opens('side-player-1')).toBe(false);
  const front = await atTheFront(table);
  while (territoryOf(await table.snapshot(), front.to).owner === 'player-2')
    await table.did('player-1', 'attack-territory', front);
  await table.did('player-1', 'end-turn');

  const flags = asUmpire('side-player-1');
  await flags.synced;
  expect(flags.doc.getMap('flag').toJSON()['flag:1']).toMatchObject({ kind: expect.any(String) as unknown });
  expect(playerOf(await table.snapshot(), 'player-1')?.flags[0]?.kind).toBeUndefined();
  expect(await Promise.all(['side-player-2', 'side-player-3', 'side-house', 'plan-house'].map(opens))).toEqual([
    true,
    false,
    false,
    false,
  ]);

  await table.did('host', 'reset-game');
  expect((await flags.closed).code).toBe(closeCodes.notForYou);
  flags.stop();
});

it('one player who has not accepted the umpire is enough for the umpire to read nothing', async () => {
  const other = await campaignTable(server, ['player-1', 'player-2', 'player-3', 'umpire'], { 'random-start': true });
  for (const seat of ['player-1', 'player-2']) await other.did(seat, 'accept-umpire');
  await other.did('player-1', 'start-game');
  const wire = other.of('umpire').wire(other.table, 'side-player-1', '?seat=umpire');
  expect((await wire.closed).code).toBe(closeCodes.notForYou);
  await other.did('player-3', 'accept-umpire');
  const read = stockClient(other.of('umpire'), other.table, 'side-player-1', { seat: 'umpire' });
  await read.synced;
  read.stop();
});
