import type { Snapshot } from '@vexillum/model';

/** What whoever sits there is called; a seat that nobody has taken by its own name. */
export const nameOfSeat = (snapshot: Snapshot, seat: string | undefined): string =>
  (seat === undefined ? undefined : snapshot.public.seat.get(seat)?.name) ?? seat ?? '';
