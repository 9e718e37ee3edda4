import type { Clock } from '@vexillum/table/room';

/** Longer delays are for a clock of their own: past 2^31 ms Node fires at once. */
const LONGEST = 60_000;

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, Math.min(milliseconds, LONGEST));
    return () => clearTimeout(timer);
  },
};
