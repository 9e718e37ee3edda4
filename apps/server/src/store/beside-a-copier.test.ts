import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newTable } from '../../test/claim-all.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { checkDatabase } from '../tools/check-database.ts';
import { deleteTable } from '../tools/delete-table.ts';
import { openSqlite, type Sqlite } from './sqlite/sqlite.ts';
import { SqliteStore } from './sqlite-store.ts';

const someFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-copier-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
};

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

/** Two tables of its own in our file, as Litestream has them. */
const settleIn = (copier: Sqlite): void =>
  copier.exec(
    `pragma busy_timeout = 5000;
     create table if not exists _litestream_seq (id integer primary key, seq integer);
     create table if not exists _litestream_lock (id integer)`,
  );

/** What it does again and again: it reads so that nobody else empties the log, keeps writers out for a moment, and puts the log into the file. */
const copyOnce = async (copier: Sqlite, mode: 'passive' | 'restart' | 'truncate'): Promise<void> => {
  copier.exec('begin; insert into _litestream_lock values (1)');
  await aMoment();
  copier.exec('rollback');
  copier.exec(`pragma wal_checkpoint(${mode})`);
  copier.exec('insert into _litestream_seq values (1, 1) on conflict (id) do update set seq = seq + 1');
  copier.exec('begin; select count(*) from _litestream_seq');
  await aMoment();
  copier.exec('rollback');
};

it('a program that copies the log continuously works beside the store, and nobody’s move is refused for it', async () => {
  const folder = someFolder();
  const store = await SqliteStore.open(folder);
  const server = await startTestServer({ store });
  const copier = openSqlite(join(folder, 'vexillum.sqlite'));
  settleIn(copier);
  let isOver = false;
  let written = 0;
  const write = async (who: string) => {
    while (!isOver) {
      await store.records.write([{ put: `${who}!${written}`, value: 'x'.repeat(2000) }]);
      written += 1;
    }
  };
  const writing = Promise.all(['a', 'b'].map((who) => write(who)));
  for (const mode of ['passive', 'restart', 'truncate', 'passive'] as const) {
    const before = written;
    await copyOnce(copier, mode);
    await expect.poll(() => written).toBeGreaterThan(before);
  }
  isOver = true;
  await writing;
  await newTable(server);
  await server.close();
  await store.close();
  copier.close();
  expect(checkDatabase(join(folder, 'vexillum.sqlite')).findings).toEqual([]);
  const again = await SqliteStore.open(folder);
  expect((await again.records.list('a!')).length + (await again.records.list('b!')).length).toBe(written);
  await again.close();
});

it('a table is not taken away while such a program would keep bytes of it', async () => {
  const folder = someFolder();
  const store = await SqliteStore.open(folder);
  const server = await startTestServer({ store });
  const { table } = await newTable(server);
  await server.close();
  await store.close();
  const copier = openSqlite(join(folder, 'vexillum.sqlite'));
  settleIn(copier);
  // A reader that has seen what lies in the log keeps it there.
  copier.exec('begin; select count(*) from _litestream_seq');
  expect(() => deleteTable(folder, table, { patience: 20 })).toThrow('Another program has');
  copier.exec('rollback');
  copier.close();
  expect(deleteTable(folder, table).entries).toBeGreaterThan(0);
});
