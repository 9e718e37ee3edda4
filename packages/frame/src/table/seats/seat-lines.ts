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
  readonly isUmpireAccepted: boolean;
  /** The name of the machine that plays a seat, where one does. */
  readonly machineIn: (seat: string) => string | undefined;
}

/** The table's seats for the seat list: each side with its captain first, then everybody else. */
export const seatLines = (seen: SeatsSeen): readonly SeatLine[] =>
  [...seen.snapshot.public.seat].sort(compare).map((entry) => lineOf(seen, entry));

const lineOf = (
  { online, mine, isUmpireAccepted, machineIn }: SeatsSeen,
  [id, seat]: readonly [string, SeatRecord],
): SeatLine => {
  const machine = seat.name === undefined ? machineIn(id) : undefined;
  const name = seat.name ?? machine;
  return {
    id,
    title: seatTitle(seat),
    // A machine is never away.
    isOnline: online.has(id) || machine !== undefined,
    isMine: id === mine.id,
    isSilenced: seat.silencedBy !== undefined,
    // Those who watch are many: whoever asks sees all of them.
    isAskable: seat.name !== undefined && (id !== mine.id || seat.kind === 'spectator'),
    ...(machine === undefined ? renewalOf({ mine, isUmpireAccepted }, id, seat, online.has(id)) : {}),
    ...(seat.side ? { side: seat.side } : {}),
    ...(name ? { name } : {}),
  };
};

type Asking = Pick<SeatsSeen, 'mine' | 'isUmpireAccepted'>;

const renewalOf = (asking: Asking, id: string, seat: SeatRecord, isOnline: boolean): Pick<SeatLine, 'renewal'> => {
  if (!mayRenewSeat(asking, id, seat, isOnline)) return {};
  if (seat.kind !== 'commander') return { renewal: 'renew' };
  return { renewal: seat.name === undefined ? 'invite' : 'take-back' };
};

/**
 * Whether a seat may give another seat a new link, as the server decides it: a captain to their commanders, and nobody else to these; the
 * host where nobody sits yet; a commander to their captain who is away; the umpire too, and everywhere once the captains have accepted them. Nobody locks themselves out here.
 */
export const mayRenewSeat = (
  { mine, isUmpireAccepted }: Asking,
  id: string,
  { kind, side, name }: SeatRecord,
  isOnline = false,
): boolean => {
  if (id === mine.id) return false;
  if (kind === 'commander') return mine.kind === 'captain' && side === mine.side;
  switch (mine.kind) {
    case 'commander':
      return kind === 'captain' && side === mine.side && !isOnline;
    case 'umpire':
      return isUmpireAccepted || name === undefined;
    case 'host':
      return name === undefined || kind === 'spectator';
    default:
      return false;
  }
};
