import { hasClockAuthority, playsByClock } from '../clock/clock-authority.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';

/** Whoever plays, and whoever decides about the clock alone. */
export const mayPause = (seat: Seat, snapshot: Snapshot): Refusal | undefined =>
  hasClockAuthority(seat, snapshot) || playsByClock(seat, snapshot)
    ? undefined
    : refuse('not-allowed', 'Only who plays, or the umpire, may do this; the host where no umpire sits.');
