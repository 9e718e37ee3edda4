import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredServer } from '../servers/measured-server.ts';
import type { Flights } from './flights.ts';
import type { BenchTable } from './player.ts';

export interface Pace {
  /** Moves of all clients together. */
  readonly movesPerSecond: number;
  readonly warmSeconds: number;
  readonly seconds: number;
}

export interface Played {
  readonly moves: number;
  /** Watched moves that never came. */
  readonly lost: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly slowest: number;
  /** Of one core, 0 to 1 and more. */
  readonly serverCpu: number;
  /** Processor time of the server for one move, in microseconds. */
  readonly cpuPerMove: number;
  /** Of one core, spent by the load; near 1 it measures itself. */
  readonly loadCpu: number;
}

const DRAIN_WITHIN = 5000;

/** Lets the clients of these tables move stands at random moments, each as often as the others, and watches the moves arrive. */
export const play = async (
  tables: readonly BenchTable[],
  { server, flights }: { readonly server: MeasuredServer; readonly flights: Flights },
  pace: Pace,
): Promise<Played> => {
  const move = turnTaker(tables);
  await keepPace(move, pace.movesPerSecond, pace.warmSeconds);
  flights.begin();
  const before = { cpu: server.cpuSeconds, load: process.cpuUsage(), at: performance.now() };
  const moves = await keepPace(move, pace.movesPerSecond, pace.seconds);
  const seconds = (performance.now() - before.at) / 1000;
  const cpu = server.cpuSeconds - before.cpu;
  const load = process.cpuUsage(before.load);
  flights.end();
  await drained(flights);
  return {
    moves,
    lost: flights.inTheAir,
    ...percentiles(flights.landed.map(({ began, ended }) => ended - began)),
    serverCpu: cpu / seconds,
    cpuPerMove: (cpu / moves) * 1e6,
    loadCpu: (load.user + load.system) / 1e6 / seconds,
  };
};

/** Each call lets the next client move. Neighbours in the order sit at different tables. */
const turnTaker = (tables: readonly BenchTable[]): (() => boolean) => {
  const most = Math.max(...tables.map(({ players }) => players.length));
  const order = Array.from({ length: most }, (_, i) => tables.flatMap(({ players }) => players[i] ?? [])).flat();
  let turn = 0;
  return () => order[turn++ % order.length]?.move() ?? false;
};

/** Random gaps, as of people who do not know of each other; answers how many moves were made. */
const keepPace = async (move: () => boolean, perSecond: number, seconds: number): Promise<number> => {
  const began = performance.now();
  const until = began + seconds * 1000;
  const gap = () => (-Math.log(1 - Math.random()) * 1000) / perSecond;
  let moves = 0;
  for (let due = began + gap(); due < until; ) {
    for (const now = performance.now(); due <= now && due < until; due += gap()) if (move()) moves++;
    await sleep(1);
  }
  return moves;
};

const drained = async (flights: Flights): Promise<void> => {
  const giveUpAt = performance.now() + DRAIN_WITHIN;
  while (flights.inTheAir > 0 && performance.now() < giveUpAt) await sleep(20);
};

const percentiles = (milliseconds: readonly number[]): Pick<Played, 'p50' | 'p95' | 'p99' | 'slowest'> => {
  const sorted = Float64Array.from(milliseconds).sort();
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), slowest: at(1) };
};
