import { MemoryStore } from '@vexillum/table/testing';
import { expect, it, vi } from 'vitest';
import { newTable, sitDown } from '../test/claim-all.ts';
import { serverForTest } from '../test/server-for-test.ts';

it('what another server has written beside a ledger until it gave the table up is read by the next one', async () => {
  const store = new MemoryStore();
  const former = await serverForTest({ store });
  const made = await newTable(former, { game: 'triumph' });
  const hanna = await sitDown(former, made, 'host', 'Hanna');
  await former.close();
  const kept = await store.records.list(`name!${made.table}!`);
  expect(kept).not.toEqual([]);
  await store.records.write(kept.map(([key]) => ({ del: key })));

  // As if the former one had written it in the last moment.
  const claim = store.tables.claim.bind(store.tables);
  vi.spyOn(store.tables, 'claim').mockImplementation(async (table) => {
    await store.records.write(kept.map(([put, value]) => ({ put, value })));
    return claim(table);
  });
  const next = await serverForTest({ store });
  hanna.address = next.origin;
  const said = await hanna.get(`/api/tables/${made.table}`);
  expect([said.status, said.text.includes('Hanna')]).toEqual([200, true]);
});
