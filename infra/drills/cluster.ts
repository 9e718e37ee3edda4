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
import type { Entry } from './judge.ts';

/** Nodes on one Postgres, each by a way of its own, with a balancer before them. All of it on this machine. */
export class Cluster {
  readonly nodes: readonly DrillNode[];
  readonly balancer: Balancer;
  readonly postgres: TestPostgres;
  readonly database: string;
  readonly #folder: string;
  readonly #built: BuiltServer;

  static async start(count: number): Promise<Cluster> {
    const [built, postgres, folder] = await Promise.all([
      builtServer(),
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
      const way = await DatabaseWay.lay({ path: postgres.socket });
      const name = `node-${index + 1}`;
      const env = {
        DATABASE_URL: `postgres://vexillum@127.0.0.1:${way.port}/${database}`,
        PUBLIC_URL: balancer.origin,
        NODE_NAME: name,
        NODE_ADDRESS: `127.0.0.1:${port}`,
        NODE_SECRET: secret,
      };
      nodes.push(new DrillNode({ name, port, way, main: built.main, folder, env }));
    }
    const cluster = new Cluster(nodes, balancer, postgres, database, folder, built);
    try {
      for (const node of nodes) node.begin();
      for (const node of nodes) await cluster.isUp(node);
      return cluster;
    } catch (error) {
      await cluster.end();
      throw error;
    }
  }

  private constructor(
    nodes: readonly DrillNode[],
    balancer: Balancer,
    postgres: TestPostgres,
    database: string,
    folder: string,
    built: BuiltServer,
  ) {
    [this.nodes, this.balancer, this.postgres, this.database] = [nodes, balancer, postgres, database];
    [this.#folder, this.#built] = [folder, built];
  }

  /** Which tables each node has, by the nodes' names. */
  async owners(): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await this.postgres.rows(
      this.database,
      'select table_id, node from table_owner where node is not null',
    );
    const owners = new Map<string, string[]>();
    for (const { table_id: table, node } of rows)
      owners.set(String(node), [...(owners.get(String(node)) ?? []), String(table)]);
    return owners;
  }

  /** What lies in the database, past all nodes. */
  async ledgers(): Promise<ReadonlyMap<string, readonly Entry[]>> {
    const rows = await this.postgres.rows(this.database, 'select table_id, value from entry order by table_id, seq');
    const ledgers = new Map<string, Entry[]>();
    for (const { table_id: table, value } of rows) {
      const { entry } = JSON.parse(String(value)) as { readonly entry: Entry };
      ledgers.set(String(table), [...(ledgers.get(String(table)) ?? []), entry]);
    }
    return ledgers;
  }

  /** Until it answers that it is well, and people are sent there. */
  async isUp(node: DrillNode): Promise<void> {
    await node.isReady();
    await until(`${node.name} is sent people`, () => this.balancer.isUp(node.port));
  }

  /** Every node runs, and answers that it is well. */
  async isWhole(): Promise<void> {
    for (const node of this.nodes) {
      node.way.mend();
      if (!node.isRunning) node.begin();
      node.signal('SIGCONT');
      await this.isUp(node);
    }
  }

  async end(): Promise<void> {
    await this.balancer.close();
    for (const node of this.nodes) {
      await node.end();
      await node.way.close();
    }
    await this.postgres.stop();
    await this.#built.remove();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
