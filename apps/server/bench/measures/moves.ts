import { Fleet } from '../load/fleet.ts';
import { type Played, play } from '../load/play.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';

/** What one thread of the server spends on one move, in microseconds. */
export interface ThreadShare {
  readonly isMain: boolean;
  /** Its own code. */
  readonly user: number;
  /** The system for it. */
  readonly system: number;
}

export interface MovesMeasured {
  readonly played: Played;
  /** The dearest first; those below a microsecond are left out. */
  readonly threads: readonly ThreadShare[];
}

export interface MovesPlan {
  readonly tables: number;
  readonly movesPerSecond: number;
  readonly warmSeconds: number;
  readonly seconds: number;
  /** Of all kinds, one after the other; the middle one counts. */
  readonly rounds: number;
}

/** Moves of many tables on one server, and which of its threads pays for them. */
export const measureMoves = async (server: MeasuredServer, plan: MovesPlan): Promise<MovesMeasured> => {
  const fleet = new Fleet(server, 4);
  const tables = await fleet.tables(plan.tables);
  const { movesPerSecond, warmSeconds, seconds } = plan;
  await play(tables, fleet, { movesPerSecond, warmSeconds: 0.1, seconds: warmSeconds });
  const before = server.threads;
  const played = await play(tables, fleet, { movesPerSecond, warmSeconds: 0, seconds });
  const after = server.threads;
  fleet.close();
  const [main] = after.keys();
  const threads = [...after].map(([thread, { user, system }]) => ({
    isMain: thread === main,
    user: ((user - (before.get(thread)?.user ?? 0)) / played.moves) * 1e6,
    system: ((system - (before.get(thread)?.system ?? 0)) / played.moves) * 1e6,
  }));
  return {
    played,
    threads: threads.filter(({ user, system }) => user + system >= 1).sort((a, b) => sumOf(b) - sumOf(a)),
  };
};

const sumOf = ({ user, system }: ThreadShare): number => user + system;
