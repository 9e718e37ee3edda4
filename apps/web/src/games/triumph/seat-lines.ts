import type { Seat, Snapshot } from '@vexillum/model';
import type { SeatLine } from '@vexillum/ui';
import { seatTitle } from '../../seat-title.ts';

/** The table's seats for the seat list, in the game's order. */
export const seatLines = (snapshot: Snapshot, online: ReadonlySet<string>, mine: Seat): readonly SeatLine[] =>
  [...snapshot.public.seat].map(([id, seat]) => ({
    id,
    title: seatTitle(seat),
    isOnline: online.has(id),
    isMine: id === mine.id,
    ...(seat.side ? { side: seat.side } : {}),
    ...(seat.name ? { name: seat.name } : {}),
  }));
