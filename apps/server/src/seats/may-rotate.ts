import { refuse, type Refusal, type Seat } from '@vexillum/model';
import { isCaptainsToInvite, isForMany, type SeatPage, wasEverHeld } from './seat-page.ts';

/** What the table says about whoever asks for a new link. */
export interface RotationAsked {
  readonly asking: Seat;
  /** Every side's captain has accepted the umpire. */
  readonly isUmpireAccepted: boolean;
}

/**
 * Who may give a seat a new link, and so say who sits down there next. Nobody comes to a side that has secrets but by its own captain: whoever
 * made the table, and an umpire, have no say about commanders, nor about a seat that somebody has held.
 */
export const mayRotate = ({ asking, isUmpireAccepted }: RotationAsked, page: SeatPage): Refusal | undefined => {
  const { seat } = page;
  if (isCaptainsToInvite(seat))
    return asking.kind === 'captain' && asking.side === seat.side
      ? undefined
      : refuse('not-allowed', 'Only their own captain invites commanders, or takes a commander’s seat back.');
  if (asking.id === seat.id && !isForMany(seat)) return undefined;
  if (asking.kind === 'host') return byHost(page);
  if (asking.kind === 'umpire') return byUmpire(page, isUmpireAccepted);
  return refuse(
    'not-allowed',
    'Only the seat itself, the umpire or, while nobody has claimed it, the host may give this seat a new link.',
  );
};

const byHost = (page: SeatPage): Refusal | undefined =>
  isForMany(page.seat) || !wasEverHeld(page)
    ? undefined
    : refuse('not-allowed', 'Somebody holds this seat, or has held it: the host gives it no new link any more.');

const byUmpire = (page: SeatPage, isAccepted: boolean): Refusal | undefined =>
  isAccepted || !wasEverHeld(page)
    ? undefined
    : refuse(
        'umpire-not-accepted',
        'Somebody holds this seat, or has held it: an umpire gives it no new link before all captains have accepted them.',
      );
