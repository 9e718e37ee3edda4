import type { Seat, SideId } from '@vexillum/model';
import { mostPlayers } from '../data/rule-numbers.ts';

/** In the order of play. A side is one player. */
export const playerIds: readonly SideId[] = Array.from(
  { length: mostPlayers.value },
  (_, index) => `player-${index + 1}`,
);

/** Owns what belongs to no player. */
export const NEUTRAL = 'neutral';

/** A side without a seat: what nobody may know yet, not even the one whom it will concern. */
export const HOUSE = 'house';

export const sides: readonly SideId[] = [...playerIds, HOUSE];

export const seats: readonly Seat[] = [
  { id: 'host', kind: 'host' },
  ...playerIds.map((side): Seat => ({ id: side, kind: 'captain', side })),
  { id: 'umpire', kind: 'umpire' },
  { id: 'spectator', kind: 'spectator' },
];

const bySide = new Map(seats.map((seat) => [seat.side, seat]));

/** Whose side it is. */
export const seatOf = (side: SideId): Seat | undefined => bySide.get(side);
