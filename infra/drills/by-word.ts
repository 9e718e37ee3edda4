import { createInterface } from 'node:readline';
import { type BuiltServer, builtServer } from '../../apps/server/test/built-server.ts';
import { hasPostgres } from '../../apps/server/test/postgres-for-test.ts';
import { type Cluster, type ClusterNode, ownersIn } from './scene.ts';
import { SmallCluster } from './small-cluster.ts';
import { troubleOfWhole, WholeCluster } from './whole-cluster.ts';

/**
 * `node … by-word.ts small|whole [MAIN]`: a cluster for another program, which says line by line what is to be done to it. `MAIN` is the server that is
 * run, with its web app where a build has it; else a copy of what is built, without.
 *
 * A line in is JSON: `{does, table?}`, with a word of `deeds`. Lines out are JSON, too: first `{origin}`, or `{trouble}` where this machine lacks what
 * it takes, then for each line in `{done: NAME OF WHAT WAS HURT}` or `{failed}`. The cluster ends when no more can come in.
 */
const NODES = 3;

const [size, main] = process.argv.slice(2);

const given = (path: string): BuiltServer => ({ main: path, remove: () => Promise.resolve() });

const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const trouble = (): string | undefined => {
  if (size === 'whole') return troubleOfWhole();
  return hasPostgres ? undefined : 'There is no Postgres here.';
};

/** What this program was given goes on to the nodes: those of the whole cluster are told nothing else of it. */
const settings = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('VEXILLUM_') && value !== undefined ? [[name, value]] : [],
    ),
  );

const start = async (): Promise<Cluster> => {
  const built = main === undefined ? await builtServer() : given(main);
  return size === 'whole'
    ? WholeCluster.start(NODES, () => undefined, built, settings())
    : SmallCluster.start(NODES, { server: built });
};

const ownerOf = async (cluster: Cluster, table: string): Promise<ClusterNode> => {
  const owners = await ownersIn(cluster, [table]);
  const owner = cluster.nodes.find(({ name }) => owners.has(name));
  if (!owner) throw new Error(`no node has ${table}`);
  return owner;
};

/** Nodes that were told to go, and may take some seconds for it. */
const leaving = new Set<ClusterNode>();

/** Of each: what was hurt. */
const deeds: Readonly<Record<string, (cluster: Cluster, table: string) => Promise<string>>> = {
  'kill-owner': async (cluster, table) => {
    const owner = await ownerOf(cluster, table);
    owner.signal('SIGKILL');
    return owner.name;
  },
  'drain-owner': async (cluster, table) => {
    const owner = await ownerOf(cluster, table);
    owner.signal('SIGTERM');
    leaving.add(owner);
    return owner.name;
  },
  'kill-database': async (cluster) => {
    await (cluster.lonelyDatabase ? cluster.lonelyDatabase.die() : cluster.killDatabase());
    return 'the database';
  },
  /** Where others have taken its place there is nothing to do. */
  'begin-database': async (cluster) => {
    await cluster.lonelyDatabase?.begin();
    return 'the database';
  },
  'be-whole': async (cluster) => {
    // One that is still going runs, and would not be begun again.
    for (const node of leaving) await node.ended;
    leaving.clear();
    await cluster.isWhole();
    return 'nobody';
  },
};

const obey = async (cluster: Cluster, line: string): Promise<object> => {
  const { does, table = '' } = JSON.parse(line) as { readonly does: string; readonly table?: string };
  try {
    const deed = deeds[does];
    if (!deed) throw new Error(`${does} is none of ${Object.keys(deeds).join(', ')}`);
    return { done: await deed(cluster, table) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
};

const missing = trouble();
if (missing !== undefined) say({ trouble: missing });
else {
  const cluster = await start();
  say({ origin: cluster.origin });
  for await (const line of createInterface({ input: process.stdin })) say(await obey(cluster, line));
  await cluster.end();
}
process.exit();
