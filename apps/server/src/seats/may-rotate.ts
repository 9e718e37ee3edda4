import { refuse, type Refusal, type Seat, words } from '@vexillum/model';
import { isCaptainsToInvite, isForMany, type SeatPage, wasEverHeld } from './seat-page.ts';

/** Between the notice and the new link everybody can see it coming, and whoever sits there can say that they are here. */
export const NOTICE = 10 * 60 * 1000;

/** What the table says about whoever asks for a new link, and about the seat. */
export interface RotationAsked {
  readonly asking: Seat;
  /** Every side's captain has accepted the umpire. */
  readonly isUmpireAccepted: boolean;
  /** When the new link may be made that an umpire has announced; milliseconds since 1970. */
  readonly notice: number | undefined;
  readonly now: number;
  /** Somebody is connected from the seat. */
  readonly isOnline: boolean;
}

/** It is done once everybody has been told for long enough. */
export interface NeedsNotice {
  readonly kind: 'needs-notice';
}

/**
 * Who may give a seat a new link, and so say who sits down there next. Nobody comes to a side that has secrets but by its own people: whoever
 * made the table has no say about commanders, nor about a seat that somebody has held; an umpire whom all captains have accepted has one about
 * a captain's seat, after everybody was told for ten minutes.
 */
export const mayRotate = (asked: RotationAsked, page: SeatPage): Refusal | NeedsNotice | undefined => {
  const { asking } = asked;
  const { seat } = page;
  if (isCaptainsToInvite(seat))
    return asking.kind === 'captain' && asking.side === seat.side
      ? undefined
      : refuse('not-allowed', 'Only their own captain invites commanders, or takes a commander’s seat back.');
  if (asking.id === seat.id && !isForMany(seat)) return undefined;
  if (asking.kind === 'host') return byHost(page);
  if (asking.kind === 'umpire') return byUmpire(asked, page);
  if (asking.kind === 'commander' && seat.kind === 'captain' && asking.side === seat.side) return byMate(asked);
  return refuse(
    'not-allowed',
    'Only the seat itself, its own side, the umpire or, while nobody has claimed it, the host may give this seat a new link.',
  );
};

const byHost = (page: SeatPage): Refusal | undefined =>
  isForMany(page.seat) || !wasEverHeld(page)
    ? undefined
    : refuse('not-allowed', 'Somebody holds this seat, or has held it: the host gives it no new link any more.');

/** The second captain's word: whoever shares the secrets anyway brings a captain back who has lost their device. */
const byMate = ({ isOnline }: RotationAsked): Refusal | undefined =>
  isOnline
    ? refuse('captain-is-here', 'Your captain is here, and gives the seat a new link from their own device.')
    : undefined;

const byUmpire = (
  { isUmpireAccepted, notice, now }: RotationAsked,
  page: SeatPage,
): Refusal | NeedsNotice | undefined => {
  if (!wasEverHeld(page)) return undefined;
  if (!isUmpireAccepted)
    return refuse(
      'umpire-not-accepted',
      'Somebody holds this seat, or has held it: an umpire gives it no new link before all captains have accepted them.',
    );
  if (page.seat.side === undefined) return undefined;
  if (notice === undefined) return { kind: 'needs-notice' };
  if (notice <= now) return undefined;
  const minutes = Math.ceil((notice - now) / 60_000);
  return refuse('notice-running', words('Everybody was told; the new link can be made in {0} min.', minutes));
};
