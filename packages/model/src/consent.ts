import type { Game } from './game.ts';
import { UMPIRE_CONSENT } from './records/consent.ts';
import type { SeatRecord } from './records/seat-record.ts';
import type { Seat, SideId } from './seat.ts';
import type { Snapshot } from './snapshot.ts';

/** The umpire's seat, where the game has one. */
export const umpireOf = (snapshot: Snapshot): SeatRecord | undefined =>
  [...snapshot.public.seat.values()].find(({ kind }) => kind === 'umpire');

/** Whose secrets the umpire may come to read: every side's that has seats, unless the game knows better. What belongs to no seat, nobody reads. */
export const umpiredSides = (snapshot: Snapshot, game: Pick<Game, 'umpiredSides'> = {}): readonly SideId[] =>
  game.umpiredSides?.(snapshot) ?? [...new Set([...snapshot.public.seat.values()].flatMap(({ side }) => side ?? []))];

/** Whether all these sides' captains have accepted the umpire. */
export const isUmpireAccepted = (snapshot: Snapshot, sides: readonly SideId[]): boolean => {
  const consent = snapshot.public.consent.get(UMPIRE_CONSENT);
  return consent !== undefined && sides.length > 0 && sides.every((side) => consent[side] === true);
};

/** An umpire whom not every side has accepted: they settle questions, and neither come near secrets nor end anything or lead it on. */
export const isUnacceptedUmpire = (
  { kind }: Seat,
  snapshot: Snapshot,
  game: Pick<Game, 'umpiredSides'> = {},
): boolean => kind === 'umpire' && !isUmpireAccepted(snapshot, umpiredSides(snapshot, game));

/** Whose secrets a seat may read: its own side's, unless it is about to get a new link; the umpire all, once every captain has accepted them; nobody else any. */
export const sidesReadBy = (
  seat: Seat,
  snapshot: Snapshot,
  game: Pick<Game, 'umpiredSides'> = {},
): readonly SideId[] => {
  if (seat.side !== undefined) return snapshot.public.seat.get(seat.id)?.notice ? [] : [seat.side];
  if (seat.kind !== 'umpire') return [];
  const sides = umpiredSides(snapshot, game);
  return isUmpireAccepted(snapshot, sides) ? sides : [];
};
