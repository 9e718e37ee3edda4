import { pageClock } from '../live/page-clock.ts';
import type { Clock } from '../room/surroundings.ts';

/** A room's clock over the timers that a test has faked, so that rooms and browsers live in one time. */
export const fakedClock: Clock = pageClock;
