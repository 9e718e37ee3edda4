import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Damaged, Fenced, NotWritten, StoreFailure, type Tenure } from '@vexillum/table/room';
import { tenureOf } from '@vexillum/table/testing';
import { expect, it, onTestFinished } from 'vitest';
import { ClaimedTenure } from './claimed-tenure.ts';
import { Claims } from './claims.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { SqliteStore } from './sqlite-store.ts';

const ENTRIES = 5000;
const entries = Array.from({ length: ENTRIES }, (_, seq) => `{"entry":{"seq":${seq}}}`);

/** A folder with one long table in it, and what is done to its rows while no server runs. */
const aFolder = async (harm = ''): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-whole-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const store = await SqliteStore.open(folder);
  const tenure = await tenureOf(store.tables, 'a');
  await tenure.append(0, entries);
  await tenure.saveSnapshot(ENTRIES - 1, 'as it stands');
  await tenure.handOver();
  await store.close();
  const sqlite = openSqlite(join(folder, 'vexillum.sqlite'));
  if (harm !== '') sqlite.exec(harm);
  sqlite.close();
  return folder;
};

const openStore = async (folder: string): Promise<SqliteStore> => {
  const store = await SqliteStore.open(folder);
  onTestFinished(() => store.close());
  return store;
};

it('a long ledger is read through behind a table that is there at once, and what is written waits for it, in order', async () => {
  const store = await openStore(await aFolder());
  const tenure: Tenure = await tenureOf(store.tables, 'a');
  expect(tenure.found).toEqual({ length: ENTRIES, snapshot: { seq: ENTRIES - 1, value: 'as it stands' } });
  const order: string[] = [];
  const note = (what: string) => () => void order.push(what);
  expect(tenure.isWhole).toBe(false);
  const whole = tenure.readThrough().then(note('whole'));
  const first = tenure.append(ENTRIES, ['{"entry":{"seq":5000}}']).then(note('first'));
  const plan = tenure.appendPlan('plan-red', Uint8Array.of(1)).then(note('plan'));
  await whole;
  const last = tenure.append(ENTRIES + 1, ['{"entry":{"seq":5001}}']).then(note('last'));
  await Promise.all([first, plan, last]);
  expect(tenure.isWhole).toBe(true);
  // They share one commit: who waits is shown what they tell in the order in which they tell it.
  expect(order).toEqual(['whole', 'first', 'plan', 'last']);
  expect(await store.tables.read('a', ENTRIES, 10)).toEqual(['{"entry":{"seq":5000}}', '{"entry":{"seq":5001}}']);
});

it.each([
  ['a row that is spoilt', `update entry set value = replace(value, 'entry', 'gentry') where seq = 17`],
  ['a row that is gone', 'delete from entry where seq = 17'],
])('nothing is written behind %s, and nobody has the table any more', async (_what, harm) => {
  const store = await openStore(await aFolder(harm));
  const tenure = await tenureOf(store.tables, 'a');
  const written = tenure.append(ENTRIES, ['{"entry":{"seq":5000}}']);
  const drafted = tenure.appendPlan('plan-red', Uint8Array.of(1));
  await expect(tenure.readThrough()).rejects.toBeInstanceOf(Damaged);
  await expect(written).rejects.toBeInstanceOf(Damaged);
  await expect(drafted).rejects.toBeInstanceOf(Damaged);
  expect(store.quarantine.saysOf('a')).toContain('entry 17');
  await expect(tenure.append(ENTRIES, ['{"entry":{"seq":5000}}'])).rejects.toThrow('must be reopened');
  await expect(tenure.reopen()).rejects.toBeInstanceOf(Damaged);
  expect(tenure.isWhole).toBe(false);
  await expect(tenure.readThrough()).rejects.toThrow('must be reopened');
  await tenure.handOver();
  await expect(store.tables.claim('a')).rejects.toBeInstanceOf(Damaged);
  expect(await store.tables.read('a', ENTRIES, 10)).toEqual([]);
});

