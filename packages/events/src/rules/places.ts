import type { Seat, SideId } from '@vexillum/model';

/** So many take part at most: one person, or a team's captain, in each seat. */
export const MOST_ENTRANTS = 32;

export const entrantIds: readonly SideId[] = Array.from({ length: MOST_ENTRANTS }, (_, index) => `player-${index + 1}`);

/** Beside the organiser, who is the chief umpire. */
export const umpireIds = ['umpire-1', 'umpire-2', 'umpire-3'] as const;

export const seats: readonly Seat[] = [
  { id: 'host', kind: 'host' },
  ...entrantIds.map((side): Seat => ({ id: side, kind: 'captain', side })),
  ...umpireIds.map((id): Seat => ({ id, kind: 'umpire' })),
  { id: 'spectator', kind: 'spectator' },
];
