import type { Fleet } from '../load/fleet.ts';
import { type Played, play } from '../load/play.ts';

export const P99_LIMIT = 100;
/** Above this the load has no time left and measures itself. */
const LOAD_LIMIT = 0.97;
const MOST_TABLES = 1500;

export interface TablesPerCore {
  readonly tables: number;
  /** At that many tables. */
  readonly played: Played | undefined;
  /** True where the load gave up before the server did: then it holds at least so many. */
  readonly isLoadBound: boolean;
}

export interface SearchPlan {
  readonly movesPerTable: number;
  readonly warmSeconds: number;
  readonly seconds: number;
  /** Halvings between the most that held and the least that did not. */
  readonly halvings: number;
}

/** Looks for the most tables at which moves still arrive in time: a guess from the processor time of a few, then up, then between. */
export const searchTablesPerCore = async (fleet: Fleet, plan: SearchPlan): Promise<TablesPerCore> => {
  let best: { tables: number; played: Played } | undefined;
  let fails: number | undefined;
  let isLoadBound = false;
  const holds = async (tables: number): Promise<boolean> => {
    let played = await playAt(fleet, tables, plan);
    // Once more before it counts as failed: the machine has hiccups of its own, which would end the search far too low.
    if (!isInTime(played)) played = await playAt(fleet, tables, plan);
    const isHeld = isInTime(played);
    if (isHeld) best = { tables, played };
    else fails = tables;
    isLoadBound = played.loadCpu > LOAD_LIMIT;
    return isHeld;
  };
  const few = await playAt(fleet, 40, plan);
  let next = clamp(Math.round((40 / few.serverCpu) * 0.85));
  while (fails === undefined && next < MOST_TABLES && (await holds(next))) next = clamp(Math.ceil(next * 1.25));
  while (best === undefined && next > 10) await holds((next = Math.floor(next * 0.75)));
  for (let i = 0; i < plan.halvings && best && fails !== undefined; i++)
    await holds(Math.round(((best as { tables: number }).tables + fails) / 2));
  return { tables: best?.tables ?? 0, played: best?.played, isLoadBound };
};

const isInTime = ({ p99, lost }: Played): boolean => p99 < P99_LIMIT && lost === 0;

const clamp = (tables: number): number => Math.min(MOST_TABLES, Math.max(10, tables));

const playAt = async (fleet: Fleet, tables: number, plan: SearchPlan): Promise<Played> =>
  play(await fleet.tables(tables), fleet, {
    movesPerSecond: tables * plan.movesPerTable,
    warmSeconds: plan.warmSeconds,
    seconds: plan.seconds,
  });
