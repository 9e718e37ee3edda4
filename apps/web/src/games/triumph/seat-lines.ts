import type { Seat, SeatKind, SeatRecord, Snapshot } from '@vexillum/model';
import type { SeatLine } from '@vexillum/ui';
import { seatTitle } from '../../seat-title.ts';
import { mayRenewSeat } from './may-renew-seat.ts';

const order = ['red', 'blue', ''];
const kinds: readonly SeatKind[] = ['captain', 'commander', 'host', 'umpire', 'spectator'];

const compare = ([idA, a]: readonly [string, SeatRecord], [idB, b]: readonly [string, SeatRecord]): number =>
  order.indexOf(a.side ?? '') - order.indexOf(b.side ?? '') ||
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
  idA.localeCompare(idB);

/** The table's seats for the seat list: each side with its captain first, then everybody else. */
export const seatLines = (snapshot: Snapshot, online: ReadonlySet<string>, mine: Seat): readonly SeatLine[] =>
  [...snapshot.public.seat].sort(compare).map(([id, seat]) => ({
    id,
    title: seatTitle(seat),
    isOnline: online.has(id),
    isMine: id === mine.id,
    isRenewable: mayRenewSeat(mine, id, seat),
    ...(seat.side ? { side: seat.side } : {}),
    ...(seat.name ? { name: seat.name } : {}),
  }));
