import type { Seat, SeatKind, SeatRecord, Snapshot } from '@vexillum/model';
import type { SeatLine } from '@vexillum/ui';
import { seatTitle } from '../../seat-title.ts';

/** Sides of a name in their order, then players by their letters, then whoever has no side. */
const rankOf = (side: string | undefined): string =>
  side === undefined ? '3' : side === 'red' ? '0' : side === 'blue' ? '1' : `2${side}`;
const kinds: readonly SeatKind[] = ['captain', 'commander', 'host', 'umpire', 'spectator'];

const compare = ([idA, a]: readonly [string, SeatRecord], [idB, b]: readonly [string, SeatRecord]): number =>
  rankOf(a.side).localeCompare(rankOf(b.side)) ||
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
  idA.localeCompare(idB);

export interface SeatsSeen {
  readonly snapshot: Snapshot;
  readonly online: ReadonlySet<string>;
  readonly mine: Seat;
  /** The name of the machine that plays a seat, where one does. */
  readonly machineIn: (seat: string) => string | undefined;
}

/** The table's seats for the seat list: each side with its captain first, then everybody else. */
export const seatLines = (seen: SeatsSeen): readonly SeatLine[] =>
  [...seen.snapshot.public.seat].sort(compare).map((entry) => lineOf(seen, entry));

const lineOf = ({ online, mine, machineIn }: SeatsSeen, [id, seat]: readonly [string, SeatRecord]): SeatLine => {
  const machine = seat.name === undefined ? machineIn(id) : undefined;
  const name = seat.name ?? machine;
  return {
    id,
    title: seatTitle(seat),
    // A machine is never away.
    isOnline: online.has(id) || machine !== undefined,
    isMine: id === mine.id,
    isRenewable: machine === undefined && mayRenewSeat(mine, id, seat),
    ...(seat.side ? { side: seat.side } : {}),
    ...(name ? { name } : {}),
  };
};

/**
 * Whether a seat may give another seat a new link, as the server decides it: a captain on their side, the umpire everywhere, the host
 * where nobody sits yet. Nobody locks themselves out here.
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
