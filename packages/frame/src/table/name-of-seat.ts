import type { Snapshot } from '@vexillum/model';
import { seatTitle } from '../seat-title.ts';

/** What whoever sits there is called; a seat that nobody has taken by what it is: "Red captain". */
export const nameOfSeat = (snapshot: Snapshot, seat: string | undefined): string => {
  const record = seat === undefined ? undefined : snapshot.public.seat.get(seat);
  return record ? (record.name ?? seatTitle(record)) : (seat ?? '');
};
