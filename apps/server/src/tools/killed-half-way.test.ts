import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { newTable, sitDown } from '../../test/claim-all.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { DATABASE } from '../store/sqlite/data-folder.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { backUp, restore } from './backup.ts';
import { checkDatabase } from './check-database.ts';
import { deleteTable } from './delete-table.ts';
import { eraseNames } from './erase-names.ts';
import { listTables } from './list-tables.ts';
import { repair } from './repair.ts';

const TABLES = 12;
const KILLS = 2;
const NAME = 'Namenlos';
const child = join(import.meta.dirname, '../../test/operator-child.ts');
const root = mkdtempSync(join(tmpdir(), 'vexillum-killed-'));
const house = join(root, 'house');

beforeAll(async () => {
  const store = await SqliteStore.open(house);
  const server = await startTestServer({ store });
  for (let n = 0; n < TABLES; n += 1) await sitDown(server, await newTable(server), 'red-captain', NAME);
  await server.close();
  await store.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let copies = 0;
const someCopy = (): string => {
  const folder = join(root, `copy-${(copies += 1)}`);
  cpSync(house, folder, { recursive: true });
  return folder;
};

/** Runs the command again and again, and kills it after so many milliseconds of that. */
const kill = async (after: number, ...args: readonly string[]): Promise<void> => {
  const running = fork(child, args, { execArgv: ['--import=tsx', '--conditions=source'], stdio: 'ignore' });
  const hasEnded = once(running, 'exit');
  await Promise.race([once(running, 'message'), hasEnded]);
  await new Promise((resolve) => setTimeout(resolve, after));
  expect(running.exitCode, 'it is still at it').toBeNull();
  running.kill('SIGKILL');
  await hasEnded;
};

const soundTables = (database: string): number => {
  const { tables, findings } = checkDatabase(database);
  expect(findings).toEqual([]);
  return tables.size;
};

/** What bears the name of a result; what is not finished does not. */
const resultsOf = (to: string): string[] =>
  readdirSync(dirname(to))
    .map((name) => join(dirname(to), name))
    .filter((path) => path.startsWith(to) && !path.includes('.unfinished'));

const moments = Array.from({ length: KILLS }, (_, n) => 15 + 70 * n + Math.floor(Math.random() * 60));

describe.each(moments.map((moment, n) => ({ moment, n })))('killed at random, time $n', ({ moment }) => {
  it('a backup is there whole or not at all, and the next one works', async () => {
    const data = someCopy();
    const to = `${data}-backup`;
    await kill(moment, 'backup', data, to);
    for (const path of resultsOf(to)) expect(soundTables(path)).toBe(TABLES);
    expect(backUp(data, `${to}-last`).tables.size).toBe(TABLES);
    expect(soundTables(join(data, DATABASE))).toBe(TABLES);
  });

  it('a restored folder is there whole or not at all, and restoring works the next time', async () => {
    const file = join(root, `monday-${moment}`);
    backUp(house, file);
    const to = `${file}-restored`;
    await kill(moment, 'restore', file, to);
    for (const path of resultsOf(to)) expect(soundTables(join(path, DATABASE))).toBe(TABLES);
    restore(file, `${to}-last`);
    expect(soundTables(join(`${to}-last`, DATABASE))).toBe(TABLES);
  });

  it('a repaired folder is there whole or not at all, the damaged one is as it was, and repairing works the next time', async () => {
    const data = someCopy();
    const to = `${data}-repaired`;
    await kill(moment, 'repair', data, to);
    for (const path of resultsOf(to)) expect(soundTables(join(path, DATABASE))).toBe(TABLES);
    expect(soundTables(join(data, DATABASE))).toBe(TABLES);
    expect(repair(data, `${to}-last`)).toMatchObject({ tables: TABLES, lost: [] });
  });

  it('a name that was being erased is there or gone as a whole, every table is whole, and erasing works the next time', async () => {
    const data = someCopy();
    await kill(moment, 'erase', data);
    expect(soundTables(join(data, DATABASE))).toBe(TABLES);
    const store = await SqliteStore.open(data);
    const say = async (prefix: string) =>
      (await store.records.list(prefix)).filter(([, value]) => value.includes(NAME)).map(([key]) => key.split('!')[1]);
    const left = await say('name!');
    expect(await say('seat!')).toEqual(left);
    await store.close();
    for (const table of left) eraseNames(data, table ?? '', NAME);
    expect(soundTables(join(data, DATABASE))).toBe(TABLES);
    expect(readFileSync(join(data, DATABASE), 'latin1')).not.toContain(NAME);
  });

  it('a table that was being deleted is there whole or gone, and those beside it are whole', async () => {
    const data = someCopy();
    await kill(moment, 'delete', data);
    const database = join(data, DATABASE);
    const left = soundTables(database);
    expect(listTables(database)).toHaveLength(left);
    const store = await SqliteStore.open(data);
    const seats = new Set((await store.records.list('seat!')).map(([key]) => key.split('!')[1]));
    expect(seats.size, 'tables that have seats').toBe(left);
    await store.close();
    for (const { table } of listTables(database)) deleteTable(data, table);
    expect(soundTables(database)).toBe(0);
  });
});
