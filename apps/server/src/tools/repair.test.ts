import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tenureOf } from '@vexillum/table/testing';
import { expect, it, onTestFinished } from 'vitest';
import { battleTable, type BattleTable } from '../../test/battle-table.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { FolderInUse } from '../store/sqlite/faults.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { checkDatabase } from './check-database.ts';
import { repair } from './repair.ts';

const dice = { dice: [6, 6], why: 'the weather' };

const rollsOf = async (table: BattleTable): Promise<number> =>
  (await table.ledger()).entries.filter(({ name }) => name === 'roll-dice').length;

it('keeps what is sound: other tables whole, a damaged one up to its first hole, and people play on', async () => {
  const root = mkdtempSync(join(tmpdir(), 'vexillum-repair-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [data, repaired] = [join(root, 'data'), join(root, 'repaired')];
  const store = await SqliteStore.open(data);
  const server = await startTestServer({ store });
  const [spoilt, sound] = [await battleTable(server), await battleTable(server)];
  for (const table of [spoilt, sound]) for (let n = 0; n < 10; n++) await table.did('red-captain', 'roll-dice', dice);
  const { length } = (await spoilt.ledger()).entries;
  expect(() => repair(data, repaired), 'not beside a server').toThrow(FolderInUse);
  await server.close();
  await store.close();

  const sqlite = openSqlite(join(data, 'vexillum.sqlite'));
  const hole = length - 4;
  sqlite.exec(`delete from entry where table_id = '${spoilt.table}' and seq = ${hole};
    delete from record where key = 'seat!${spoilt.table}!blue-3'`);
  sqlite.exec(`update record set value = value || ' ' where key = 'seat!${spoilt.table}!spectator'`);
  sqlite.close();
  const names = readdirSync(data);
  const { tables, entries, lost } = repair(data, repaired);
  expect(tables).toBe(2);
  expect(entries).toBe(hole + (await lengthOf(data, sound.table)));
  expect(lost.map(({ says }) => says)).toEqual([
    `entries ${hole} to ${length - 1} are lost`,
    expect.stringContaining(`seat!${spoilt.table}!spectator is damaged`),
  ]);
  expect(readdirSync(data)).toEqual(expect.arrayContaining(names));
  expect(checkDatabase(join(repaired, 'vexillum.sqlite')).findings).toEqual([]);

  const again = await SqliteStore.open(repaired);
  onTestFinished(() => again.close());
  const next = await startTestServer({ store: again, port: server.port });
  onTestFinished(() => next.close());
  expect(await rollsOf(sound)).toBe(10);
  expect(await rollsOf(spoilt)).toBe(6);
  for (const table of [sound, spoilt]) await table.did('blue-captain', 'roll-dice', dice);
});

const lengthOf = async (folder: string, table: string): Promise<number> => {
  const store = await SqliteStore.open(folder);
  const { length } = (await tenureOf(store.tables, table)).found;
  await store.close();
  return length;
};
