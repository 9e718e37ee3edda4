import { MemoryStore } from '@vexillum/table/testing';
import { expect, it, vi } from 'vitest';
import { newTable, sitDown } from '../test/claim-all.ts';
import { startTestServer } from '../test/start-test-server.ts';

it('what is kept of a table beside its ledger is written while the table is still this server’s, so that no heir’s is written over', async () => {
  const store = new MemoryStore();
  const server = await startTestServer({ store });
  const made = await newTable(server, { game: 'triumph' });
  await sitDown(server, made, 'host', 'Hanna');
  const { records } = store;
  const write = records.write.bind(records);
  const owners: unknown[] = [];
  vi.spyOn(records, 'write').mockImplementation(async (changes) => {
    await write(changes);
    if (changes.some((change) => 'put' in change && change.put === `glance!${made.table}`))
      owners.push(await store.standing.ownerOf(made.table));
  });
  await server.close();
  expect(owners).toEqual([{ kind: 'me' }]);
  expect(await store.standing.ownerOf(made.table)).toEqual({ kind: 'nobody' });
});
