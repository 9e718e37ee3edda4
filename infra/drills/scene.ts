import type { QueryResultRow } from 'pg';
import type { Entry } from './judge.ts';
import type { DatabaseWay } from './database-way.ts';

/** One server of a cluster, over its lives. */
export interface ClusterNode {
  readonly name: string;
  readonly isRunning: boolean;
  /** Of one that was begun here alone: how bytes come to the database. */
  readonly way?: DatabaseWay;
  begin(): void;
  signal(signal: NodeJS.Signals): void;
  /** Resolves when its process is gone. */
  readonly ended: Promise<unknown>;
}

/** A machine with Patroni and Postgres on it. */
export interface DatabaseMachine {
  readonly name: string;
  /** SIGKILL, SIGSTOP and SIGCONT are of all of its processes. */
  signal(signal: NodeJS.Signals): void;
  begin(): void;
}

export interface Cluster {
  /** Where browsers play. */
  readonly origin: string;
  readonly nodes: readonly ClusterNode[];
  /** Until it answers that it is well, and people are sent there. */
  isUp(node: ClusterNode): Promise<void>;
  rows(question: string): Promise<readonly QueryResultRow[]>;
  /** Kills the one Postgres that there is, and begins it again; with several of them, the machine of the one that writes, for good. */
  killDatabase(): Promise<void>;
  /** Of a database on several machines. */
  readonly machines?: {
    primary(): Promise<DatabaseMachine>;
    /** The one whose disk has all that the primary has acknowledged. */
    standby(): Promise<DatabaseMachine>;
    standbys(): Promise<readonly DatabaseMachine[]>;
  };
  /** Everything runs and is well again. */
  isWhole(): Promise<void>;
  end(): Promise<void>;
}

/** What a drill does to a cluster whose tables are being played at. */
export interface Scene {
  readonly cluster: Cluster;
  /** The node that has the most tables, which the fault is to hit; the longest pause is asked of its tables, and of all others apart. */
  victim(): Promise<ClusterNode>;
  /** For whoever reads the report. */
  remark(text: string): void;
  /** What did not hold. */
  fault(text: string): void;
  /** How many actions browsers have been answered yes to. */
  acknowledged(): number;
  /** So many seconds of play, as the whole play is long. */
  readonly seconds: number;
}

/** Which tables each node has, by the nodes' names. */
export const ownersIn = async ({ rows }: Pick<Cluster, 'rows'>): Promise<ReadonlyMap<string, readonly string[]>> => {
  const owners = new Map<string, string[]>();
  for (const row of await rows('select table_id, node from table_owner where node is not null')) {
    const [table, node] = [String(row['table_id']), String(row['node'])];
    owners.set(node, [...(owners.get(node) ?? []), table]);
  }
  return owners;
};

/** What lies in the database, past all nodes. */
export const ledgersIn = async ({ rows }: Pick<Cluster, 'rows'>): Promise<ReadonlyMap<string, readonly Entry[]>> => {
  const ledgers = new Map<string, Entry[]>();
  for (const row of await rows('select table_id, value from entry order by table_id, seq')) {
    const { entry } = JSON.parse(String(row['value'])) as { readonly entry: Entry };
    const table = String(row['table_id']);
    const entries = ledgers.get(table);
    if (entries) entries.push(entry);
    else ledgers.set(table, [entry]);
  }
  return ledgers;
};
