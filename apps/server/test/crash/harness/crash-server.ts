import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestBrowser } from '../../test-browser.ts';
import { builtServer, type BuiltServer } from '../../built-server.ts';
import { freePort } from './free-port.ts';
import { type Ended, ServerProcess } from './server-process.ts';

/** A data folder and a port where one server process after another lives. */
export class CrashServer {
  readonly port: number;
  readonly dataFolder: string;
  readonly #built: BuiltServer;
  #process: ServerProcess | undefined;
  /** Lives that ended by kill -9. */
  kills = 0;

  static async build(): Promise<CrashServer> {
    return new CrashServer(await builtServer(), await freePort(), await mkdtemp(join(tmpdir(), 'vexillum-crash-')));
  }

  private constructor(built: BuiltServer, port: number, dataFolder: string) {
    this.#built = built;
    this.port = port;
    this.dataFolder = dataFolder;
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
    return new ServerProcess({ main: this.#built.main, port, dataFolder: this.dataFolder, env });
  }

  /** Resolves when the server has said that it is ready; throws with all it printed when it ends instead. */
  async start(): Promise<void> {
    this.startWithoutWaiting();
    await this.isReady();
  }

  startWithoutWaiting(): void {
    const life = this.spawn();
    this.#process = life;
    void life.ended.then(({ signal }) => {
      if (signal === 'SIGKILL') this.kills++;
    });
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
    await rm(this.dataFolder, { recursive: true, force: true });
  }
}
