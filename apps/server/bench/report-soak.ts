import { columns, round } from './columns.ts';
import type { SoakPlan, Stretch } from './measures/soak.ts';
import { median } from './median.ts';

/** Nobody waits longer for a move, but where the disk itself takes longer. */
const SLOWEST = 250;
/** How much more memory the end may take than the time after the beginning. */
const GROWTH = 1.05;
/** Within these tables, documents and the heap find their size; of a short soak its first third. */
const SETTLING_MINUTES = 10;

export interface SoakVerdict {
  readonly name: string;
  readonly value: number;
  readonly wanted: number;
  readonly isMet: boolean;
}

/** Memory that stays where it was, no move that is late by the server's own doing, and none that was lost. */
export const verdictsOfSoak = (stretches: readonly Stretch[], { minutes }: SoakPlan): readonly SoakVerdict[] => {
  const settling = Math.min(SETTLING_MINUTES, minutes / 3) * 60;
  const settled = stretches.filter(({ endsAfterSeconds }) => endsAfterSeconds > settling);
  const third = Math.max(1, Math.floor(settled.length / 3));
  const megabytesOf = (some: readonly Stretch[]) => median(some.map(({ megabytes }) => megabytes));
  const growth = megabytesOf(settled.slice(-third)) / megabytesOf(settled.slice(0, third));
  const late = Math.max(...stretches.map(({ latest }) => latest));
  const lost = stretches.reduce((sum, { played }) => sum + played.lost, 0);
  const verdict = (name: string, value: number, wanted: number) => ({ name, value, wanted, isMet: value <= wanted });
  return [
    verdict('memory at the end, against the time after the beginning, x', growth, GROWTH),
    verdict('slowest move without the flush that it waited for, ms', late, SLOWEST),
    verdict('moves that never came', lost, 0),
  ];
};

/** One row a stretch, and the verdicts. */
export const reportSoak = (stretches: readonly Stretch[], plan: SoakPlan): string =>
  [
    `A soak: ${plan.tables} tables, 4 clients each, ${plan.movesPerTable} moves/s each table, ${plan.visitors} readers who come and go`,
    columns([
      [
        'after, s',
        'moves/s',
        'p50, ms',
        'p99, ms',
        'slowest, ms',
        'slowest flush, ms',
        'latest without, ms',
        'lost',
        'readers',
        'slowest to join, ms',
        'rebuilt under',
        'server CPU, %',
        'memory, MB',
      ],
      ...stretches.map((one, i) => [
        String(one.endsAfterSeconds),
        round(one.played.moves / (one.endsAfterSeconds - (stretches[i - 1]?.endsAfterSeconds ?? 0))),
        ...[one.played.p50, one.played.p99, one.played.slowest, one.slowestFlush, one.latest].map(round),
        ...[one.played.lost, one.visits].map(String),
        round(one.slowestVisit),
        String(one.comebacks),
        ...[one.played.serverCpu * 100, one.megabytes].map(round),
      ]),
    ]),
    '',
    columns([
      ['', 'measured', 'at most', ''],
      ...verdictsOfSoak(stretches, plan).map(({ name, value, wanted, isMet }) => [
        name,
        round(value),
        String(wanted),
        isMet ? 'met' : 'MISSED',
      ]),
    ]),
  ].join('\n');
