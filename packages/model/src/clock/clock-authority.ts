import { umpireOf } from '../consent.ts';
import { clockOf } from '../records/clock.ts';
import { isPlayer, type Seat, type SideId } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';
import { seatedPlayers } from './game-clock.ts';

/** The umpire decides about the clock alone; where none sits, the host. */
export const hasClockAuthority = (seat: Seat, snapshot: Snapshot): boolean =>
  seat.kind === 'umpire' || (seat.kind === 'host' && umpireOf(snapshot)?.name === undefined);

/** The sides whose word a pause takes. */
export const sidesOfClock = (snapshot: Snapshot): readonly SideId[] =>
  clockOf(snapshot)?.sides ?? seatedPlayers(snapshot);

/** Whether the seat speaks for a side that plays. */
export const playsByClock = (seat: Seat, snapshot: Snapshot): seat is Seat & { readonly side: SideId } =>
  isPlayer(seat) && seat.side !== undefined && sidesOfClock(snapshot).includes(seat.side);
