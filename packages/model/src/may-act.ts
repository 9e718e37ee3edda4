import { refuse, type Refusal } from './refusal.ts';
import type { Seat, SeatKind, SideId } from './seat.ts';
import { type Words, words } from './words.ts';

const who: Readonly<Record<SeatKind, Words>> = {
  host: words('The host'),
  captain: words('A captain'),
  commander: words('A commander'),
  umpire: words('The umpire'),
  spectator: words('A spectator'),
};

/** Lets only these kinds of seat act. */
export const onlySeats =
  (...kinds: readonly SeatKind[]) =>
  (seat: Seat): Refusal | undefined =>
    kinds.includes(seat.kind)
      ? undefined
      : refuse(
          'not-allowed',
          seat.kind === 'spectator'
            ? 'A spectator watches and does nothing else.'
            : words('{0} may not do this.', who[seat.kind]),
        );

/** Whether the seat may act in this side's name (its army, camp and markers). */
export const mayActForSide = (seat: Seat, side: SideId): Refusal | undefined =>
  seat.kind === 'umpire' || (seat.kind === 'captain' && seat.side === side)
    ? undefined
    : refuse('not-your-side', 'Only that side’s captain may do this.');
