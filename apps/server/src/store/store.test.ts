import { execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { howMany } from '@vexillum/model/testing';
import { MemoryStore, tenureOf } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openWhenFree } from '../open-when-free.ts';
import { DatabaseThread } from './sqlite/database-thread.ts';
import { AnswerLost, FolderInUse } from './sqlite/faults.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { SqliteStore } from './sqlite-store.ts';
import { storeConformance } from '../../test/store-conformance.ts';

const childProgram = join(import.meta.dirname, '../../test/store-child.ts');
const node = ['--import=tsx', '--conditions=source'];
const KILLS = howMany(2, 30);

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
  const store = new MemoryStore();
  return {
    store,
    hurt: () => void (store.trouble = 'refuse'),
    heal: () => void (store.trouble = 'none'),
    loseAnswers: () => {
      store.trouble = 'write-and-deny';
      return () => void (store.trouble = 'none');
    },
    end: async () => {
      store.kill();
      return store;
    },
    rival: async (table) => (await store.claim(table)).kind,
    close: async () => undefined,
  };
});

/** The thread does what it was asked, and is gone before it says so. */
const loseAnswers = (): (() => void) => {
  const { ask } = DatabaseThread.prototype;
  const spy = vi.spyOn(DatabaseThread.prototype, 'ask').mockImplementation(async function (
    this: DatabaseThread,
    ...asked: Parameters<typeof ask>
  ) {
    const answer = await ask.apply(this, asked);
    if (asked[0] === 'write') throw new AnswerLost('the thread of the database has ended');
    return answer;
  } as typeof ask);
  return () => spy.mockRestore();
};

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
      await vi.waitFor(() => store.records.get('anything'), { timeout: 10_000 });
    },
    loseAnswers,
    end: async () => {
      void store.close();
      return openWhenFree(folder, 60_000, {}, () => undefined);
    },
    rival: async () => {
      const child = fork(childProgram, ['rival', folder], { execArgv: node });
      const [said] = (await once(child, 'message')) as [{ event: 'refused' | 'mine' }];
      return said.event;
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

  it('of a server that is killed again and again has entries with what was written beside them, or neither, and all that was acknowledged', async () => {
    const folder = someFolder();
    let acknowledged = -1;
    for (let kill = 0; kill < KILLS; kill++) {
      const writer = fork(childProgram, ['beside', folder], { execArgv: node });
      const enough = acknowledged + 20 + Math.floor(Math.random() * 30);
      writer.on('message', (message: { seq: number }) => {
        acknowledged = Math.max(acknowledged, message.seq);
        if (acknowledged > enough) writer.kill('SIGKILL');
      });
      await once(writer, 'exit');
      const store = await openStore(folder);
      const { length } = (await tenureOf(store.tables, 't')).found;
      expect(length).toBeGreaterThan(acknowledged);
      expect(await store.records.get('length')).toBe(String(length));
      expect(await store.records.list('entry!')).toHaveLength(length);
      await store.close();
    }
  });
});

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

describe('a disk that is really full', () => {
  it.skipIf(!has('prlimit'))(
    'loses nothing that was acknowledged, acknowledges nothing that is lost, and goes on when there is room again',
    async () => {
      const folder = someFolder();
      const writer = fork(childProgram, ['fill', folder], { execArgv: node });
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
      const kept = await (await openStore(folder)).tables.read('t', 0, 100_000);
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
    const run = spawnSync(process.execPath, [...node, childProgram, task, join(folder, 'db')], {
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
