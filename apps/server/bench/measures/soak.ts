import { setTimeout as sleep } from 'node:timers/promises';
import { Fleet } from '../load/fleet.ts';
import { type Played, play } from '../load/play.ts';
import { Visitors } from '../load/visitors.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';
import { latestBeyondTheDisk } from './beyond-the-disk.ts';
import { watchFlushes } from './disk-flush.ts';

export interface SoakPlan {
  readonly tables: number;
  readonly movesPerTable: number;
  /** Readers who are at some table or other at any moment, each for some seconds. */
  readonly visitors: number;
  readonly minutes: number;
}

/** A stretch of the soak. */
export interface Stretch {
  /** Since the play began. */
  readonly endsAfterSeconds: number;
  readonly played: Played;
  /** Who came and had the whole document, and the slowest of them. */
  readonly visits: number;
  readonly slowestVisit: number;
  /** Players who were sent away to fetch a document that was rebuilt. */
  readonly comebacks: number;
  /** Resident, at its end. */
  readonly megabytes: number;
  /** The disk's slowest flush of a few kilobytes meanwhile, beside the server's own, in milliseconds. */
  readonly slowestFlush: number;
  /** How late the latest move was without what it shared with a flush, in milliseconds. */
  readonly latest: number;
}

const STRETCHES_AT_LEAST = 10;
const LONGEST = 60;
const CONNECT_WITHIN_MS = 3000;

/** Plays at many tables for a long time while readers come and go, and looks each minute at what it costs. */
export const measureSoak = async (
  server: MeasuredServer,
  folder: string,
  { tables: count, movesPerTable, visitors: wanted, minutes }: SoakPlan,
  say: (stretch: Stretch) => void,
): Promise<readonly Stretch[]> => {
  const fleet = new Fleet(server, 4);
  const tables = await fleet.tables(count);
  const doors = tables.map(({ door }) => door);
  const pace = { movesPerSecond: count * movesPerTable, warmSeconds: 0, seconds: stretchSeconds(minutes) };
  const visitors = new Visitors(doors, wanted);
  const flushes = watchFlushes(folder);
  const began = performance.now();
  const stretches: Stretch[] = [];
  while (performance.now() - began < minutes * 60_000) {
    const before = fleet.comebacks;
    const played = await play(tables, fleet, pace);
    const flushed = flushes.take();
    const stretch = {
      endsAfterSeconds: Math.round((performance.now() - began) / 1000),
      played,
      ...visitors.take(),
      comebacks: fleet.comebacks - before,
      megabytes: server.megabytes,
      slowestFlush: Math.max(0, ...flushed.map(({ began: from, ended }) => ended - from)),
      latest: latestBeyondTheDisk(fleet.flights.landed, flushed),
    };
    stretches.push(stretch);
    say(stretch);
    if (!server.isAlive) throw new Error('the server has ended under the soak');
  }
  visitors.stop();
  await flushes.stop();
  await sleep(CONNECT_WITHIN_MS);
  fleet.close();
  return stretches;
};

const stretchSeconds = (minutes: number): number => Math.min(LONGEST, Math.ceil((minutes * 60) / STRETCHES_AT_LEAST));
