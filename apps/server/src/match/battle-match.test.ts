import { canonicalJson, type MatchFile, verifyMatch } from '@vexillum/ledger';
import { smallArmy } from '@vexillum/triumph/testing';
import { expect, it } from 'vitest';
import { claimAll } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { games } from '../all-games.ts';

/** A battle of which a few things have happened, and its public file. */
const battleFile = async () => {
  const server = await serverForTest();
  const { table, of } = await claimAll(server, { game: 'grand-triumph', houseRules: { 'sealed-orders': false } });
  const did = async (seat: string, name: string, args: unknown) => {
    const answer = await of(seat).act(table, seat, name, args);
    expect(answer.text).toContain('"seq"');
    return answer.json<{ result: { stands: string[] } }>().result;
  };
  const { stands } = await did('red-captain', 'bring-army', { side: 'red', army: smallArmy });
  await did('red-captain', 'place-stands', { stands: [{ id: stands[0], pose: [20_000, 5000, 0] }] });
  await did('red-captain', 'move-stands', { moves: [{ id: stands[0], to: [20_000, 7000, 0] }] });
  await did('red-captain', 'undo-action', {});
  await did('blue-1', 'roll-dice', { dice: [6, 6], why: 'command' });
  await did('host', 'say', { text: 'good luck', to: 'table' });
  return { server, table, file: (await of('host').get(`/api/tables/${table}/export`)).text };
};

it('a battle goes on from its file, and the rules find nothing in it', async () => {
  const { server, table, file } = await battleFile();
  expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
  const made = await server.browser().post('/api/tables', { match: file });
  expect(made.text).toContain('"invites"');
  const { table: next, invites } = made.json<{ table: string; invites: { seat: string; token: string }[] }>();
  expect(next).not.toBe(table);
  const red = server.browser();
  await red.claim(invites.find(({ seat }) => seat === 'blue-captain')?.token, 'Benedikt');
  expect((await red.act(next, 'blue-captain', 'roll-dice', { dice: [6], why: 'on' })).status).toBe(200);
  const again = (await red.get(`/api/tables/${next}/export`)).text;
  expect(verifyMatch(again, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
});

it('a file whose head was changed is refused', async () => {
  const { server, file } = await battleFile();
  const match = JSON.parse(file) as { head: object };
  match.head = { ...match.head, hash: '00'.repeat(32) };
  const answer = await server.browser().post('/api/tables', { match: `${canonicalJson(match)}\n` });
  expect(answer).toMatchObject({ status: 400, error: { code: 'bad-match', field: 'match' } });
});

it('the entry that ends a battle says how it ended, once, and nobody can say otherwise', async () => {
  const server = await serverForTest();
  const { table, of } = await claimAll(server, { game: 'triumph' });
  for (const [seat, name, args] of [
    ['red-captain', 'end-game', {}],
    ['blue-captain', 'end-game', {}],
    ['host', 'say', { text: 'well played', to: 'table' }],
  ] as const)
    expect((await of(seat).act(table, seat, name, args)).status).toBe(200);
  const file = (await of('host').get(`/api/tables/${table}/export`)).text;
  expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
  const { ledger } = JSON.parse(file) as MatchFile;
  const told = ledger.flatMap(({ seq, result }) => (result ? [{ seq, result }] : []));
  expect(told).toMatchObject([{ seq: ledger.length - 2, result: { rule: { id: 'nobody-is-defeated' } } }]);
});
