import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const readyLine = /^Vexillum is ready at (\S+)/;

export interface ServerProcessOptions {
  readonly main: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

const leftOver = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of leftOver) child.kill('SIGKILL');
});

/** One life of the real server process. */
export class ServerProcess {
  readonly lines: string[] = [];
  /** True once the ready line was printed, false when the process ended without it. */
  readonly ready: Promise<boolean>;
  readonly ended: Promise<Ended>;
  readonly #child: ChildProcess;

  constructor({ main, port, dataFolder, env }: ServerProcessOptions) {
    this.#child = spawn(process.execPath, ['--max-semi-space-size=64', main], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataFolder,
        RATE_LIMITS: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    leftOver.add(this.#child);
    this.ended = new Promise((resolve) =>
      this.#child.once('exit', (code, signal) => {
        leftOver.delete(this.#child);
        resolve({ code, signal });
      }),
    );
    this.ready = new Promise((resolve) => {
      this.#listen((line) => readyLine.test(line) && resolve(true));
      void this.ended.then(() => resolve(false));
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get output(): string {
    return this.lines.join('\n');
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async end(signal: NodeJS.Signals): Promise<Ended> {
    this.signal(signal);
    return this.ended;
  }

  #listen(hear: (line: string) => void): void {
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        this.lines.push(line);
        hear(line);
      });
    }
  }
}
