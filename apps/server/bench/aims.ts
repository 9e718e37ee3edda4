import type { Rounds } from './measures/store.ts';
import { median } from './median.ts';
import type { Results } from './results.ts';

export interface Aim {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly wanted: number;
  readonly isAtLeast: boolean;
}

export interface JudgedAim extends Aim {
  readonly isMet: boolean;
  /** How far from it, in its unit; 0 where it is met. */
  readonly missedBy: number;
}

export const atMost = (name: string, value: number, unit: string, wanted: number): Aim => ({
  name,
  value,
  unit,
  wanted,
  isAtLeast: false,
});
export const atLeast = (name: string, value: number, unit: string, wanted: number): Aim => ({
  name,
  value,
  unit,
  wanted,
  isAtLeast: true,
});

export const judge = (aim: Aim): JudgedAim => {
  const missing = aim.isAtLeast ? aim.wanted - aim.value : aim.value - aim.wanted;
  // A number that could not be measured (NaN) is not one that meets an aim.
  return { ...aim, isMet: missing <= 0, missedBy: Math.max(0, missing) };
};

/** "Flat" leaves room for what two runs of the same differ by. */
const FLAT = 1.1;

/** Reckoned from the processor time of a move: see `reportWorkers`. */
export const aimOfWorkers = ({ one, two }: Rounds<'one' | 'two'>): Aim =>
  atLeast(
    'what two cores carry, against one',
    2 * median(one.map(({ cpuPerMove }, at) => cpuPerMove / (two[at]?.cpuPerMove ?? Number.NaN))),
    'x',
    1.8,
  );

/** What we promised ourselves, with every move authorised, hashed and on disk before it is shown. */
export const aimsOf = (results: Results): JudgedAim[] => {
  const { tablesPerCore, join, memory, growth, opening, workers } = results;
  const { ours, relay } = results.manyTables;
  const [young, old] = [growth.ours.at(0), growth.ours.at(-1)];
  return [
    atLeast('tables per core, against the plain relay', tablesPerCore.ours.tables / tablesPerCore.relay.tables, 'x', 1),
    atMost('CPU per move at 1,000 moves/s, against the plain relay', ours.cpuPerMove / relay.cpuPerMove, 'x', 1.3),
    atMost('p50 above the plain relay at 1,000 moves/s', ours.p50 - relay.p50, 'ms', 8),
    atMost('p99 above the plain relay at 1,000 moves/s', ours.p99 - relay.p99, 'ms', 25),
    atMost('document after 10,000 moves and 2,000 log lines', join.ours.bytes / 1024, 'KB', 60),
    atMost('joining that table', join.ours.milliseconds, 'ms', 15),
    atMost(
      'memory of 2,000 connections at 500 tables after a minute of quiet, over the empty server',
      memory.ours.megabytes - memory.ours.empty,
      'MB',
      150,
    ),
    atMost(
      `CPU per move at a table of ${old?.moves} moves, against its first ${young?.moves}`,
      (old?.cpuPerMove ?? Number.NaN) / (young?.cpuPerMove ?? Number.NaN),
      'x',
      FLAT,
    ),
    atMost(
      `memory of a server with that table, against the young one`,
      (old?.megabytes ?? Number.NaN) / (young?.megabytes ?? Number.NaN),
      'x',
      FLAT,
    ),
    atMost('opening that table after a restart', old?.openMilliseconds ?? Number.NaN, 'ms', 30),
    atMost("others' p99 while such a table is opened, above theirs without", opening.p99Worse, 'ms', 10),
    ...(workers ? [aimOfWorkers(workers)] : []),
  ].map(judge);
};
