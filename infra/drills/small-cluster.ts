import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, builtServer } from '../../apps/server/test/built-server.ts';
import { freePort } from '../../apps/server/test/crash/harness/free-port.ts';
import { until } from '../../apps/server/test/crash/harness/until.ts';
import { TestPostgres } from '../../apps/server/test/postgres-for-test.ts';
import { Balancer } from './balancer.ts';
import { DatabaseWay } from './database-way.ts';
import { DrillNode } from './drill-node.ts';
import type { Cluster, ClusterNode } from './scene.ts';

interface Parts {
  readonly nodes: readonly DrillNode[];
  readonly balancer: Balancer;
  readonly postgres: TestPostgres;
  readonly database: string;
  readonly folder: string;
  readonly built: BuiltServer;
  readonly hasFormer: boolean;
}

export interface SmallClusterOptions {
  /**
   * Each node has a way of its own to the database, which can be cut. Without one it asks the database itself: what it asks passes through a way in this
   * process, behind the work of all the browsers, and a question that Postgres answers in one millisecond takes a hundred.
   */
  readonly hasWays?: boolean;
  /** What is run, and removed at the end; a copy of what is built, when left out. */
  readonly server?: BuiltServer;
  /** The built `main.js` of another version: the nodes begin as that one. */
  readonly former?: string;
}

/** Nodes on one Postgres, with a balancer of ours before them: what a test can start in some seconds. */
export class SmallCluster implements Cluster {
  readonly nodes: readonly DrillNode[];
  readonly #parts: Parts;

  static async start(
    count: number,
    { hasWays = false, server, former }: SmallClusterOptions = {},
  ): Promise<SmallCluster> {
    const [built, postgres, folder] = await Promise.all([
      server ?? builtServer(),
      TestPostgres.start(),
      mkdtemp(join(tmpdir(), 'vexillum-drill-')),
    ]);
    const database = await postgres.database();
    const ports: number[] = [];
    while (ports.length < count) ports.push(await freePort());
    const balancer = await Balancer.open(ports);
    const secret = randomBytes(32).toString('hex');
    const nodes: DrillNode[] = [];
    for (const [index, port] of ports.entries()) {
      const way = hasWays ? await DatabaseWay.lay({ path: postgres.socket }) : undefined;
      const name = `node-${index + 1}`;
      const env = {
        DATABASE_URL: way ? `postgres://vexillum@127.0.0.1:${way.port}/${database}` : postgres.urlOf(database),
        PUBLIC_URL: balancer.origin,
        NODE_NAME: name,
        NODE_ADDRESS: `127.0.0.1:${port}`,
        NODE_SECRET: secret,
      };
      const versions = { main: built.main, ...(former === undefined ? {} : { former }) };
      nodes.push(new DrillNode({ name, port, ...(way ? { way } : {}), ...versions, folder, env }));
    }
    const hasFormer = former !== undefined;
    const cluster = new SmallCluster({ nodes, balancer, postgres, database, folder, built, hasFormer });
    try {
      for (const node of nodes) node.begin();
      for (const node of nodes) await cluster.isUp(node);
      return cluster;
    } catch (error) {
      await cluster.end();
      throw error;
    }
  }

  private constructor(parts: Parts) {
    this.#parts = parts;
    this.nodes = parts.nodes;
  }

  get hasFormer(): boolean {
    return this.#parts.hasFormer;
  }

  get origin(): string {
    return this.#parts.balancer.origin;
  }

  readonly rows: Cluster['rows'] = (question) => this.#parts.postgres.rows(this.#parts.database, question);

  readonly lonelyDatabase: NonNullable<Cluster['lonelyDatabase']> = {
    die: () => this.#parts.postgres.die(),
    begin: () => this.#parts.postgres.begin(),
  };

  killDatabase(): Promise<void> {
    return this.#parts.postgres.killAndBeginAgain();
  }

  async isUp({ name }: ClusterNode): Promise<void> {
    const node = this.nodes.find((one) => one.name === name);
    if (!node) throw new Error(`there is no ${name}`);
    await node.isReady();
    await until(`${name} is sent people`, () => this.#parts.balancer.isUp(node.port));
  }

  async isWhole(): Promise<void> {
    for (const node of this.nodes) {
      node.way?.mend();
      if (!node.isRunning) node.begin();
      node.signal('SIGCONT');
      await this.isUp(node);
    }
  }

  async end(): Promise<void> {
    const { balancer, postgres, built, folder } = this.#parts;
    await balancer.close();
    for (const node of this.nodes) {
      await node.end();
      await node.way?.close();
    }
    await postgres.stop();
    await built.remove();
    await rm(folder, { recursive: true, force: true });
  }
}
