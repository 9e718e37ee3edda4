import { setTimeout as wait } from 'node:timers/promises';
import { verifyMatch } from '@vexillum/ledger';
import type { Snapshot } from '@vexillum/model';
import { games } from '../../apps/verify/src/all-games.ts';
import { nodeHash } from '../../apps/verify/src/node-hash.ts';
import { DrillTable } from './drill-table.ts';
import type { Drill } from './drills.ts';
import { judge, kindsOfHarm, type Verdict } from './judge.ts';
import { Pauses } from './pauses.ts';
import { WatchedNode } from './watched-node.ts';
import { busiestOf, type Cluster, type ClusterNode, entriesIn, ledgersOf, ownersIn, truthsIn } from './scene.ts';

export interface Size {
  readonly nodes: number;
  readonly tables: number;
  /** Actions a second at each table. */
  readonly pace: number;
  /** Of play, at the least: a drill that takes longer is played through. */
  readonly seconds: number;
}

export interface Result extends Verdict {
  readonly drill: string;
  readonly passed: boolean;
  readonly acknowledged: number;
  /** How often, by code. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Browsers that show something else at the end than their neighbours, or than the database has. */
  readonly differing: readonly string[];
  /** Matches that the verifier does not accept. */
  readonly unverified: readonly string[];
  readonly newDocuments: number;
  /** Seconds. */
  readonly pause: number;
  readonly allowedPause: number;
  readonly othersPause?: number;
  readonly allowedOthersPause?: number;
  readonly remarks: readonly string[];
  /** What did not hold, in words. */
  readonly faults: readonly string[];
}

const TABLES_AT_ONCE = 4;
/** At how many tables one has browsers that check the ledger: all of them would take a whole processor, which players' own devices have. */
const CHECKED_EVERY = 10;
const BEGINS_WITHIN = 1500;
const QUIET_BEFORE = 4000;
/** Milliseconds that are played on after the last thing that was done to the cluster: what it brings about is part of the drill. */
const PLAYS_ON = 10_000;
/** Milliseconds. */
const MOVES_WITHIN = 60_000;
const TRIES = 10;
const AGAIN_AFTER = 500;
/** Milliseconds in which every browser is to have all its answers after the play. */
const REST_WITHIN = 90_000;

/** Plays at many tables while the drill does its worst, and compares what everybody was told with what lies in the database. */
export const runDrill = async (
  drill: Drill,
  cluster: Cluster,
  size: Size,
  say: (line: string) => void,
): Promise<Result> => {
  const pauses = new Pauses();
  const tables: DrillTable[] = [];
  const watched: WatchedNode[] = [];
  try {
    say(`${drill.name}: ${drill.says} ...`);
    await openTables(cluster, size.tables, tables, pauses);
    for (const table of tables) table.play(size.pace);
    const quietSince = performance.now() + BEGINS_WITHIN;
    await wait(BEGINS_WITHIN + QUIET_BEFORE);
    const began = performance.now();
    const names = tables.map(({ table }) => table);
    const remarks = [
      `${pauses.longest(names, quietSince, began).seconds.toFixed(1)} s was the longest pause before anything was done`,
    ];
    const faults: string[] = [];
    let hit: readonly string[] | undefined;
    const victim = async (): Promise<ClusterNode> => {
      const { node, has } = busiestOf(cluster.nodes, await ownersIn(cluster, names));
      hit = has;
      remarks.push(`${node.name} had ${has.length} of ${tables.length} tables`);
      return node;
    };
    const watch = async ({ address }: ClusterNode): Promise<WatchedNode> => {
      const { origin } = cluster;
      const those = tables.filter(({ table }) => hit?.includes(table)).map(({ watching }) => watching);
      const node = await WatchedNode.open(those.map((one) => ({ ...one, address, origin })));
      watched.push(node);
      return node;
    };
    const remark = (text: string) => void remarks.push(text);
    const fault = (text: string) => void faults.push(text);
    const acknowledged = () => tables.reduce((sum, table) => sum + table.acknowledged, 0);
    await Promise.all([
      wait(size.seconds * 1000),
      drill
        .run({ cluster, victim, watch, remark, fault, acknowledged, seconds: size.seconds })
        .catch((error: unknown) => fault(error instanceof Error ? error.message : String(error)))
        .then(() => wait(PLAYS_ON)),
    ]);
    // A table that stands still when the time is up is waited for: how long it does is what is asked.
    const up = performance.now();
    while (!pauses.haveAllMoved(names, up) && performance.now() < up + MOVES_WITHIN) await wait(50);
    const ended = performance.now();
    for (const table of tables) table.stop();
    const restless = await untilAtRest(tables);
    if (restless.length > 0) faults.push(`${restless.length} tables have no rest: ${restless.slice(0, 3).join('; ')}`);
    await cluster.isWhole();
    const entries = await entriesIn(cluster);
    const verdict = judge({
      ledgers: ledgersOf(entries),
      told: tables.flatMap(({ told }) => told),
      ghosts: watched.flatMap(({ ghosts }) => ghosts),
    });
    const truths = await truthsIn(cluster, entries, names);
    const pause = pauses.longest(hit ?? names, began, ended);
    remark(`the longest pause began ${pause.since.toFixed(1)} s after the fault`);
    const others = hit && names.filter((table) => !hit?.includes(table));
    const othersPause = others && pauses.longest(others, began, ended);
    if (othersPause) remark(`that of the others ${othersPause.since.toFixed(1)} s after it`);
    return withFaults(drill, faults, {
      drill: drill.name,
      ...verdict,
      acknowledged: acknowledged(),
      refusals: countOf(tables.flatMap(({ told }) => told.flatMap(({ refused }) => [...refused.values()]))),
      differing: tables.flatMap((table) => differencesAt(table, truths.get(table.table)?.snapshot)),
      unverified: await unverifiedAmong(tables),
      newDocuments: tables.reduce((sum, { newDocuments }) => sum + newDocuments, 0),
      pause: pause.seconds,
      allowedPause: drill.pause,
      ...(othersPause === undefined ? {} : { othersPause: othersPause.seconds }),
      ...(drill.othersPause === undefined ? {} : { allowedOthersPause: drill.othersPause }),
      remarks,
    });
  } finally {
    for (const table of tables) table.close();
    for (const node of watched) node.close();
  }
};