it('one that cannot be read just now takes nothing before it is reopened, and then all of it was read', async () => {
  const folder = await aFolder();
  const store = await openStore(folder);
  const tenure = await tenureOf(store.tables, 'a');
  const [file, away] = ['vexillum.sqlite', 'elsewhere'].map((name) => join(folder, name)) as [string, string];
  // Whoever has opened it goes on with it; the thread that reads has not.
  renameSync(file, away);
  const written = tenure.append(ENTRIES, ['{"entry":{"seq":5000}}']).catch((error: unknown) => error);
  await expect(tenure.readThrough()).rejects.toBeInstanceOf(StoreFailure);
  expect(await written).toBeInstanceOf(NotWritten);
  await expect(tenure.reopen()).rejects.toBeInstanceOf(StoreFailure);
  expect(tenure.isWhole).toBe(false);
  renameSync(away, file);
  await expect(tenure.readThrough()).rejects.toThrow('must be reopened');
  await tenure.reopen();
  expect(tenure.isWhole).toBe(true);
  await tenure.append(ENTRIES, ['{"entry":{"seq":5000}}']);
  expect(await store.tables.read('a', ENTRIES, 10)).toEqual(['{"entry":{"seq":5000}}']);
});

it('what waits when the table is reopened is for certain never written, and after it nothing waits', async () => {
  const store = await openStore(await aFolder());
  const tenure = await tenureOf(store.tables, 'a');
  const early = tenure.append(ENTRIES, ['{"entry":{"seq":5000}}']);
  const refused = early.catch((error: unknown) => error);
  await tenure.reopen();
  expect(await refused).toBeInstanceOf(NotWritten);
  expect(tenure.isWhole).toBe(true);
  await tenure.append(ENTRIES, ['{"entry":{"seq":5000,"of":"later"}}']);
  expect(await store.tables.read('a', ENTRIES, 10)).toEqual(['{"entry":{"seq":5000,"of":"later"}}']);
});

it('what waits when the table changes hands is for certain never written', async () => {
  const store = await openStore(await aFolder());
  const tenure = await tenureOf(store.tables, 'a');
  const late = tenure.append(ENTRIES, ['{"entry":{"seq":5000}}']);
  const fenced = late.catch((error: unknown) => error);
  await tenure.handOver();
  expect(await fenced).toBeInstanceOf(Fenced);
  const next = await tenureOf(store.tables, 'a');
  await next.readThrough();
  expect(next.found.length).toBe(ENTRIES);
  expect(await store.tables.read('a', ENTRIES, 10)).toEqual([]);
});

it('a move is told of before the snapshot that was begun earlier, and a move before that in its turn', async () => {
  const claim = new Claims().take('a');
  if (!claim) throw new Error('somebody has it');
  const ends = new Map<string, () => void>();
  const tenure = await ClaimedTenure.begin({
    claim,
    write: (_claim, changes) => new Promise((resolve) => ends.set(`${changes[0]?.kind} ${ends.size}`, resolve)),
    find: async () => ({ length: 0, plans: [] }),
    handOver: async () => undefined,
  });
  const order: string[] = [];
  const note = (what: string) => () => void order.push(what);
  const all = [
    tenure.append(0, ['{"entry":{"seq":0}}']).then(note('first')),
    tenure.saveSnapshot(0, 'as it stands').then(note('snapshot')),
    tenure.append(1, ['{"entry":{"seq":1}}']).then(note('second')),
  ];
  for (const what of ['entry 2', 'entry 0', 'snapshot 1']) ends.get(what)?.();
  await Promise.all(all);
  expect(order.filter((what) => what !== 'snapshot')).toEqual(['first', 'second']);
  ends.clear();
  const slow = tenure.saveSnapshot(1, 'as it stands now').then(note('slow snapshot'));
  const quick = tenure.append(2, ['{"entry":{"seq":2}}']).then(note('quick'));
  ends.get('entry 1')?.();
  await quick;
  ends.get('snapshot 0')?.();
  await slow;
  expect(order.slice(-2)).toEqual(['quick', 'slow snapshot']);
});
