import { namesOfTable } from '../../apps/server/src/names/name-book.ts';
import { type DiskTruth, truthOf } from '../../apps/server/test/crash/harness/read-disk.ts';
import type { QueryResultRow } from 'pg';
import type { Entry } from './judge.ts';
import type { DatabaseWay } from './database-way.ts';
import type { WatchedNode } from './watched-node.ts';

/** Of the server: of this checkout, or of the one that `--former` names. */
export type Version = 'this' | 'former';

/** One server of a cluster, over its lives. */
export interface ClusterNode {
  readonly name: string;
  readonly isRunning: boolean;
  /** Where it listens itself, past all balancers. */
  readonly address: { readonly host: string; readonly port: number };
  /** Of one that was begun here alone: how bytes come to the database. */
  readonly way?: DatabaseWay;
  /** As what it was the last time, when left out. */
  begin(version?: Version): void;
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
  /** Its nodes can be of another version, and were begun as that. */
  readonly hasFormer?: boolean;
  /** Until it answers that it is well, and people are sent there. */
  isUp(node: ClusterNode): Promise<void>;
  rows(question: string): Promise<readonly QueryResultRow[]>;
  /** Kills the one Postgres that there is, and begins it again; with several of them, the machine of the one that writes, for good. */
  killDatabase(): Promise<void>;
  /** Of a database that nobody takes the place of: gone until it is begun again. */
  readonly lonelyDatabase?: {
    die(): Promise<void>;
    begin(): Promise<void>;
  };
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
  /** Lines to the victim that nobody cuts, one for each table that it has. What is asked there and nowhere else is judged at the end. */
  watch(victim: ClusterNode): Promise<WatchedNode>;
  /** For whoever reads the report. */
  remark(text: string): void;
  /** What did not hold. */
  fault(text: string): void;
  /** How many actions browsers have been answered yes to. */
  acknowledged(): number;
  /** So many seconds of play, as the whole play is long. */
  readonly seconds: number;
}

/** Which of these tables each node has, by the nodes' names. The database knows others, too: the office, and those of earlier drills. */
export const ownersIn = async (
  { rows }: Pick<Cluster, 'rows'>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const asked = new Set(tables);
  const owners = new Map<string, string[]>();
  for (const row of await rows('select table_id, node from table_owner where node is not null')) {
    const [table, node] = [String(row['table_id']), String(row['node'])];
    if (asked.has(table)) owners.set(node, [...(owners.get(node) ?? []), table]);
  }
  return owners;
};

/** The node that has the most of these tables, and which. Throws where no node has one: a fault there would hit nobody, and be passed by anybody. */
export const busiestOf = (
  nodes: readonly ClusterNode[],
  owners: ReadonlyMap<string, readonly string[]>,
): { readonly node: ClusterNode; readonly has: readonly string[] } => {
  const each = nodes.map((node) => ({ node, has: owners.get(node.name) ?? [] }));
  const [most] = each.toSorted((one, other) => other.has.length - one.has.length);
  if (!most || most.has.length === 0) throw new Error('no node has a table of this drill');
  return most;
};

/** What lies in the database, past all nodes: the records of each table's entries, in order. */
export const entriesIn = async ({ rows }: Pick<Cluster, 'rows'>): Promise<ReadonlyMap<string, readonly string[]>> => {
  const values = new Map<string, string[]>();
  for (const row of await rows('select table_id, value from entry order by table_id, seq')) {
    const [table, value] = [String(row['table_id']), String(row['value'])];
    const those = values.get(table);
    if (those) those.push(value);
    else values.set(table, [value]);
  }
  return values;
};

/** The public entries among them. */
export const ledgersOf = (entries: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly Entry[]> =>
  new Map(
    [...entries].map(([table, values]) => [
      table,
      values.map((value) => (JSON.parse(value) as { readonly entry: Entry }).entry),
    ]),
  );

/** What browsers at these tables are to show. Nobody there says anything to a side alone, so entries and names are all of it. */
export const truthsIn = async (
  { rows }: Pick<Cluster, 'rows'>,
  entries: ReadonlyMap<string, readonly string[]>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, DiskTruth>> => {
  const wanted = tables.map((table) => `starts_with(key, '${namesOfTable(table)}')`).join(' or ');
  const names = (await rows(`select key, value from record where ${wanted || 'false'}`)).map(
    (row) => [String(row['key']), String(row['value'])] as const,
  );
  return new Map(
    tables.map((table) => [
      table,
      truthOf({ table, values: entries.get(table) ?? [], names, talk: [] }, ['red', 'blue']),
    ]),
  );
};
