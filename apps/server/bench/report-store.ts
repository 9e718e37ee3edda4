import { aimRows } from './aim-rows.ts';
import { aimOfWorkers, atMost, type JudgedAim, judge } from './aims.ts';
import { columns, round } from './columns.ts';
import type { MovesPlan } from './measures/moves.ts';
import type { PlayedOnStore, Rounds } from './measures/store.ts';
import { median, medians } from './median.ts';

const ratio = (one: readonly number[], other: readonly number[]): number =>
  median(one.map((value, at) => value / (other[at] ?? Number.NaN)));

const rowsOf = (named: readonly (readonly [string, readonly PlayedOnStore[]])[]): string =>
  columns([
    ['', 'CPU a move, us', 'Postgres beside, us', 'p50, ms', 'p95, ms', 'p99, ms', 'lost'],
    ...named.map(([name, rounds]) => {
      const { cpuPerMove, beside, p50, p95, p99, lost } = medians(rounds);
      return [name, ...[cpuPerMove, beside, p50, p95, p99, lost].map(round)];
    }),
  ]);

const headline = ({ tables, movesPerSecond, rounds }: MovesPlan): string =>
  `${tables} tables, 4 clients each, ${movesPerSecond} moves/s in all; rounds in turns: ${rounds}`;

export interface StoreResults {
  readonly rounds: Rounds<'sqlite' | 'postgres'>;
  /** Megabytes of all quiet tables. */
  readonly memory: Readonly<Record<'sqlite' | 'postgres', number>>;
}

export const aimsOfStore = ({ rounds: { sqlite, postgres }, memory }: StoreResults): JudgedAim[] =>
  [
    atMost(
      'CPU an entry on Postgres, against SQLite',
      ratio(
        postgres.map(({ cpuPerMove }) => cpuPerMove),
        sqlite.map(({ cpuPerMove }) => cpuPerMove),
      ),
      'x',
      1.3,
    ),
    atMost('p50 above SQLite', median(postgres.map(({ p50 }, at) => p50 - (sqlite[at]?.p50 ?? Number.NaN))), 'ms', 15),
    atMost('memory of quiet tables, against SQLite', memory.postgres / memory.sqlite, 'x', 1.1),
  ].map(judge);

export const reportStore = (results: StoreResults, plan: MovesPlan, quietTables: number): string => {
  const { rounds, memory } = results;
  return [
    'Aims',
    columns(aimRows(aimsOfStore(results))),
    '',
    headline(plan),
    rowsOf([
      ['SQLite', rounds.sqlite],
      ['Postgres with a synchronous standby', rounds.postgres],
    ]),
    '',
    `${quietTables} quiet tables, 4 clients each, over the empty server: SQLite ${round(memory.sqlite)} MB, Postgres ${round(memory.postgres)} MB (the server alone).`,
    'All of it shares the cores of this machine: both Postgres servers, the server and the load.',
  ].join('\n');
};

/** The rows of two workers beside one, and what they mean. */
export const workersRows = (rounds: Rounds<'one' | 'two'>, plan: MovesPlan): string[] => [
  headline(plan),
  rowsOf([
    ['WORKERS=1', rounds.one],
    ['WORKERS=2, all three processes', rounds.two],
  ]),
  '',
  'What two cores carry is reckoned from the processor time of a move: twice what one carries, less by what a move costs more where two workers share the tables.',
  'Both run on all cores of this machine, with Postgres and the load: on two cores nobody could have both to themselves.',
];

export const reportWorkers = (rounds: Rounds<'one' | 'two'>, plan: MovesPlan): string =>
  ['Aims', columns(aimRows([judge(aimOfWorkers(rounds))])), '', ...workersRows(rounds, plan)].join('\n');
