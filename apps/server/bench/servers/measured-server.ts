import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kind } from '../kinds.ts';
import { onServerCore } from './cores.ts';
import { cpuSecondsOfThreads, cpuSecondsOfTree, megabytesOf, type Seconds, treeOf } from './process-use.ts';

/** Where the built programs are, and how the server is started for players. */
export interface Programs {
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly collectOnSignal: string;
  readonly actionCost: string;
  readonly siegeAttack: string;
  /** Node's own switches of `npm start`, used for every server alike. */
  readonly switches: readonly string[];
}

/** Switches of Node and settings for one measure alone. */
interface More {
  readonly switches?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** It may use all cores. */
  readonly isFree?: boolean;
}

const READY = / is ready at http:\/\/[^:]+:(\d+)/;
const START_WITHIN = 30_000;
const COLLECT = 1500;

/** One server under measurement, in a process of its own. */
export class MeasuredServer {
  readonly kind: Kind;
  readonly port: number;
  readonly #child: ChildProcess;

  /** `folder`: where it keeps its data, if it keeps any. */
  static async start(
    kind: Kind,
    programs: Programs,
    folder: string,
    { switches = [], env: own = {}, isFree = false }: More = {},
  ): Promise<MeasuredServer> {
    const profile = process.env['BENCH_PROFILE'];
    const line = [
      ...programs.switches,
      ...switches,
      '--expose-gc',
      `--import=${programs.collectOnSignal}`,
      ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}/${kind}`] : []),
      programs.kinds[kind],
    ];
    const [command, args] = isFree ? [process.execPath, line] : onServerCore(process.execPath, line);
    const settings = {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: '',
      ...own,
    };
    const env = { ...process.env, ...settings, NODE_ENV: 'production' };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return new MeasuredServer(kind, child, await portOf(child, kind));
  }

  private constructor(kind: Kind, child: ChildProcess, port: number) {
    this.kind = kind;
    this.port = port;
    this.#child = child;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get cpuSeconds(): number {
    return cpuSecondsOfTree(this.pid);
  }

  /** By the numbers of its threads, the first of which runs the rooms. */
  get threads(): ReadonlyMap<string, Seconds> {
    return cpuSecondsOfThreads(this.pid);
  }

  get megabytes(): number {
    return treeOf(this.pid).reduce((sum, pid) => sum + megabytesOf(pid), 0);
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Asks for a collection of garbage; it is done within a moment. */
  collect(): void {
    for (const pid of treeOf(this.pid)) process.kill(pid, 'SIGUSR2');
  }

  /** Collects twice: the first finds what is dead, the second gives its pages back. */
  async collected(): Promise<void> {
    for (let i = 0; i < 2; i++) {
      this.collect();
      await sleep(COLLECT);
    }
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await gone;
  }
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const portOf = async (child: ChildProcess, kind: Kind): Promise<number> => {
  const late = setTimeout(() => child.kill('SIGKILL'), START_WITHIN);
  try {
    if (!child.stdout) throw new Error('no output');
    for await (const line of createInterface({ input: child.stdout })) {
      const port = READY.exec(line)?.[1];
      if (port !== undefined) return Number(port);
    }
  } finally {
    clearTimeout(late);
    child.stdout?.resume();
  }
  throw new Error(`the server of ${kind} ended before it was ready`);
};
