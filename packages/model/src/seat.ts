export const seatKinds = ['host', 'captain', 'commander', 'umpire', 'spectator'] as const;
export type SeatKind = (typeof seatKinds)[number];

/** The name of a side: `red`, `blue`, or in Conquest `player-1` and so on. */
export type SideId = string;

/** A place at the table, as the game plans it. Who sits there is the `seat` record. */
export interface Seat {
  readonly id: string;
  readonly kind: SeatKind;
  readonly side?: SideId;
  /** Which of their side's commands a commander leads. */
  readonly command?: 1 | 2 | 3;
}

export const isPlayer = (seat: Seat): boolean => seat.kind === 'captain' || seat.kind === 'commander';
