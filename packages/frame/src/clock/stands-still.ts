import { clockOf, type Snapshot } from '@vexillum/model';

/** Whether the clock stands still, and with it the game for those who play. */
export const standsStill = (snapshot: Snapshot): boolean => clockOf(snapshot)?.pausedAt !== undefined;
