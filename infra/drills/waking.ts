import { closeCodes } from '@vexillum/protocol';

/** One line to a server that stood still, which nobody has cut meanwhile. Times are milliseconds of this process. */
export interface WatchedLine {
  readonly table: string;
  /** What came on it; `code`: it was a frame that closes. */
  readonly frames: readonly { readonly at: number; readonly code?: number }[];
  /** When the connection ended, if it has. */
  readonly endedAt?: number | undefined;
}

/** Milliseconds. */
const CLOSES_WITHIN = 1000;

/** What a server that others have taken for dead has said since it goes on, and may not: all that it may is to close with 4503, soon. A sentence for each line. */
export const wrongSince = (wokenAt: number, lines: readonly WatchedLine[]): string[] => {
  const left = lines.filter(({ endedAt }) => endedAt === undefined || endedAt >= wokenAt);
  if (left.length === 0) return ['no line was left on which a server that woke up could have said something'];
  return left.flatMap(({ table, frames }) => {
    const since = frames.filter(({ at }) => at >= wokenAt);
    const others = since.filter(({ code }) => code !== closeCodes.busy);
    if (others.length > 0)
      return [`${table}: ${others.length} frames came from a server that others had taken for dead`];
    const [closed] = since;
    if (!closed) return [`${table}: a server that woke up did not send its people away`];
    const after = closed.at - wokenAt;
    return after > CLOSES_WITHIN
      ? [`${table}: a server that woke up sent its people away after ${seconds(after)}`]
      : [];
  });
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
