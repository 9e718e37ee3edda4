import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster, ClusterNode, Scene, Version } from './scene.ts';
import { wrongSince } from './waking.ts';
import type { WatchedNode } from './watched-node.ts';

export interface Drill {
  readonly name: string;
  readonly says: string;
  /** Seconds that a table that is hit may stand still at the most. */
  readonly pause: number;
  /** The same of all other tables, where the fault is one node's. */
  readonly othersPause?: number;
  /** Nobody may be refused anything. */
  readonly refusesNobody?: true;
  /** Nobody may have to fetch a whole document again. */
  readonly keepsDocuments?: true;
  /** It is about two versions, where a former one is named; all others are played with this one alone. */
  readonly hasVersions?: true;
  /** `ways`: nodes whose ways to the database can be cut, so the small cluster. `machines`: a database on several machines. */
  readonly needs?: 'ways' | 'machines';
  readonly run: (scene: Scene) => Promise<void>;
}

const gone = async (node: ClusterNode, { remark }: Scene): Promise<void> => {
  const began = performance.now();
  node.signal('SIGTERM');
  await node.ended;
  const seconds = (performance.now() - began) / 1000;
  remark(`${node.name} gone in ${seconds.toFixed(1)} s`);
  if (seconds > 10) throw new Error(`${node.name} took ${seconds.toFixed(1)} s to go; it has 10`);
};

const begunAs = async (node: ClusterNode, version: Version | undefined, scene: Scene): Promise<void> => {
  await gone(node, scene);
  node.begin(version);
  await scene.cluster.isUp(node);
};

/** Milliseconds in which a server that was stopped may not say anything. */
const LISTENS_FOR = 5000;

/** A server that stood still for longer than its lease goes on: it was asked for something meanwhile, has lines left, and may only close them. */
const wakeUp = async (victim: ClusterNode, watched: WatchedNode, { fault, remark }: Scene): Promise<void> => {
  watched.speak();
  const wokenAt = performance.now();
  victim.signal('SIGCONT');
  await wait(LISTENS_FOR);
  for (const wrong of wrongSince(wokenAt, watched.lines)) fault(wrong);
  const closed = watched.lines.flatMap(({ frames }) => frames.filter(({ at }) => at >= wokenAt).map(({ at }) => at));
  const last = Math.max(0, ...closed.map((at) => at - wokenAt));
  remark(
    `${watched.lines.length} lines to ${victim.name} were left; the last of them heard from it ${last.toFixed(0)} ms after SIGCONT`,
  );
};

/** Of a database on several machines: what a drill for those hurts. Throws where there are none: hurting nobody is passed by anybody. */
const machinesOf = ({ machines }: Cluster): NonNullable<Cluster['machines']> => {
  if (!machines) throw new Error('this database is on one machine');
  return machines;
};

/** Seconds after which something is acknowledged again once a standby is back. */
const GOES_ON_WITHIN = 2;

const BETWEEN_CANCELS = 500;
const LOOKS_EVERY = 20;

/** `pg_cancel_backend` on connections of nodes that are found so, for some seconds, twice a second at most; answers how many. */
const cancelWhere = async ({ rows }: Cluster, where: string, seconds: number): Promise<number> => {
  let cancelled = 0;
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    const [row] = await rows(
      `select pg_cancel_backend(pid) as did from pg_stat_activity
       where application_name = 'vexillum' and ${where} order by random() limit 1`,
    );
    const did = row?.['did'] === true;
    if (did) cancelled += 1;
    await wait(did ? BETWEEN_CANCELS : LOOKS_EVERY);
  }
  return cancelled;
};

/** Backends tell of their transactions when they find time: ten seconds later at the most. */
const TOLD_WITHIN = 12_000;

const rollbacksIn = async ({ rows }: Cluster): Promise<number> => {
  const [row] = await rows('select xact_rollback from pg_stat_database where datname = current_database()');
  return Number(row?.['xact_rollback']);
};

