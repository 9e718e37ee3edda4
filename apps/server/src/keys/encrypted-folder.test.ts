import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandDraft, OrdersDraft } from '@vexillum/triumph';
import { splitArmy } from '@vexillum/triumph/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { battleTable } from '../../test/battle-table.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { stockClient, untilDoc } from '../../test/sync-client.ts';
import { TestBrowser } from '../../test/test-browser.ts';
import { Database } from '../store/sqlite/database.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { backUp, restore } from '../tools/backup.ts';
import { checkDatabase } from '../tools/check-database.ts';
import { listTables } from '../tools/list-tables.ts';
import { repair } from '../tools/repair.ts';
import { newKeyFile, readKeyFile } from './key-file.ts';

const someFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-at-rest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const keyFileIn = (folder: string, name: string): string => {
  const path = join(folder, name);
  newKeyFile(path);
  return path;
};

const program = join(import.meta.dirname, '../tools/admin-command.ts');

/** The operator's command, in a process of its own. */
const admin = (...args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import=tsx', '--conditions=source', program, ...args]);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
    child.once('close', (code) => resolve({ code, said }));
  });

interface Played {
  readonly table: string;
  /** Red's captain, with their cookies. */
  readonly captain: TestBrowser;
  /** What must lie nowhere, by what it is. */
  readonly secrets: Readonly<Record<string, string>>;
}

const planted = (what: string): string => `planted-${what}-7c41`;

/** A hidden deployment as far as its sealed orders, on this disk; the server stays on. */
const playHidden = async (store: SqliteStore) => {
  const server = await startTestServer({ store });
  const at = await battleTable(server);
  const army = {
    ...splitArmy,
    stands: splitArmy.stands.map((stand) => ({ ...stand, entry: planted('entry') })),
  };
  for (const side of ['red', 'blue']) await at.did(`${side}-captain`, 'set-roles', { advantaged: 'red' });
  const ids = await at.bring('red', army);
  await at.did('red-captain', 'say', { text: planted('talk'), to: 'side' });
  const [one, mate] = ['red-1', 'red-3'].map((seat) => stockClient(at.of(seat), at.table, 'plan-red'));
  if (!one || !mate) throw new Error('nobody plans');
  await Promise.all([one.synced, mate.synced]);
  one.doc.getText('pad').insert(0, planted('plan'));
  await untilDoc(mate.doc, () => mate.doc.getText('pad').length > 0);
  for (const client of [one, mate]) client.stop();
  const order = (command: 1 | 2 | 3, mod: -1 | 0 | 1): CommandDraft => {
    const stands = ids.filter((_, index) => army.stands[index]?.command === command).toSorted();
    return { stands, general: stands[0] ?? null, ally: false, edge: command === 3 ? 'LF' : 'none', mod };
  };
  const draft: OrdersDraft = { 1: order(1, 1), 2: order(2, -1), 3: order(3, 0) };
  for (const side of ['red', 'blue']) await at.did(`${side}-captain`, 'advance-step', {});
  const { batch } = at.orders('red', draft);
  await at.did('red-captain', 'seal-orders', { batch });
  const salts = Object.fromEntries(batch.map(({ k, salt }) => [`salt of ${k}`, salt]));
  const [keys, identity] = await Promise.all([
    store.records.get(`keys!${at.table}`),
    store.records.get('server!identity'),
  ]);
  const { master, signing } = JSON.parse(keys ?? '') as { master: string; signing: string };
  const secrets = {
    ...salts,
    'dice master': master,
    'signing key': signing,
    'server key': (JSON.parse(identity ?? '') as { signing: string }).signing,
    entry: planted('entry'),
    talk: planted('talk'),
    plan: planted('plan'),
  };
  return { server, played: { table: at.table, captain: at.of('red-captain'), secrets } satisfies Played };
};

const foundIn = (folder: string, { secrets }: Played): readonly string[] => {
  const bytes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path));
  expect(bytes.length).toBeGreaterThan(0);
  const isThere = (secret: string) =>
    bytes.some(
      (each) => each.includes(secret) || (/^[0-9a-f]{64}$/.test(secret) && each.includes(Buffer.from(secret, 'hex'))),
    );
  return Object.keys(secrets).filter((name) => isThere(secrets[name] ?? ''));
};

/** What red's captain may take away, asked of a server on this folder. */
const sideFile = async (data: string, key: Uint8Array | undefined, { table, captain }: Played): Promise<string> => {
  const store = await SqliteStore.open(data, { key });
  const server = await startTestServer({ store });
  const browser = new TestBrowser(server.origin);
  for (const [name, value] of captain.cookies) browser.cookies.set(name, value);
  const { text, status } = await browser.get(`/api/tables/${table}/export?view=side`, { 'x-seat': 'red-captain' });
  const acted = await browser.act(table, 'red-captain', 'roll-dice', { dice: [6], why: 'still here' });
  await server.close();
  await store.close();
  expect([status, acted.status]).toEqual([200, 200]);
  return text;
};

