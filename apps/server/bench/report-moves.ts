import { columns, round } from './columns.ts';
import { type Kind, kindNames } from './kinds.ts';
import type { MovesMeasured, MovesPlan } from './measures/moves.ts';

/** `former`: ours of another checkout. */
export type Contender = Kind | 'former';

export const contenderNames: Readonly<Record<Contender, string>> = { ...kindNames, former: 'Vexillum, former' };

/** What a move costs, by threads, and beside the relay. */
export const reportMoves = (rounds: ReadonlyMap<Contender, readonly MovesMeasured[]>, plan: MovesPlan): string => {
  const measured = [...rounds].map(([contender, all]) => [contenderNames[contender], middleOf(all)] as const);
  const relay = middleOf(rounds.get('relay') ?? [])?.played.cpuPerMove ?? Number.NaN;
  return [
    `${plan.tables} tables, 4 clients each, ${plan.movesPerSecond} moves/s in all`,
    columns([
      ['', 'CPU a move, us', 'of the relay', 'p50, ms', 'p95, ms', 'p99, ms', 'lost'],
      ...measured.map(([name, { played }]) => [
        name,
        round(played.cpuPerMove),
        `${round(played.cpuPerMove / relay)} x`,
        ...[played.p50, played.p95, played.p99, played.lost].map(round),
      ]),
    ]),
    '',
    'By threads, us a move',
    columns([
      ['', 'own code', 'the system', 'both'],
      ...measured.flatMap(([name, { threads }]) =>
        threads.map(({ isMain, user, system }) => [
          `${name}, ${isMain ? 'rooms and sockets' : 'another thread'}`,
          ...[user, system, user + system].map(round),
        ]),
      ),
    ]),
    '',
    ...(plan.rounds > 1 ? ['CPU a move in each round, us', columns(roundsOf(rounds))] : []),
  ].join('\n');
};

/** The round whose processor time is in the middle. */
const middleOf = (all: readonly MovesMeasured[]): MovesMeasured =>
  [...all].sort((a, b) => a.played.cpuPerMove - b.played.cpuPerMove)[all.length >> 1] as MovesMeasured;

const roundsOf = (rounds: ReadonlyMap<Contender, readonly MovesMeasured[]>): string[][] =>
  [...rounds].map(([contender, all]) => [
    contenderNames[contender],
    ...all.map(({ played }) => round(played.cpuPerMove)),
  ]);