/** Section 9 of the design, as far as one Postgres is enough. Faults of the network are a proxy's, which black-holes; no namespaces are made. */
export const drills: readonly Drill[] = [
  {
    name: 'kill-owner',
    says: 'SIGKILL of the node that has the most tables; it stays dead',
    pause: 8,
    othersPause: 1,
    run: async (scene) => {
      (await scene.victim()).signal('SIGKILL');
    },
  },
  {
    name: 'pause-owner',
    says: 'SIGSTOP for 20 s, then SIGCONT',
    pause: 10,
    othersPause: 1,
    run: async (scene) => {
      const victim = await scene.victim();
      const watched = await scene.watch(victim);
      victim.signal('SIGSTOP');
      await wait(20_000);
      await wakeUp(victim, watched, scene);
    },
  },
  {
    name: 'cut-off',
    needs: 'ways',
    says: 'the node hears nothing of the database for 20 s, and browsers still reach it',
    pause: 8,
    othersPause: 1,
    run: async (scene) => {
      const victim = await scene.victim();
      victim.way?.blackHole();
      await wait(20_000);
      victim.way?.mend();
    },
  },
  {
    name: 'drain',
    says: 'SIGTERM of the node that has the most tables',
    pause: 1,
    othersPause: 1,
    refusesNobody: true,
    keepsDocuments: true,
    run: async (scene) => gone(await scene.victim(), scene),
  },
  {
    name: 'rolling',
    says: 'each node in turn: SIGTERM, and begun again when it is gone; with --former from that version to this one, and back',
    pause: 1,
    refusesNobody: true,
    keepsDocuments: true,
    hasVersions: true,
    run: async (scene) => {
      const { nodes, hasFormer } = scene.cluster;
      const versions = hasFormer ? (['this', 'former'] as const) : ([undefined] as const);
      for (const version of versions) for (const node of nodes) await begunAs(node, version, scene);
      scene.remark(hasFormer ? 'from the former version to this one, and back' : 'of the same version');
    },
  },
  {
    name: 'database-killed',
    says: 'kill -9 of Postgres, begun again in its place',
    pause: 20,
    refusesNobody: true,
    run: async ({ cluster }) => cluster.killDatabase(),
  },
  {
    name: 'answers-lost',
    needs: 'ways',
    says: 'each answer of Postgres is lost with p = 0.01, and its connection with it',
    pause: 8,
    run: async ({ cluster, seconds, remark, fault }) => {
      for (const { way } of cluster.nodes) way?.lose(0.01);
      await wait(seconds * 1000);
      for (const { way } of cluster.nodes) way?.mend();
      const lost = cluster.nodes.reduce((sum, { way }) => sum + (way?.lost ?? 0), 0);
      remark(`${lost} answers lost`);
      if (lost === 0) fault('no answer was lost');
    },
  },
  {
    name: 'cancelled',
    says: 'pg_cancel_backend on a connection of a node that writes, twice a second at most',
    pause: 8,
    run: async ({ cluster, seconds, remark, fault }) => {
      const before = await rollbacksIn(cluster);
      const cancelled = await cancelWhere(cluster, `state = 'active' and query like '%owned as (%'`, seconds);
      // Who was done before the signal came was not hit.
      let hit = 0;
      for (const until = performance.now() + TOLD_WITHIN; hit === 0 && performance.now() < until; await wait(100))
        hit = (await rollbacksIn(cluster)) - before;
      remark(`${cancelled} cancelled while they wrote, ${hit} transactions rolled back`);
      if (hit === 0) fault('no commit was hit');
    },
  },
  {
    name: 'two-faults',
    says: 'SIGSTOP of an owner, then kill -9 of Postgres; SIGCONT after 20 s',
    pause: 45,
    run: async (scene) => {
      const victim = await scene.victim();
      const watched = await scene.watch(victim);
      victim.signal('SIGSTOP');
      await wait(1000);
      await scene.cluster.killDatabase();
      await wait(20_000);
      await wakeUp(victim, watched, scene);
    },
  },
  {
    name: 'random-kills',
    says: 'a random node is killed each 10 s, and begun again',
    pause: 8,
    run: async ({ cluster, seconds, remark }) => {
      let kills = 0;
      for (const until = performance.now() + seconds * 1000; performance.now() < until; await wait(10_000)) {
        const node = cluster.nodes[Math.floor(Math.random() * cluster.nodes.length)];
        node?.signal('SIGKILL');
        await node?.ended;
        kills += 1;
        node?.begin();
      }
      remark(`${kills} kills`);
    },
  },
  {
    name: 'kill-primary',
    says: 'kill -9 of the machine of the Postgres that writes: Patroni makes another one write',
    pause: 30,
    refusesNobody: true,
    needs: 'machines',
    run: async ({ cluster, remark }) => {
      const primary = await machinesOf(cluster).primary();
      primary.signal('SIGKILL');
      remark(`${primary.name} killed`);
    },
  },
  {
    name: 'pause-primary',
    says: 'SIGSTOP of the machine of the Postgres that writes for 40 s, then SIGCONT',
    pause: 30,
    refusesNobody: true,
    needs: 'machines',
    run: async ({ cluster, remark }) => {
      const primary = await machinesOf(cluster).primary();
      primary.signal('SIGSTOP');
      remark(`${primary.name} stopped`);
      await wait(40_000);
      primary.signal('SIGCONT');
    },
  },
  {
    name: 'standbys-stopped',
    says: 'SIGSTOP of both standbys for 30 s: nothing may be acknowledged meanwhile',
    // All of that time, and what Patroni and the clients take to come back.
    pause: 40,
    refusesNobody: true,
    needs: 'machines',
    run: async ({ cluster, remark, fault, acknowledged }) => {
      const standbys = await machinesOf(cluster).standbys();
      for (const standby of standbys) standby.signal('SIGSTOP');
      // What was on its way is there by now.
      await wait(2000);
      const before = acknowledged();
      await wait(28_000);
      const meanwhile = acknowledged() - before;
      for (const standby of standbys) standby.signal('SIGCONT');
      if (meanwhile > 0) fault(`${meanwhile} actions were acknowledged without a standby`);
      const resumed = performance.now();
      while (acknowledged() === before + meanwhile && performance.now() < resumed + 30_000) await wait(20);
      const seconds = (performance.now() - resumed) / 1000;
      remark(`went on ${seconds.toFixed(1)} s after the standbys were back`);
      if (seconds > GOES_ON_WITHIN)
        fault(
          `nothing was acknowledged for ${seconds.toFixed(1)} s after the standbys were back, and may for ${GOES_ON_WITHIN} s`,
        );
    },
  },
  {
    name: 'cancelled-then-killed',
    says: 'pg_cancel_backend on writers while the synchronous standby stands still, then kill -9 of the primary, which is begun again after 20 s',
    pause: 90,
    needs: 'machines',
    run: async ({ cluster, seconds, remark, fault, acknowledged }) => {
      const standbys = await machinesOf(cluster).standbys();
      for (const standby of standbys) standby.signal('SIGSTOP');
      await wait(2000);
      const before = acknowledged();
      const cancelled = await cancelWhere(cluster, `wait_event = 'SyncRep'`, seconds / 4);
      remark(`${cancelled} cancelled while they waited for the standby`);
      if (cancelled === 0) fault('no commit was hit');
      if (acknowledged() > before) fault(`${acknowledged() - before} actions were acknowledged without a standby`);
      const primary = await machinesOf(cluster).primary();
      primary.signal('SIGKILL');
      for (const standby of standbys) standby.signal('SIGCONT');
      remark(`${primary.name} killed`);
      // Patroni had crossed off standbys that stood still, and makes none of them the primary: what they lack may be acknowledged.
      await wait(20_000);
      primary.begin();
      remark(`${primary.name} begun again after 20 s`);
    },
  },
];
