import { actionMessage } from '@vexillum/protocol';
import { MemoryStore, tenureOf } from '@vexillum/table/testing';
import { expect, it } from 'vitest';
import { battleTable } from '../test/battle-table.ts';
import { serverForTest } from '../test/server-for-test.ts';

const MB = 1024 * 1024;
const line = { text: 'x'.repeat(500), to: 'table' };

it('a table whose record is full takes only what ends the game, and has said so before', async () => {
  const disk = { store: new MemoryStore() };
  const first = await serverForTest({ ...disk, ledgerQuota: MB / 4 });
  const table = await battleTable(first);
  const wire = table.of('blue-captain').wire(table.table, 'public', '?seat=blue-captain&events=1');
  await wire.opened;
  const notices = () => wire.said(actionMessage).filter((said) => Object.hasOwn(said as object, 'notice'));
  const talk = async (most: number): Promise<number> => {
    for (let n = 0; n < most; n++) if ((await table.act('red-captain', 'say', line)).status !== 200) return n;
    return most;
  };
  const said = await talk(2000);
  expect(said).toBeGreaterThan(100);
  expect(said).toBeLessThan(MB / 4 / 500);
  expect(await table.act('red-captain', 'say', line)).toMatchObject({ status: 409, error: { code: 'table-full' } });
  await expect.poll(() => notices().length).toBe(3);
  expect(notices()[0]).toMatchObject({ notice: { code: 'table-nearly-full' } });
  await first.close();

  // It is as full for the next server: what it knows of the record's size was saved with it.
  const next = await serverForTest({ ...disk, ledgerQuota: MB / 4, port: first.port });
  expect((await table.act('red-captain', 'roll-dice', { dice: [6], why: 'more' })).error?.code).toBe('table-full');
  await table.did('red-captain', 'end-game', {});
  await table.did('blue-captain', 'end-game', {});
  expect((await table.of('host').get(`/api/tables/${table.table}`)).json()).toMatchObject({ ended: true });
  expect((await table.act('blue-captain', 'say', line)).error?.code).toBe('table-full');
  await next.close();

  // Where an earlier server has saved nothing of its size, it is counted.
  const tenure = await tenureOf(disk.store, table.table);
  const { snapshot } = tenure.found;
  const { bytes: _size, ...former } = JSON.parse(snapshot?.value ?? '') as { bytes: number };
  await tenure.saveSnapshot(snapshot?.seq ?? 0, JSON.stringify(former));
  await tenure.handOver();
  await serverForTest({ ...disk, ledgerQuota: MB / 4, port: first.port });
  expect((await table.act('blue-captain', 'say', line)).error?.code).toBe('table-full');
});
