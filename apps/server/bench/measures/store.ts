import { setTimeout as sleep } from 'node:timers/promises';
import { Fleet } from '../load/fleet.ts';
import { type Played, play } from '../load/play.ts';
import type { BenchPostgres } from '../servers/bench-postgres.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';
import type { MovesPlan } from './moves.ts';

export interface StorePlan {
  readonly moves: MovesPlan;
  readonly quietTables: number;
}

/** Moves on one server, and what Postgres spends on them beside it. */
export interface PlayedOnStore extends Played {
  /** Microseconds a move: of both Postgres servers; 0 where there is none. */
  readonly beside: number;
}

/** Rounds of each, in turns; ratios are the median of those within a round. */
export type Rounds<K extends string> = Readonly<Record<K, readonly PlayedOnStore[]>>;

export const playOnStore = async (
  server: MeasuredServer,
  postgres: BenchPostgres | undefined,
  { tables: count, movesPerSecond, warmSeconds, seconds }: MovesPlan,
): Promise<PlayedOnStore> => {
  const fleet = new Fleet(server, 4);
  const tables = await fleet.tables(count);
  await play(tables, fleet, { movesPerSecond, warmSeconds: 0.1, seconds: warmSeconds });
  const before = postgres?.cpuSeconds ?? 0;
  const played = await play(tables, fleet, { movesPerSecond, warmSeconds: 0, seconds });
  const beside = (((postgres?.cpuSeconds ?? 0) - before) / played.moves) * 1e6;
  fleet.close();
  return { ...played, beside };
};

/** Until all that a quiet table has in memory has come to rest. */
const REST = 75_000;

/** Megabytes that so many tables with four silent clients each take of a fresh server. */
export const quietMemory = async (server: MeasuredServer, tables: number): Promise<number> => {
  await server.collected();
  const empty = server.megabytes;
  const fleet = new Fleet(server, 4);
  await fleet.tables(tables);
  await sleep(REST);
  await server.collected();
  const full = server.megabytes;
  fleet.close();
  return full - empty;
};
