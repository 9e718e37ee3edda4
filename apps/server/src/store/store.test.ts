import { execFileSync, fork, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreFailure } from '@vexillum/table/room';
import { MemoryLogStore } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FolderInUse } from './sqlite/faults.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { SqliteStore } from './sqlite-store.ts';
import { storeConformance } from '../../test/store-conformance.ts';

const someFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const openStore = async (folder = someFolder()): Promise<SqliteStore> => {
  const store = await SqliteStore.open(folder);
  onTestFinished(() => store.close());
  return store;
};

storeConformance('a store in memory', async () => {
  const store = new MemoryLogStore();
  return {
    store,
    hurt: () => void (store.trouble = 'refuse'),
    heal: () => void (store.trouble = 'none'),
    close: async () => undefined,
  };
});

storeConformance('a store on disk', async () => {
  const folder = someFolder();
  const store = await SqliteStore.open(folder, { patience: 20 });
  // Another program that is writing: SQLite refuses, as it does when the disk fails.
  const other = openSqlite(join(folder, 'vexillum.sqlite'));
  return {
    store,
    hurt: () => other.exec('begin immediate'),
    heal: async () => {
      other.exec('rollback');
      // What the store found out a moment ago it does not ask again at once.
      await vi.waitFor(() => store.open('another'), { timeout: 10_000 });
    },
    close: async () => {
      other.close();
      await store.close();
    },
  };
});

describe('small records', () => {
  it('are kept, listed by their beginning and taken away, all or none', async () => {
    const folder = someFolder();
    const store = await SqliteStore.open(folder);
    await store.records.write([
      { put: 'seat!a!red-1', value: '1' },
      { put: 'seat!a!red-2', value: '2' },
      { put: 'seat!b!red-1', value: '3' },
    ]);
    await store.records.write([{ del: 'seat!a!red-2' }, { del: 'nothing' }]);
    await store.close();
    const again = await openStore(folder);
    expect(await again.records.list('seat!a!')).toEqual([['seat!a!red-1', '1']]);
    expect(await again.records.get('seat!b!red-1')).toBe('3');
    expect(await again.records.get('seat!a!red-2')).toBeUndefined();
  });
});

describe('the folder', () => {
  it('belongs to one server at a time', async () => {
    const folder = someFolder();
    const first = await SqliteStore.open(folder);
    await expect(SqliteStore.open(folder)).rejects.toThrow(FolderInUse);
    await first.close();
    await (await SqliteStore.open(folder)).close();
  });

  it('gives no epoch twice, also after a restart', async () => {
    const folder = someFolder();
    const first = await SqliteStore.open(folder);
    const before = await first.open('a');
    await first.close();
    const after = await (await openStore(folder)).open('a');
    expect(after.epoch).toBeGreaterThan(before.epoch);
    expect(Number.isSafeInteger(after.epoch)).toBe(true);
  });

  it('refuses everything after it was closed', async () => {
    const store = await SqliteStore.open(someFolder());
    const { epoch } = await store.open('a');
    await store.close();
    await expect(store.append('a', epoch, 0, ['late'])).rejects.toThrow(StoreFailure);
  });
});

const child = join(import.meta.dirname, '../../test/store-child.ts');
const node = ['--import=tsx', '--conditions=source'];

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

describe('a disk that is really full', () => {
  it.skipIf(!has('prlimit'))(
    'loses nothing that was acknowledged, acknowledges nothing that is lost, and goes on when there is room again',
    async () => {
      const folder = someFolder();
      const writer = fork(child, ['fill', folder], { execArgv: node });
      const said: { acknowledged?: string[]; refused?: number; event: string }[] = [];
      const ended = new Promise<number | null>((resolve) => writer.once('exit', resolve));
      writer.on('message', (message: { event: string }) => {
        said.push(message);
        // A (soft) limit on the size of files makes writes fail as a full disk does, from one moment to the next.
        if (message.event === 'warm') execFileSync('prlimit', ['--pid', String(writer.pid), '--fsize=150000:']);
        if (message.event === 'full') execFileSync('prlimit', ['--pid', String(writer.pid), '--fsize=unlimited:']);
        if (message.event !== 'done') writer.send('go on');
      });
      expect(await ended).toBe(0);
      const { acknowledged = [], refused = 0 } = said.find(({ event }) => event === 'done') ?? {};
      expect(said.map(({ event }) => event)).toEqual(['warm', 'full', 'done']);
      expect(refused).toBeGreaterThan(1);
      const kept = await (await openStore(folder)).read('t', 0, 100_000);
      expect(acknowledged.length).toBeGreaterThan(20);
      for (const value of acknowledged) expect(kept.filter((other) => other === value)).toHaveLength(1);
      expect(acknowledged.at(-1)).toMatch(/^after/);
    },
  );
});

const shimSource = join(import.meta.dirname, '../../test/count-syncs.c');
const hasCompiler = process.platform === 'linux' && has('cc');

describe('flushing to the disk', () => {
  const count = (task: string) => {
    const folder = someFolder();
    const shim = join(folder, 'count-syncs.so');
    execFileSync('cc', ['-shared', '-fPIC', '-o', shim, shimSource, '-ldl']);
    const log = join(folder, 'syncs');
    const run = spawnSync(process.execPath, [...node, child, task, join(folder, 'db')], {
      env: { ...process.env, LD_PRELOAD: shim, COUNT_SYNCS_IN: log },
      encoding: 'utf8',
    });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    const from = lines.indexOf('begin') + 1;
    return lines.slice(from, lines.indexOf('end'));
  };

  it.skipIf(!hasCompiler)(
    'happens for each of twenty appends that wait for each other, before it is acknowledged',
    () => {
      const lines = count('one-by-one');
      expect(lines.filter((line) => line === 'sync').length).toBeGreaterThanOrEqual(20);
      expect(lines.filter((line) => line === 'acknowledged')).toHaveLength(20);
      // Between one acknowledgement and the next lies at least one flush.
      const between = lines.join(' ').split('acknowledged').slice(0, -1);
      expect(between.filter((part) => !part.includes('sync'))).toEqual([]);
    },
  );
});