const openTables = async (cluster: Cluster, count: number, into: DrillTable[], pauses: Pauses): Promise<void> => {
  let missing = count;
  const open = async () => {
    while (missing-- > 0) {
      const checks = missing % CHECKED_EVERY === 0;
      into.push(await tried(() => DrillTable.open(cluster.origin, pauses, checks)));
    }
  };
  await Promise.all(Array.from({ length: TABLES_AT_ONCE }, open));
  const isLive = () => into.every((table) => table.isAtRest);
  for (const until = performance.now() + REST_WITHIN; !isLive(); await wait(50))
    if (performance.now() > until) throw new Error('not every browser found its table');
};

/** On a busy machine a line may break at any time; what players' browsers do about that is what a drill is about, and not these questions. */
const tried = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++)
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES) throw error;
      await wait(AGAIN_AFTER);
    }
};

/** Which tables have none in time. */
const untilAtRest = async (tables: readonly DrillTable[]): Promise<string[]> => {
  const isDone = () => tables.every((table) => table.isAtRest && table.difference === undefined);
  for (const until = performance.now() + REST_WITHIN; !isDone() && performance.now() < until; ) await wait(50);
  return tables.filter((table) => !table.isAtRest).map((table) => table.restlessness);
};

const differencesAt = (table: DrillTable, truth: Snapshot | undefined): readonly string[] => [
  ...table.doubts,
  ...(table.difference === undefined ? [] : [table.difference]),
  ...(truth ? table.differencesFrom(truth) : [`${table.table}: nothing of it is in the database`]),
];

const countOf = (codes: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};

const unverifiedAmong = async (tables: readonly DrillTable[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const table of tables)
    try {
      const report = verifyMatch(await tried(() => table.match()), games, nodeHash, []);
      if (!report.ok) faults.push(`${table.table}: the verifier does not accept it`);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  return faults;
};

const withFaults = (drill: Drill, said: readonly string[], result: Omit<Result, 'passed' | 'faults'>): Result => {
  const { pause, othersPause, refusals, newDocuments, differing, unverified } = result;
  const harm = [
    ...kindsOfHarm.flatMap((kind) => result[kind].map((text) => `${kind}: ${text}`)),
    ...differing,
    ...unverified,
  ];
  const faults = [...said, ...harm];
  if (pause > drill.pause) faults.push(`a table stood still for ${pause.toFixed(1)} s, and may for ${drill.pause} s`);
  if (drill.othersPause !== undefined && (othersPause ?? 0) > drill.othersPause)
    faults.push(
      `a table of another node stood still for ${othersPause?.toFixed(1)} s, and may for ${drill.othersPause} s`,
    );
  const refused = Object.entries(refusals);
  if (drill.refusesNobody && refused.length > 0)
    faults.push(`refused: ${refused.map(([code, times]) => `${times} × ${code}`).join(', ')}`);
  if (drill.keepsDocuments && newDocuments > 0) faults.push(`${newDocuments} documents were fetched anew`);
  return { ...result, passed: faults.length === 0, faults };
};
