import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { campaignTable } from '../test/campaign-table.ts';
import { serverForTest } from '../test/server-for-test.ts';

it.each([
  { fog: true, status: 409 },
  { fog: false, status: 200 },
])(
  'with $fog for fog, whoever takes the seat of a machine is answered $status while the game is on',
  async ({ fog, status }) => {
    const server = await serverForTest({ botPace: 100_000_000 });
    const table = await campaignTable(server, ['host', 'player-1'], { fog, 'random-start': true });
    await table.did('host', 'seat-bots', { seats: ['player-2'] });
    await table.did('player-1', 'start-game');
    const token = table.tokenOf('player-2');
    const spy = server.browser();
    const claimed = await spy.claim(token, 'Lucius');
    expect(claimed.status).toBe(status);
    const sees = await spy.act(table.table, 'player-2', 'resign-game', {}, randomUUID());
    expect(sees.status === 200).toBe(!fog);
    // The link is not used up: once the board is cleared somebody may sit there.
    await table.did('host', 'reset-game');
    expect((await spy.claim(token, 'Lucius')).status).toBe(fog ? 200 : 410);
  },
);
