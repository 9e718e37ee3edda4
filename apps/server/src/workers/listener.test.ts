import { fork, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AskedOfWorker, WorkerSays } from '../../test/worker-child.ts';
import { createLog } from '../log.ts';
import { Listener, type ListenerOptions } from './listener.ts';

const patiently = { timeout: 30_000, interval: 20 };
const program = join(import.meta.dirname, '../../test/worker-child.ts');
const execArgv = ['--import=tsx', '--conditions=source'];

const settings = { host: '127.0.0.1', port: 0, workers: 2, metricsPort: undefined, metricsToken: undefined };

interface Line {
  readonly connected: Promise<void>;
  /** `undefined`: it was closed without an answer. */
  readonly answered: Promise<WorkerSays | undefined>;
}

const lineTo = (port: number, asked: AskedOfWorker = {}): Line => {
  const socket: Socket = connect(port, '127.0.0.1', () => socket.write(JSON.stringify(asked)));
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  return {
    connected: new Promise((resolve) => socket.once('connect', resolve)),
    answered: new Promise((resolve) =>
      socket.on('close', () => resolve(text === '' ? undefined : (JSON.parse(text) as WorkerSays))),
    ),
  };
};

const begin = async (options: Partial<ListenerOptions> = {}) => {
  const listener = new Listener({
    settings,
    log: createLog('silent'),
    onEnded: () => undefined,
    fork: (env) => fork(program, [], { execArgv, env }),
    ...options,
  });
  onTestFinished(() => listener.stop());
  await listener.begin();
  const { port } = listener;
  /** Comes again and again until it has come to that one. */
  const ask = async (of: string, asked: AskedOfWorker = {}): Promise<WorkerSays> => {
    for (;;) {
      const says = await lineTo(port, { ...asked, of }).answered;
      if (says?.worker === of) return says;
    }
  };
  return { port, ask, pidOf: async (worker: string) => (await ask(worker)).pid };
};

const someFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-listener-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'now');
};

const canLimitFiles = spawnSync('prlimit', ['--version']).status === 0;
const limitFiles = (pid: number, most: number): void => {
  // Only the soft limit, which can be lifted again.
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--nofile=${most}:`]);
  if (status !== 0) throw new Error(`the files cannot be limited: ${stderr.toString()}`);
};

/** How often a process has gone to sleep: once more when it has seen to what came. */
const turnsOf = (pid: number): number =>
  Number(/^voluntary_ctxt_switches:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

const standStill = (pid: number): (() => void) => {
  const goOn = (): void => {
    process.kill(pid, 'SIGCONT');
  };
  onTestFinished(() => {
    try {
      goOn();
    } catch {
      // It is dead by now.
    }
  });
  process.kill(pid, 'SIGSTOP');
  return goOn;
};

it('lines that a worker had not taken when it died are served by another one', async () => {
  const { port, pidOf } = await begin();
  const [first, second] = [await pidOf('vexillum'), await pidOf('vexillum-2')];
  const goOn = standStill(first);
  standStill(second);
  const lines = Array.from({ length: 20 }, () => lineTo(port));
  await Promise.all(lines.map(({ connected }) => connected));
  process.kill(second, 'SIGKILL');
  goOn();
  const pids = (await Promise.all(lines.map(({ answered }) => answered))).map((says) => says?.pid);
  expect(pids).not.toContain(undefined);
  expect(pids).not.toContain(second);
});

it('only so many lines wait for a worker that takes none: whoever comes then is sent away', async () => {
  const { port, pidOf } = await begin({ mostUntaken: 3 });
  const goOn = [await pidOf('vexillum'), await pidOf('vexillum-2')].map(standStill);
  const lines = Array.from({ length: 10 }, () => lineTo(port));
  let closed = 0;
  for (const { answered } of lines) void answered.then(() => closed++);
  await vi.waitFor(() => expect(closed).toBe(4), patiently);
  for (const each of goOn) each();
  const answers = await Promise.all(lines.map(({ answered }) => answered));
  expect(answers.filter((says) => says === undefined)).toHaveLength(4);
});

it('whoever comes waits for no worker that stands still while another one goes on', async () => {
  const { port, pidOf } = await begin();
  const goOn = standStill(await pidOf('vexillum-2'));
  const lines: Line[] = [];
  let answered = 0;
  for (let n = 0; n < 10; n++) {
    const line = lineTo(port);
    lines.push(line);
    void line.answered.then(() => answered++);
    // The one that is given to it shows that it is behind.
    await vi.waitFor(() => expect(answered).toBeGreaterThanOrEqual(n), patiently);
  }
  goOn();
  const answers = await Promise.all(lines.map((line) => line.answered));
  expect(answers.filter((says) => says?.worker === 'vexillum-2').length).toBeLessThanOrEqual(1);
});

it.skipIf(!canLimitFiles)('a line that never comes to a worker, which may open no more files, is closed', async () => {
  const { port, pidOf } = await begin({ settings: { ...settings, workers: 1 } });
  const pid = await pidOf('vexillum');
  const before = turnsOf(pid);
  limitFiles(pid, 3);
  const lost = lineTo(port);
  await vi.waitFor(() => expect(turnsOf(pid)).toBeGreaterThan(before), patiently);
  limitFiles(pid, 1024);
  await pidOf('vexillum');
  await lost.answered;
});

it('hears nothing more of a worker that has ended, also when another process has its number', async () => {
  const { ask, pidOf } = await begin();
  const when = someFile();
  const message = { kind: 'open', limit: 'watchers', key: '10.0.0.1', count: 7 } as const;
  const { pid } = await ask('vexillum', { bequeath: { message, when } });
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(async () => expect(await pidOf('vexillum')).not.toBe(pid), patiently);
  writeFileSync(when, '');
  await vi.waitFor(() => expect(existsSync(when)).toBe(false), patiently);
  expect((await ask('vexillum-2')).heard).toEqual([{ kind: 'gone', worker: 1 }]);
});

it('lines that were on their way to a worker when it left are served by another one', async () => {
  const { port, ask, pidOf } = await begin();
  const { pid } = await ask('vexillum-2', { leavesSoon: true });
  const goOn = [await pidOf('vexillum'), pid].map(standStill);
  const lines = Array.from({ length: 10 }, () => lineTo(port));
  await Promise.all(lines.map(({ connected }) => connected));
  for (const each of goOn) each();
  const answers = await Promise.all(lines.map(({ answered }) => answered));
  expect(answers.filter((says) => says?.worker === 'vexillum-2')).toHaveLength(1);
  expect(answers.filter((says) => says?.worker === 'vexillum')).toHaveLength(9);
});
