import type { Seat, SeatRecord } from '@vexillum/model';

/**
 * Whether a seat may give another seat a new link, as the server decides it: a captain on his side, the umpire everywhere, the host
 * where nobody sits yet. Nobody locks himself out here.
 */
export const mayRenewSeat = (mine: Seat, id: string, { kind, side, name }: SeatRecord): boolean => {
  if (id === mine.id) return false;
  switch (mine.kind) {
    case 'umpire':
      return true;
    case 'captain':
      return side !== undefined && side === mine.side;
    case 'host':
      return name === undefined || kind === 'spectator';
    default:
      return false;
  }
};
