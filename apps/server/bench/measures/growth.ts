import { joinOnce } from '../load/join-once.ts';
import { play } from '../load/play.ts';
import type { DocumentKind } from '../kinds.ts';
import { MeasuredServer, type Programs } from '../servers/measured-server.ts';
import { measureJoins, playOldTable } from './join.ts';

/** One table of one server at some age. */
export interface Grown {
  readonly moves: number;
  /** Processor time of the server for one move, in microseconds. */
  readonly cpuPerMove: number;
  /** Resident, after a collection of garbage. */
  readonly megabytes: number;
  readonly joinMilliseconds: number;
  readonly joinBytes: number;
  /** The first join after a restart, from disk; NaN where nothing is kept. */
  readonly openMilliseconds: number;
}

export interface GrowthPlan {
  readonly ages: readonly number[];
  readonly seconds: number;
}

const MOVES_PER_SECOND = 240;

/** The same table young and old, on a fresh server for each age. */
export const measureGrowth = async (
  kind: DocumentKind,
  programs: Programs,
  newFolder: () => string,
  plan: GrowthPlan,
): Promise<readonly Grown[]> => {
  const grown: Grown[] = [];
  for (const moves of plan.ages) grown.push(await grow(kind, programs, newFolder(), moves, plan.seconds));
  return grown;
};

const grow = async (
  kind: DocumentKind,
  programs: Programs,
  folder: string,
  moves: number,
  seconds: number,
): Promise<Grown> => {
  const server = await MeasuredServer.start(kind, programs, folder);
  const old = await playOldTable(server, moves, 0);
  const pace = { movesPerSecond: MOVES_PER_SECOND, warmSeconds: 1, seconds };
  const { cpuPerMove, lost } = await play([old.table], old.fleet, pace);
  if (lost > 0) throw new Error(`${lost} moves never came at a table of ${moves}`);
  const join = await measureJoins(old);
  await server.collected();
  const { megabytes } = server;
  old.fleet.close();
  await server.stop();
  const joined = { moves, cpuPerMove, megabytes, joinMilliseconds: join.milliseconds, joinBytes: join.bytes };
  if (kind === 'relay') return { ...joined, openMilliseconds: Number.NaN };
  const again = await MeasuredServer.start(kind, programs, folder);
  const { milliseconds } = await joinOnce({ ...old.door, port: again.port }, join.bytes / 2);
  await again.stop();
  return { ...joined, openMilliseconds: milliseconds };
};
