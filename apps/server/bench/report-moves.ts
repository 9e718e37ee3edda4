import { columns, round } from './columns.ts';
import { type Kind, kindNames } from './kinds.ts';
import type { MovesMeasured, MovesPlan } from './measures/moves.ts';

/** What a move costs, by threads, and beside the relay. */
export const reportMoves = (measured: Readonly<Partial<Record<Kind, MovesMeasured>>>, plan: MovesPlan): string => {
  const relay = measured.relay?.played.cpuPerMove ?? Number.NaN;
  return [
    `${plan.tables} tables, 4 clients each, ${plan.movesPerSecond} moves/s in all`,
    columns([
      ['', 'CPU a move, us', 'of the relay', 'p50, ms', 'p95, ms', 'p99, ms', 'lost'],
      ...entriesOf(measured).map(([kind, { played }]) => [
        kindNames[kind],
        round(played.cpuPerMove),
        `${round(played.cpuPerMove / relay)} x`,
        ...[played.p50, played.p95, played.p99, played.lost].map(round),
      ]),
    ]),
    '',
    'By threads, us a move',
    columns([
      ['', 'own code', 'the system', 'both'],
      ...entriesOf(measured).flatMap(([kind, { threads }]) =>
        threads.map(({ isMain, user, system }) => [
          `${kindNames[kind]}, ${isMain ? 'rooms and sockets' : 'another thread'}`,
          ...[user, system, user + system].map(round),
        ]),
      ),
    ]),
  ].join('\n');
};

const entriesOf = (measured: Readonly<Partial<Record<Kind, MovesMeasured>>>) =>
  Object.entries(measured) as [Kind, MovesMeasured][];