describe('a data folder with a key', () => {
  it.each([true, false])(
    'has no secret of a hidden deployment in any byte, open, backed up and closed: %s',
    async (hasKey) => {
      const [folder, data] = [someFolder(), join(someFolder(), 'data')];
      const key = hasKey ? readKeyFile(keyFileIn(folder, 'key')) : undefined;
      const store = await SqliteStore.open(data, { key });
      const { server, played } = await playHidden(store);
      const file = join(someFolder(), 'monday.sqlite');
      backUp(data, file);
      const everySecret = hasKey ? [] : Object.keys(played.secrets);
      expect(foundIn(data, played)).toEqual(everySecret);
      expect(foundIn(join(file, '..'), played)).toEqual(everySecret);
      await server.close();
      await store.close();
      expect(foundIn(data, played)).toEqual(everySecret);
      // Its own server reads it all.
      const told = await sideFile(data, key, played);
      for (const what of ['entry', 'talk']) expect(told).toContain(planted(what));
      const again = await SqliteStore.open(data, { key });
      const plans = await again.tables.readPlan(played.table, 'plan-red');
      expect(plans.some((update) => Buffer.from(update).includes(planted('plan')))).toBe(true);
      await again.close();
    },
  );

  it('is checked, listed and restored by who has no key, and opened only by who has the right one', async () => {
    const [keys, data] = [someFolder(), join(someFolder(), 'data')];
    const [right, wrong] = [keyFileIn(keys, 'right'), keyFileIn(keys, 'wrong')];
    const store = await SqliteStore.open(data, { key: readKeyFile(right) });
    const { server, played } = await playHidden(store);
    await server.close();
    await store.close();
    const [database, file] = [join(data, 'vexillum.sqlite'), join(someFolder(), 'copy.sqlite')];
    const [restored, repaired] = [join(someFolder(), 'restored'), join(someFolder(), 'repaired')];
    expect(checkDatabase(database).findings).toEqual([]);
    expect(listTables(database)).toMatchObject([{ table: played.table, game: 'grand-triumph' }]);
    backUp(data, file);
    restore(file, restored);
    expect(repair(data, repaired).lost).toEqual([]);
    for (const folder of [restored, repaired]) {
      await expect(SqliteStore.open(folder)).rejects.toThrow('is encrypted, and no key is set. Set VEXILLUM_KEY_FILE');
      await expect(SqliteStore.open(folder, { key: readKeyFile(wrong) })).rejects.toThrow('Name the right one');
      expect(await sideFile(folder, readKeyFile(right), played)).toContain(planted('talk'));
    }
    expect(await admin('rotate-key', '--data', data)).toMatchObject({
      code: 1,
      said: expect.stringContaining('no key'),
    });
    expect(await admin('rotate-key', '--data', data, '--key-file', right)).toMatchObject({ code: 0 });
  });

  it('comes of one without, and has its key changed, by a command that leaves the former folder as it was', async () => {
    const [keys, plain] = [someFolder(), join(someFolder(), 'data')];
    const store = await SqliteStore.open(plain);
    const { server, played } = await playHidden(store);
    await server.close();
    await store.close();
    const [first, second] = [join(keys, 'first'), join(keys, 'second')];
    for (const path of [first, second]) expect(await admin('new-key', '--to', path)).toMatchObject({ code: 0 });
    expect(statSync(first).mode & 0o077).toBe(0);
    const [sealed, resealed, opened] = ['sealed', 'resealed', 'opened'].map((name) => join(someFolder(), name)) as [
      string,
      string,
      string,
    ];
    const encrypt = (from: string, to: string, ...options: string[]) =>
      admin('encrypt', '--data', from, '--to', to, ...options);
    expect(await encrypt(plain, sealed, '--key-file', first)).toMatchObject({ code: 0 });
    expect(foundIn(sealed, played)).toEqual([]);
    expect(foundIn(plain, played)).toEqual(Object.keys(played.secrets));
    expect(await encrypt(sealed, resealed, '--key-file', second)).toMatchObject({
      code: 1,
      said: expect.stringContaining('name its file with --former-key-file'),
    });
    expect(await encrypt(sealed, resealed, '--key-file', second, '--former-key-file', first)).toMatchObject({
      code: 0,
    });
    expect(foundIn(resealed, played)).toEqual([]);
    expect(await encrypt(resealed, opened, '--former-key-file', second)).toMatchObject({ code: 0 });
    const before = await sideFile(plain, undefined, played);
    for (const [folder, path] of [
      [sealed, first],
      [resealed, second],
      [opened, undefined],
    ] as const)
      expect((await sideFile(folder, path === undefined ? path : readKeyFile(path), played)).length).toBe(
        before.length,
      );
  });

  it('notices a row that was put in another’s place', async () => {
    const data = join(someFolder(), 'data');
    const key = readKeyFile(keyFileIn(someFolder(), 'key'));
    const store = await SqliteStore.open(data, { key });
    const { server, played } = await playHidden(store);
    await server.close();
    await store.close();
    const disk = new Database(data);
    disk.write([[{ kind: 'put', key: `keys!${played.table}`, value: disk.reader.record('server!identity') ?? '' }]]);
    disk.close();
    const again = await SqliteStore.open(data, { key });
    await expect(again.records.get(`keys!${played.table}`)).rejects.toThrow('belongs to another place');
    expect(await again.records.get('server!identity')).toContain('signing');
    await again.close();
  });
});

it('a key beside what it locks, none, and one that is no key are named', () => {
  const folder = someFolder();
  const path = keyFileIn(folder, 'key');
  expect(() => readKeyFile(path, folder)).toThrow('lies in the data folder');
  expect(readKeyFile(path, join(folder, 'data'))).toHaveLength(32);
  expect(() => readKeyFile(join(folder, 'none'))).toThrow('cannot be read (ENOENT)');
  writeFileSync(join(folder, 'short'), 'abc');
  expect(() => readKeyFile(join(folder, 'short'))).toThrow('holds no key');
});
