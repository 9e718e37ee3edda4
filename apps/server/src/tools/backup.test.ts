import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { battleTable } from '../../test/battle-table.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { SqliteStore } from '../store/sqlite-store.ts';

const someFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const program = join(import.meta.dirname, 'admin-command.ts');

interface Ran {
  readonly code: number | null;
  readonly said: string;
}

/** The operator's command, in a process of its own. */
const admin = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import=tsx', '--conditions=source', program, ...args]);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
    child.once('close', (code) => resolve({ code, said }));
  });

const dice = { dice: [6, 6], why: 'the weather' };

it('a backup is taken while people play, restored elsewhere, and lacks nothing that was acknowledged before', async () => {
  const [data, elsewhere] = [join(someFolder(), 'data'), join(someFolder(), 'restored')];
  const file = join(someFolder(), 'monday.sqlite');
  const store = await SqliteStore.open(data);
  onTestFinished(() => store.close());
  const server = await startTestServer({ store });
  const table = await battleTable(server);
  let isOver = false;
  let acknowledged = 0;
  const play = async () => {
    while (!isOver) {
      await table.did('red-captain', 'roll-dice', dice);
      acknowledged += 1;
    }
  };
  const playing = play();
  await expect.poll(() => acknowledged).toBeGreaterThan(20);
  const before = acknowledged;
  const ran = await admin('backup', '--data', data, '--to', file);
  isOver = true;
  await playing;
  expect(ran).toMatchObject({ code: 0, said: expect.stringMatching(/1 tables with \d+ entries are in/) });
  expect(acknowledged, 'nobody waited for it').toBeGreaterThan(before);
  expect(statSync(file).mode & 0o077).toBe(0);
  await server.close();

  expect(await admin('restore', '--from', file, '--data', elsewhere)).toMatchObject({ code: 0 });
  const restored = await SqliteStore.open(elsewhere);
  onTestFinished(() => restored.close());
  const next = await startTestServer({ store: restored, port: server.port });
  onTestFinished(() => next.close());
  const rolls = (await table.ledger()).entries.filter(({ name }) => name === 'roll-dice').length;
  expect(rolls).toBeGreaterThanOrEqual(before);
  await table.did('blue-captain', 'roll-dice', dice);
  expect(await admin('list', '--data', elsewhere)).toMatchObject({
    code: 0,
    said: expect.stringContaining(table.table),
  });
  expect(await admin('check', '--data', elsewhere)).toMatchObject({
    code: 0,
    said: expect.stringContaining('0 findings'),
  });
});

it('what is damaged is named, never copied as if it were sound, and nothing that is there is written over', async () => {
  const data = join(someFolder(), 'data');
  const store = await SqliteStore.open(data);
  const server = await startTestServer({ store });
  const [spoilt, sound] = [await battleTable(server), await battleTable(server)];
  await server.close();
  await store.close();
  const sqlite = openSqlite(join(data, 'vexillum.sqlite'));
  sqlite.exec(`delete from entry where table_id = '${spoilt.table}' and seq = 2`);
  sqlite.close();
  const checked = await admin('check', '--data', data);
  expect(checked).toMatchObject({ code: 2, said: expect.stringContaining(`table ${spoilt.table}: entry 2`) });
  expect(checked.said).not.toContain(sound.table);
  const folder = someFolder();
  const file = join(folder, 'monday.sqlite');
  expect(await admin('backup', '--data', data, '--to', file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is damaged'),
  });
  writeFileSync(file, 'tuesday');
  expect(await admin('backup', '--data', data, '--to', file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('never written over'),
  });
  expect(readFileSync(file, 'utf8')).toBe('tuesday');
  const names = readdirSync(data);
  expect(await admin('restore', '--from', file, '--data', data)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is not empty'),
  });
  expect(readdirSync(data)).toEqual(names);
});

it('a place where no backup can be made is named, with what stands in the way', async () => {
  const data = join(someFolder(), 'data');
  await (await SqliteStore.open(data)).close();
  const { code, said } = await admin('backup', '--data', data, '--to', '/proc/monday.sqlite');
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^No file can be made in \/proc \(E[A-Z]+\)\. Name another folder/),
  ]);
});
