import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ClassicLevel } from 'classic-level';
import { tenureOf } from '@vexillum/table/testing';
import { expect, it, onTestFinished } from 'vitest';
import { battleTable, type BattleTable } from '../../test/battle-table.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { moveStore } from './move-store.ts';

const someFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-move-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const dice = { dice: [6, 6], why: 'the weather' };
const padded = (number: number): string => String(number).padStart(16, '0');

/** Two tables with plans, as a server of before would have left them; the second one's ledger lacks an entry where the test wants it so. */
const formerFolder = async (lacks?: number) => {
  const folder = someFolder();
  const store = await SqliteStore.open(join(folder, 'now'));
  const server = await startTestServer({ store });
  const tables = [await battleTable(server), await battleTable(server)] as const;
  for (const table of tables) for (let n = 0; n < 5; n++) await table.did('red-captain', 'roll-dice', dice);
  await server.close();
  const before = join(folder, 'before');
  const level = new ClassicLevel(before);
  await level.open();
  const batch = level.batch();
  for (const [index, { table }] of tables.entries()) {
    const { length, snapshot } = (await tenureOf(store.tables, table)).found;
    const values = await store.tables.read(table, 0, length);
    for (const [seq, value] of values.entries())
      if (index === 0 || seq !== lacks) batch.put(`l!${table}!${padded(seq)}`, value);
    if (snapshot) batch.put(`s!${table}`, `${snapshot.seq}\n${snapshot.value}`);
    // Of a side that this game has not: no table reads it as one of Yjs.
    batch.put<string, Uint8Array>(`p!${table}!plan-green!${padded(7)}`, Uint8Array.of(1, 2), { valueEncoding: 'view' });
    batch.put<string, Uint8Array>(`p!${table}!plan-green!${padded(9)}`, Uint8Array.of(3), { valueEncoding: 'view' });
  }
  for (const prefix of ['seat!', 'keys!', 'invite!'])
    for (const [key, value] of await store.records.list(prefix)) batch.put(`r!${key}`, value);
  await batch.write({ sync: true });
  await level.close();
  await store.close();
  return { before, tables, port: server.port };
};

const rollsOf = async (table: BattleTable): Promise<number> =>
  (await table.ledger()).entries.filter(({ name }) => name === 'roll-dice').length;

it('copies tables, plans and seats out of a folder of before, and everybody plays on', async () => {
  const { before, tables, port } = await formerFolder();
  const to = join(someFolder(), 'data');
  expect(await moveStore(before, to, () => undefined)).toMatchObject({ tables: 2, leftOut: [] });
  const store = await SqliteStore.open(to);
  onTestFinished(() => store.close());
  expect(await store.tables.readPlan(tables[0].table, 'plan-green')).toEqual([Uint8Array.of(1, 2), Uint8Array.of(3)]);
  const server = await startTestServer({ store, port });
  onTestFinished(() => server.close());
  for (const table of tables) {
    await table.did('blue-captain', 'roll-dice', dice);
    expect(await rollsOf(table)).toBe(6);
  }
});

it('leaves out a table whose ledger has a hole, and names it', async () => {
  const { before, tables } = await formerFolder(3);
  const to = join(someFolder(), 'data');
  const { leftOut, ...moved } = await moveStore(before, to, () => undefined);
  expect(moved.tables).toBe(1);
  expect(leftOut).toEqual([{ table: tables[1].table, why: 'entry 3 is missing' }]);
  const store = await SqliteStore.open(to);
  onTestFinished(() => store.close());
  expect(await store.records.list(`seat!${tables[1].table}!`)).toEqual([]);
  expect((await store.records.list(`seat!${tables[0].table}!`)).length).toBeGreaterThan(0);
});

it('touches no folder that is not what it was named as', async () => {
  const { before } = await formerFolder();
  const full = someFolder();
  writeFileSync(join(full, 'letter.txt'), 'mine');
  await expect(moveStore(before, full, () => undefined)).rejects.toThrow('is not empty');
  rmSync(join(before, 'CURRENT'));
  const names = readdirSync(before);
  const to = join(someFolder(), 'data');
  await expect(moveStore(before, to, () => undefined)).rejects.toThrow('has no file CURRENT');
  expect(readdirSync(before)).toEqual(names);
});

it('begins anew after a command that died half-way', async () => {
  const { before } = await formerFolder();
  const to = join(someFolder(), 'data');
  mkdirSync(`${to}.unfinished`);
  writeFileSync(join(`${to}.unfinished`, 'vexillum.sqlite'), 'half');
  expect(await moveStore(before, to, () => undefined)).toMatchObject({ tables: 2 });
  expect(readdirSync(to)).toContain('vexillum.sqlite');
});

it('is told by its environment, too, where to take things to: command lines are read by others', async () => {
  const { before } = await formerFolder();
  const to = join(someFolder(), 'data');
  const args = ['--conditions=source', '--import=tsx', join(import.meta.dirname, 'move-store-command.ts')];
  const run = (env: Readonly<Record<string, string>>) =>
    promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
  await expect(run({ MOVE_FROM: before })).rejects.toThrow('MOVE_TO');
  expect((await run({ MOVE_FROM: before, MOVE_TO: to })).stdout).toContain(`are in ${to}, compared to the last byte`);
  expect(readdirSync(to)).toContain('vexillum.sqlite');
});
