import {
  arePartners,
  clockOf,
  GRACE_MS,
  hasClockAuthority,
  isLate,
  playsByClock,
  type Seat,
  sidesOfClock,
  type SideId,
  type Snapshot,
} from '@vexillum/model';

/** What the reader may do about the clock now. */
export interface ClockOffers {
  /** The clock can be stopped, or a pause be asked for. */
  readonly pause?: 'at-once' | 'ask' | 'agree';
  readonly resume?: 'at-once' | 'ask' | 'agree';
  /** The reader's side has asked, and can take it back. */
  readonly canWithdraw?: true;
  /** The reader may give the mover more time. */
  readonly canGrant?: true;
  /** The mover is late, and the reader may have that turn passed over. */
  readonly canPassOver?: true;
}

/** How it would end: at once, or when the others want it too. */
const wayOf = (isAlone: boolean, missing: readonly SideId[], hasOthersAsk: boolean): 'at-once' | 'ask' | 'agree' => {
  if (isAlone || missing.length === 0) return hasOthersAsk && !isAlone ? 'agree' : 'at-once';
  return hasOthersAsk ? 'agree' : 'ask';
};

/** `now` is the server's time, in milliseconds. */
export const clockOffers = (seat: Seat, snapshot: Snapshot, now: number): ClockOffers => {
  const face = clockOf(snapshot);
  const isAlone = hasClockAuthority(seat, snapshot);
  const plays = playsByClock(seat, snapshot);
  if (!face || (!isAlone && !plays)) return {};
  const { asks = {}, pausedAt, pausedBy } = face;
  const own = plays ? seat.side : undefined;
  const hasAsked = own !== undefined && asks[own] === true;
  const missing = sidesOfClock(snapshot).filter((side) => side !== own && !asks[side]);
  const way = wayOf(
    isAlone,
    missing,
    Object.keys(asks).some((side) => side !== own),
  );
  const canMove = isAlone || !hasAsked;
  const isOpponent = isAlone || (own !== face.side && !arePartners(face, own, face.side));
  const isUpToPartners =
    own !== face.side && sidesOfClock(snapshot).every((side) => side === own || arePartners(face, own, side));
  const isUmpires = pausedBy === 'umpire' && !isAlone;
  return {
    ...(pausedAt === undefined && canMove ? { pause: way } : {}),
    ...(pausedAt !== undefined && canMove && !isUmpires ? { resume: pausedBy === 'host' ? 'at-once' : way } : {}),
    ...(hasAsked && !isAlone ? { canWithdraw: true as const } : {}),
    ...(face.deadlineAt !== null && isOpponent ? { canGrant: true as const } : {}),
    ...((isOpponent || isUpToPartners) && isLate(snapshot, new Date(now - GRACE_MS).toISOString())
      ? { canPassOver: true as const }
      : {}),
  };
};
