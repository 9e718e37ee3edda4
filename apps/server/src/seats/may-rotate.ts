import { refuse, type Refusal, type Seat } from '@vexillum/model';
import { isClaimed, isForMany, type SeatPage } from './seat-page.ts';

/** A captain the seats of their side, the umpire any seat, the host those that nobody has claimed and the spectators'. */
export const mayRotate = (asking: Seat, page: SeatPage): Refusal | undefined => {
  if (asking.kind === 'umpire') return undefined;
  if (asking.kind === 'captain' && page.seat.side === asking.side) return undefined;
  if (asking.kind === 'host' && (!isClaimed(page) || isForMany(page.seat))) return undefined;
  return refuse(
    'not-allowed',
    asking.kind === 'host'
      ? 'Somebody holds this seat; only its captain or the umpire may give it a new link.'
      : 'Only the side’s captain, the umpire or, while nobody has claimed it, the host may give this seat a new link.',
  );
};
