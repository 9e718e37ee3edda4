import { Edits } from '../changes.ts';
import { type ClockFace, clockOf, type ClockRule, THIS_CLOCK } from '../records/clock.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Outcome } from '../action.ts';
import type { Snapshot } from '../snapshot.ts';
import { isRunning, later } from './times.ts';

/** The server's entry that gives time back. */
export const CLOCK_CREDIT = 'clock-credit';

/** Time that the mover could not use: the server was away, its clock has jumped, or they were not there. */
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
  const { side, absences = {}, pausedAt } = face;
  return {
    ...face,
    startedAt: later(face.startedAt, milliseconds),
    // Only a jump is told of a clock that stands still: both its times were of before.
    ...(pausedAt === undefined ? {} : { pausedAt: later(pausedAt, milliseconds) }),
    ...(why === 'absent'
      ? { wasAbsent: true as const, absences: { ...absences, [side]: (absences[side] ?? 0) + 1 } }
      : {}),
    ...(until === undefined ? {} : { creditedUntil: until }),
  };
};

export const creditClock = (snapshot: Snapshot, credit: ClockCredit): Outcome | Refusal => {
  const face = clockOf(snapshot);
  if (!face) return refuse('no-clock', 'No clock runs at this table.');
  return { changes: new Edits(snapshot).put('clock', THIS_CLOCK, credited(face, credit)).changes() };
};

/** Whether this mover is given time for not being there: while they have to begin, once a turn and so many times a game. */
export const mayBeAbsent = (face: ClockFace): boolean =>
  isRunning(face) &&
  !face.hasBegun &&
  face.wasAbsent === undefined &&
  (face.absences?.[face.side] ?? 0) < MOST_ABSENCES;

/** A time during which no server was there. */
export interface Outage {
  readonly from: string;
  readonly until: string;
  /** The server was there, but its clock jumped from the one to the other. */
  readonly isJump?: true;
  /** It began at `from` or later: nobody's clock ran at an open table, and the server did not write down that it was there. */
  readonly isVague?: true;
}

/** So much more for a player who has to find their way back. */
const COMING_BACK_MS = 20_000;

/** What is left at least, when the server is back, to people who come and go: its absence is not theirs. */
const LEFT_AFTER_MS = 3_600_000;

interface Losing {
  /** Up to when everything is settled. */
  readonly settled: number;
  readonly deadline: number;
  readonly limit: number;
  readonly isSlow: boolean;
}

/** What a mover loses by it, in milliseconds. */
const lostIn = ({ from, until, isVague, isJump }: Outage, { settled, deadline, limit, isSlow }: Losing): number => {
  const [gone, back] = [Math.max(Date.parse(from), settled), Date.parse(until)];
  if (back <= settled || gone >= deadline) return 0;
  if (isJump) return back - gone;
  // Whose turn began within it has been cut off in it, for certain: the next sign of life would have told.
  const isUnsure = isVague === true && gone > settled;
  if (isSlow || isUnsure) return Math.max(0, back + Math.min(LEFT_AFTER_MS, limit) - deadline);
  return back - gone + COMING_BACK_MS;
};

/** What the mover's running clock has to be given back for these, the earlier first; none where nothing was lost. */
export const creditFor = (
  face: ClockFace | undefined,
  outages: readonly Outage[],
  rule: ClockRule = {},
): ClockCredit | undefined => {
  if (!isRunning(face)) return undefined;
  const settled = Date.parse(face.creditedUntil ?? face.since);
  const first = Date.parse(face.deadlineAt);
  const [limit, isSlow] = [first - Date.parse(face.startedAt), (rule.correspondenceHours ?? 0) > 0];
  let milliseconds = 0;
  for (const outage of outages)
    milliseconds += lostIn(outage, { settled, deadline: first + milliseconds, limit, isSlow });
  const until = outages.at(-1)?.until;
  return milliseconds === 0 || until === undefined ? undefined : { milliseconds, why: 'server', until };
};
