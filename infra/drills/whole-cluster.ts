import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { type BuiltServer, builtServer } from '../../apps/server/test/built-server.ts';
import { until } from '../../apps/server/test/crash/harness/until.ts';
import { primaryOf, standingOfDatabases, untilReplicated } from '../cluster/databases.mjs';
import { findPrograms } from '../cluster/programs.mjs';
import {
  type Cluster as Running,
  isRunning,
  type RunningMember,
  signalMember,
  startMember,
  untilHealthy,
} from '../cluster/running.mjs';
import { startCluster } from '../cluster/start-cluster.mjs';
import { stopCluster } from '../cluster/stop-cluster.mjs';
import type { Cluster, ClusterNode, DatabaseMachine } from './scene.ts';

const TRIES = 40;
const AGAIN_AFTER = 500;

/** What is missing for it on this machine. */
export const troubleOfWhole = (): string | undefined => findPrograms().trouble;

/** As operators have it: three Postgres under Patroni with three etcd, and HAProxy before them and before the nodes. */
export class WholeCluster implements Cluster {
  readonly nodes: readonly ClusterNode[];
  readonly #running: Running;
  readonly #remove: () => Promise<void>;

  /** `server`: what is run, and removed at the end; a copy of what is built, when left out. `more`: settings of nodes. */
  static async start(
    count: number,
    say: (line: string) => void,
    server?: BuiltServer,
    more: Readonly<Record<string, string>> = {},
  ): Promise<WholeCluster> {
    const built = server ?? (await builtServer());
    // Everything there is another user's, where root starts it.
    await chmod(dirname(built.main), 0o755);
    const parent = await mkdtemp(join(tmpdir(), 'vexillum-whole-'));
    await chmod(parent, 0o755);
    const folder = join(parent, 'cluster');
    const remove = async () => {
      await stopCluster(folder, { remove: true }).catch(() => undefined);
      await built.remove();
    };
    try {
      const env = { RATE_LIMITS: 'off', ...more };
      return new WholeCluster(await startCluster({ folder, nodes: count, server: built.main, env, say }), remove);
    } catch (error) {
      await remove();
      throw error;
    }
  }

  private constructor(running: Running, remove: () => Promise<void>) {
    this.#running = running;
    this.#remove = remove;
    this.nodes = this.#of('node').map((member) => ({
      name: member.name,
      address: placeOf(member.url),
      get isRunning() {
        return isRunning(member);
      },
      begin: () => startMember(running, member),
      signal: (signal) => signalMember(member, signal),
      get ended() {
        return until(`${member.name} is gone`, () => !isRunning(member));
      },
    }));
  }

  get origin(): string {
    return this.#running.url;
  }

  /** While another one becomes the primary nobody answers. */
  readonly rows: Cluster['rows'] = async (question) => {
    for (let tries = 1; ; tries++) {
      const client = new Client({
        connectionString: this.#running.databaseUrl,
        connectionTimeoutMillis: 2000,
        query_timeout: 60_000,
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return (await client.query(question)).rows;
      } catch (error) {
        if (tries === TRIES) throw error;
        await wait(AGAIN_AFTER);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  };

  readonly machines: NonNullable<Cluster['machines']> = {
    primary: async () => this.#machine(await this.#primary()),
    standby: async () => {
      const [standby] = await this.#inRole('sync_standby');
      if (!standby) throw new Error('there is no synchronous standby');
      return this.#machine(standby);
    },
    standbys: async () => {
      const primary = await this.#primary();
      return this.#of('patroni')
        .filter(({ name }) => name !== primary.name)
        .map((member) => this.#machine(member));
    },
  };

  async killDatabase(): Promise<void> {
    (await this.machines.primary()).signal('SIGKILL');
  }

  async isUp({ name }: ClusterNode): Promise<void> {
    const node = this.#of('node').find((member) => member.name === name);
    if (node) await untilHealthy(node);
    // HAProxy asks a node twice before it sends anybody there.
    await wait(1500);
  }

  async isWhole(): Promise<void> {
    for (const member of this.#running.members) {
      if (!isRunning(member)) startMember(this.#running, member);
      signalMember(member, 'SIGCONT');
    }
    await untilReplicated(this.#of('patroni'));
    for (const node of this.nodes) await this.isUp(node);
  }

  end(): Promise<void> {
    return this.#remove();
  }

  #of(kind: string): RunningMember[] {
    return this.#running.members.filter((member) => member.kind === kind);
  }

  async #primary(): Promise<RunningMember> {
    const primary = await primaryOf(this.#of('patroni'));
    if (!primary) throw new Error('there is no primary');
    return primary;
  }

  async #inRole(wanted: string): Promise<RunningMember[]> {
    const standing = await standingOfDatabases(this.#of('patroni'));
    const names = standing.filter(({ role }) => role === wanted).map(({ name }) => name);
    return this.#of('patroni').filter(({ name }) => names.includes(name));
  }

  #machine(member: RunningMember): DatabaseMachine {
    return {
      name: member.name,
      signal: (signal) => signalMember(member, signal),
      begin: () => {
        if (!isRunning(member)) startMember(this.#running, member);
      },
    };
  }
}

const placeOf = (url: string): ClusterNode['address'] => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};
