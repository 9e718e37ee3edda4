import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestBrowser } from '../../test-browser.ts';
import { builtServer, type BuiltServer } from '../../built-server.ts';
import { freePort } from './free-port.ts';
import { Power } from './power.ts';
import { type Ended, ServerProcess } from './server-process.ts';

/** A data folder and a port where one server process after another lives. */
export class CrashServer {
  readonly port: number;
  readonly dataFolder: string;
  readonly #built: BuiltServer;
  #process: ServerProcess | undefined;
  /** Lives that ended by kill -9. */
  kills = 0;
  readonly #beside: string;
  #power: Power | undefined;
  #isCut = false;
  #random: () => number = Math.random;

  static async build(): Promise<CrashServer> {
    const [dataFolder, beside] = await Promise.all(
      ['crash', 'power'].map((of) => mkdtemp(join(tmpdir(), `vexillum-${of}-`))),
    );
    return new CrashServer(await builtServer(), await freePort(), dataFolder ?? '', beside ?? '');
  }

  private constructor(built: BuiltServer, port: number, dataFolder: string, beside: string) {
    this.#built = built;
    this.port = port;
    this.dataFolder = dataFolder;
    this.#beside = beside;
  }

  /** From the next start on a kill takes the power as well: what was not flushed is gone by then, all of it or some. */
  dependOnPower(random: () => number): Power {
    this.#random = random;
    this.#power = new Power(this.dataFolder, this.#beside);
    return this.#power;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get process(): ServerProcess {
    if (!this.#process) throw new Error('no server was started');
    return this.#process;
  }

  browser(): TestBrowser {
    return new TestBrowser(this.origin);
  }

  /** Begins a life, without waiting for anything. */
  spawn(port = this.port, env: Readonly<Record<string, string>> = {}): ServerProcess {
    return new ServerProcess({
      main: this.#built.main,
      port,
      dataFolder: this.dataFolder,
      env: { ...this.#power?.env, ...env },
    });
  }

  /** Resolves when the server has said that it is ready; throws with all it printed when it ends instead. */
  async start(): Promise<void> {
    this.startWithoutWaiting();
    await this.isReady();
  }

  startWithoutWaiting(): void {
    if (this.#isCut) this.#losePower();
    const life = this.spawn();
    this.#process = life;
    void life.ended.then(({ signal }) => {
      if (signal !== 'SIGKILL') return;
      this.kills++;
      this.#isCut = true;
    });
  }

  #losePower(): void {
    this.#isCut = false;
    const share = this.#random() < 0.5 ? 0 : this.#random();
    this.#power?.cut(() => this.#random() < share);
  }

  async isReady(): Promise<void> {
    if (!(await this.process.ready)) throw new Error(`the server ended before it was ready:\n${this.process.output}`);
  }

  end(signal: NodeJS.Signals): Promise<Ended> {
    return this.process.end(signal);
  }

  async tearDown(): Promise<void> {
    if (this.#process?.isRunning) await this.end('SIGKILL');
    await this.#built.remove();
    for (const folder of [this.dataFolder, this.#beside]) await rm(folder, { recursive: true, force: true });
  }
}
