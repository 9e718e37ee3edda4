import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeCodes } from '@vexillum/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { battleTable } from '../test/battle-table.ts';
import { startTestServer } from '../test/start-test-server.ts';
import { openSqlite } from './store/sqlite/sqlite.ts';
import { SqliteStore } from './store/sqlite-store.ts';

const dice = { dice: [6, 6], why: 'the weather' };

it('a table whose record the disk has spoilt says so, and the one beside it is played on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-spoilt-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const store = await SqliteStore.open(folder);
  const server = await startTestServer({ store });
  const [spoilt, sound] = [await battleTable(server), await battleTable(server)];
  for (const table of [spoilt, sound]) for (let n = 0; n < 3; n++) await table.did('red-captain', 'roll-dice', dice);
  await server.close();
  await store.close();

  const sqlite = openSqlite(join(folder, 'vexillum.sqlite'));
  sqlite.exec(`update entry set value = replace(value, 'weather', 'feather') where table_id = '${spoilt.table}'`);
  sqlite.close();

  const again = await SqliteStore.open(folder);
  onTestFinished(() => again.close());
  const next = await startTestServer({ store: again, port: server.port });
  onTestFinished(() => next.close());
  const refused = await spoilt.act('red-captain', 'roll-dice', dice);
  expect(refused.status).toBe(503);
  expect(refused.json()).toMatchObject({
    error: { code: 'table-damaged', message: expect.stringContaining('can repair it') },
  });
  const line = await spoilt.of('red-captain').wire(spoilt.table, 'public', '?seat=red-captain&events=1').closed;
  expect(line).toEqual({ code: closeCodes.busy, reason: expect.stringContaining('can repair it') });
  expect((await sound.act('red-captain', 'roll-dice', dice)).status).toBe(200);
  expect((await sound.ledger()).entries.filter(({ name }) => name === 'roll-dice')).toHaveLength(4);
});
