import { Edits } from '../changes.ts';
import { type ClockFace, clockOf, THIS_CLOCK } from '../records/clock.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Outcome } from '../action.ts';
import type { Snapshot } from '../snapshot.ts';
import { later } from './times.ts';

/** The house's entry that gives time back. */
export const CLOCK_CREDIT = 'clock-credit';

/** Time that the mover could not use: the server was away, its clock has jumped, or he was not there. */
export interface ClockCredit {
  readonly milliseconds: number;
  readonly why: 'server' | 'jump' | 'absent';
  /** Up to when the server's absences are settled, ISO 8601 UTC. */
  readonly until?: string;
}

/** How often a side is given time in a game because it is not there, and how much. */
export const MOST_ABSENCES = 3;
export const ABSENCE_MS = 120_000;

const credited = (face: ClockFace, { milliseconds, why, until }: ClockCredit): ClockFace => {
  const { side, absences = {} } = face;
  return {
    ...face,
    startedAt: later(face.startedAt, milliseconds),
    ...(why === 'absent'
      ? { wasAbsent: true as const, absences: { ...absences, [side]: (absences[side] ?? 0) + 1 } }
      : {}),
    ...(until === undefined ? {} : { creditedUntil: until }),
  };
};

export const creditClock = (snapshot: Snapshot, credit: ClockCredit): Outcome | Refusal => {
  const face = clockOf(snapshot);
  if (!face) return refuse('no-clock', 'No clock runs at this table.');
  const { milliseconds, why } = credit;
  return {
    changes: new Edits(snapshot).put('clock', THIS_CLOCK, credited(face, credit)).changes(),
    facts: { side: face.side, seconds: Math.round(milliseconds / 1000), why },
  };
};

/** Whether this mover is given time for not being there: while he has to begin, once a turn and so many times a game. */
export const mayBeAbsent = ({ side, hasBegun, wasAbsent, absences, pausedAt, deadlineAt }: ClockFace): boolean =>
  !hasBegun &&
  deadlineAt !== null &&
  pausedAt === undefined &&
  wasAbsent === undefined &&
  (absences?.[side] ?? 0) < MOST_ABSENCES;

/** A time during which no server was there. */
export interface Outage {
  readonly from: string;
  readonly until: string;
}

/** So much more for whoever has to find his way back. */
const COMING_BACK_MS = 20_000;

/** What the mover's running clock has to be given back for these, the earlier first; none where nothing was lost. */
export const creditFor = (face: ClockFace | undefined, outages: readonly Outage[]): ClockCredit | undefined => {
  if (!face || face.deadlineAt === null || face.pausedAt !== undefined) return undefined;
  const settled = Date.parse(face.creditedUntil ?? face.since);
  let deadline = Date.parse(face.deadlineAt);
  let milliseconds = 0;
  for (const { from, until } of outages) {
    const [gone, back] = [Math.max(Date.parse(from), settled), Date.parse(until)];
    if (back <= settled || gone >= deadline) continue;
    milliseconds += back - gone + COMING_BACK_MS;
    deadline += back - gone + COMING_BACK_MS;
  }
  const until = outages.at(-1)?.until;
  return milliseconds === 0 || until === undefined ? undefined : { milliseconds, why: 'server', until };
};
