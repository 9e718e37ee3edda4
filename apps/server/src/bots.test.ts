import { gameOf } from '@vexillum/conquest';
import { verifyMatch } from '@vexillum/ledger';
import { ledgerMessage } from '@vexillum/protocol';
import { expect, it } from 'vitest';
import { campaignTable } from '../test/campaign-table.ts';
import { serverForTest } from '../test/server-for-test.ts';
import { matchRulesOf } from './games.ts';

interface Heard {
  readonly ledger: readonly { readonly seat: string; readonly name: string }[];
}

it('machines play their turns by themselves while somebody looks on, and the match can be checked', async () => {
  const server = await serverForTest({ botPace: 0 });
  const table = await campaignTable(server, ['host', 'p1'], { 'random-start': true });
  const wire = table.of('p1').wire(table.table, 'public', '?seat=p1&events=1');
  await table.did('host', 'seat-bots', { seats: ['p2', 'p3'] });
  await table.did('p1', 'start-game');
  await table.did('host', 'evict-player', { player: 'p1' });
  await wire.untilSaid<Heard>(ledgerMessage, ({ ledger }) => ledger.some(({ name }) => name === 'attack'));
  const snapshot = await table.snapshot();
  expect(gameOf(snapshot)?.phase).toBe('conquer');
  const entries = await table.entries();
  expect(new Set(entries.slice(-20).map(({ seat }) => seat))).toEqual(new Set(['p2', 'p3']));
  wire.socket.close();
  const file = (await table.of('host').get(`/api/tables/${table.table}/export`)).text;
  expect(verifyMatch(file, matchRulesOf('conquest'))).toMatchObject({ ok: true, faults: [], isReplayed: true });
});
