import type { Clock } from '../room/surroundings.ts';

/** The page's own timers. */
export const pageClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
