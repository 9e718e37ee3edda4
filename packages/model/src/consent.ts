import { UMPIRE_CONSENT } from './records/consent.ts';
import type { SeatRecord } from './records/seat-record.ts';
import type { Seat, SideId } from './seat.ts';
import type { Snapshot } from './snapshot.ts';

/** The umpire's seat, where the game has one. */
export const umpireOf = (snapshot: Snapshot): SeatRecord | undefined =>
  [...snapshot.public.seat.values()].find(({ kind }) => kind === 'umpire');

/** Whether every side's captain has accepted the umpire. */
export const isUmpireAccepted = (snapshot: Snapshot, sides: readonly SideId[]): boolean => {
  const consent = snapshot.public.consent.get(UMPIRE_CONSENT);
  return consent !== undefined && sides.length > 0 && sides.every((side) => consent[side] === true);
};

/** Whose secrets a seat may read: its own side's; the umpire all, once every captain has accepted him; nobody else any. */
export const sidesReadBy = (seat: Seat, snapshot: Snapshot, sides: readonly SideId[]): readonly SideId[] => {
  if (seat.side !== undefined) return [seat.side];
  return seat.kind === 'umpire' && isUmpireAccepted(snapshot, sides) ? sides : [];
};
