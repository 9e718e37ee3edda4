import { join } from 'node:path';
import { type Ended, ServerProcess } from '../../apps/server/test/crash/harness/server-process.ts';
import { until } from '../../apps/server/test/crash/harness/until.ts';
import type { DatabaseWay } from './database-way.ts';
import type { ClusterNode, Version } from './scene.ts';

export interface NodeOptions {
  readonly name: string;
  readonly port: number;
  readonly way?: DatabaseWay;
  /** The server that is run, and one of another version that can be, each by the file that starts it. */
  readonly main: string;
  readonly former?: string;
  /** A folder of its own. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** One of the servers, over its lives. */
export class DrillNode implements ClusterNode {
  readonly name: string;
  readonly port: number;
  readonly way?: DatabaseWay;
  readonly #options: NodeOptions;
  readonly #lives: ServerProcess[] = [];
  /** What it was in each of its lives. */
  readonly versions: Version[] = [];

  constructor(options: NodeOptions) {
    ({ name: this.name, port: this.port } = options);
    if (options.way) this.way = options.way;
    this.#options = options;
  }

  get address(): ClusterNode['address'] {
    return { host: '127.0.0.1', port: this.port };
  }

  get isRunning(): boolean {
    return this.#life.isRunning;
  }

  /** What it has printed in all its lives. */
  get lines(): readonly string[] {
    return this.#lives.flatMap(({ lines }) => lines);
  }

  get ended(): Promise<Ended> {
    return this.#life.ended;
  }

  begin(version?: Version): void {
    const { name, port, folder, env, former } = this.#options;
    version ??= this.versions.at(-1) ?? (former === undefined ? 'this' : 'former');
    const main = version === 'this' ? this.#options.main : former;
    if (main === undefined) throw new Error(`${name} has no former version`);
    this.versions.push(version);
    this.#lives.push(new ServerProcess({ main, port, dataFolder: join(folder, name), env }));
  }

  /** Resolves when it answers that it is well. */
  async isReady(): Promise<void> {
    if (!(await this.#life.ready)) throw new Error(`${this.name} ended before it was ready:\n${this.#life.output}`);
    await until(`${this.name} is healthy`, () =>
      fetch(`http://127.0.0.1:${this.port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  }

  signal(signal: NodeJS.Signals): void {
    this.#life.signal(signal);
  }

  async end(): Promise<void> {
    if (!this.isRunning) return;
    // One that stands still does not even die of another signal.
    await this.#life.end('SIGKILL');
  }

  get #life(): ServerProcess {
    const life = this.#lives.at(-1);
    if (!life) throw new Error(`${this.name} was never begun`);
    return life;
  }
}
