import type { Seat, SideId } from '@vexillum/model';
import { mostPlayers } from '../data/rule-numbers.ts';

/** In the order of play. A side is one player. */
export const playerIds: readonly SideId[] = Array.from(
  { length: mostPlayers.value },
  (_, index) => `player-${index + 1}`,
);

/** Owns what belongs to no player. */
export const NEUTRAL = 'neutral';

/** The bank: a side without a seat, for what nobody may know yet, not even the player whom it will concern. Documents and match files call it `house`. */
export const BANK = 'house';

export const sides: readonly SideId[] = [...playerIds, BANK];

export const seats: readonly Seat[] = [
  { id: 'host', kind: 'host' },
  ...playerIds.map((side): Seat => ({ id: side, kind: 'captain', side })),
  { id: 'umpire', kind: 'umpire' },
  { id: 'spectator', kind: 'spectator' },
];

const bySide = new Map(seats.map((seat) => [seat.side, seat]));

/** Whose side it is. */
export const seatOf = (side: SideId): Seat | undefined => bySide.get(side);
