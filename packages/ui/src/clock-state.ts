/** One side's time. */
export interface ClockLine {
  readonly key: string;
  readonly name: string;
  /** For the mark beside it: `red`, `player-3`. */
  readonly side?: string;
  /** In milliseconds; of the line that runs, when `until` is not known. None: as long as it likes. */
  readonly leftMs?: number;
  /** Only of the line whose time runs. */
  readonly runs?: {
    /** When its time is up; milliseconds since 1970. */
    readonly until?: number;
    /** How much time it had in all. */
    readonly limitMs?: number;
    /** It has stood still since then. */
    readonly pausedAt?: number;
  };
}

const clockWarnings = ['none', 'soon', 'last', 'late'] as const;
export type ClockWarning = (typeof clockWarnings)[number];

/** A warning comes when so much of the time is used. */
const SOON = 0.75;
const LAST_MS = 10_000;

/** What is left of a line at this moment, in milliseconds; below 0 when it is late. */
export const leftNow = ({ leftMs, runs }: ClockLine, now: number): number | undefined =>
  runs?.until === undefined ? leftMs : runs.until - (runs.pausedAt ?? now);

export const warningOf = (line: ClockLine, now: number): ClockWarning => {
  const left = line.runs ? leftNow(line, now) : undefined;
  if (left === undefined) return 'none';
  if (left <= 0) return 'late';
  if (left <= LAST_MS) return 'last';
  const { limitMs } = line.runs ?? {};
  return limitMs !== undefined && left <= limitMs * (1 - SOON) ? 'soon' : 'none';
};
