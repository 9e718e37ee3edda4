import { isSignedBy } from '@vexillum/ledger';
import type { Records } from '@vexillum/table/room';
import { MemoryStore, snapshotOf } from '@vexillum/table/testing';
import { expect, it } from 'vitest';
import { logBook } from '../../test/log-book.ts';
import { sealingGames, sealingTable } from '../../test/sealing-table.ts';
import { serverForTest } from '../../test/server-for-test.ts';

interface KeptKeys {
  readonly master: string;
  readonly signing: string;
  readonly public: string;
}

const keysIn = async (records: Records): Promise<KeptKeys> => {
  const kept = await records.list('keys!');
  return JSON.parse(kept[0]?.[1] ?? '') as KeptKeys;
};

it('a table’s keys are in the server’s own records, and nowhere else: not in ledger, snapshot, log or answer', async () => {
  const [store, { lines, log }] = [new MemoryStore(), logBook()];
  const { records } = store;
  const server = await serverForTest({ ...sealingGames, store, log });
  const table = await sealingTable(server);
  await table.seal('red-captain', { orders: { edge: 'LF' } });
  await table.did('red-captain', 'roll-dice', { dice: [6], why: '' });
  await table.did('umpire', 'advance-step', { to: 12 });
  for (const path of ['', '/ledger', '/actions', '/export', '/export?view=full'])
    await table.of('host').get(`/api/tables/${table.table}${path}`);
  await server.close();
  const { master, signing, public: announced } = await keysIn(records);
  const stored = (await store.read(table.table, 0, 1000)).join('\n') + (await snapshotOf(store, table.table))?.value;
  const said = table.invites.map(({ seat }) => table.of(seat).everythingReceived.toString()).join('\n');
  expect(stored).toContain(announced);
  expect(said).toContain(announced);
  expect(lines.length).toBeGreaterThan(10);
  for (const secret of [master, signing])
    for (const place of [stored, said, lines.join('\n')]) expect(place.includes(secret)).toBe(false);
});

it('the ledger is signed with the key that its genesis names, and every table has its own', async () => {
  const server = await serverForTest(sealingGames);
  const keys = new Set<string>();
  for (let i = 0; i < 3; i++) {
    const table = await sealingTable(server);
    const { entries, head, signed } = await table.ledger();
    const [{ args }] = entries as unknown as [{ args: { key: string } }];
    expect(signed).toMatchObject(head);
    expect(isSignedBy({ game: table.table, ...head }, signed?.sig ?? '', args.key)).toBe(true);
    keys.add(args.key);
  }
  expect(keys.size).toBe(3);
});

it('no table is made while its keys cannot be written', async () => {
  const store = new MemoryStore();
  const { records } = store;
  const server = await serverForTest({ ...sealingGames, store });
  records.isFull = true;
  const answer = await server.browser().post('/api/tables', { game: 'skirmish' });
  expect(answer).toMatchObject({ status: 503, error: { code: 'not-saved' } });
});

it('a table whose keys were lost goes on with new ones, says so in its ledger, and its players stay', async () => {
  const store = new MemoryStore();
  const { records } = store;
  const first = await serverForTest({ ...sealingGames, store });
  const table = await sealingTable(first);
  await table.did('red-captain', 'roll-dice', { dice: [6], why: 'before' });
  const { public: former } = await keysIn(records);
  await first.close();
  await records.write([{ del: `keys!${table.table}` }]);
  const second = await serverForTest({ ...sealingGames, store });
  const red = second.browser();
  for (const [name, value] of table.of('red-captain').cookies) red.cookies.set(name, value);
  const rolled = await red.act(table.table, 'red-captain', 'roll-dice', { dice: [6], why: 'after' });
  expect(rolled.status).toBe(200);
  const { entries } = (await red.get(`/api/tables/${table.table}/ledger`)).json<{
    entries: { name: string; args: { key?: string }; draw?: { req: { c: number; k: number } } }[];
  }>();
  const [continued, roll] = entries.slice(-2);
  expect(continued).toMatchObject({ name: 'continued', args: { table: table.table, voided: [] } });
  expect(continued?.args.key).not.toBe(former);
  expect(roll?.draw?.req).toMatchObject({ c: 1, k: 1 });
});
