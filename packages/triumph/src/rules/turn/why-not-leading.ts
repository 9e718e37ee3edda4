import {
  houseRule,
  isLate,
  refuse,
  type Refusal,
  type Seat,
  seatedPlayers,
  type SideId,
  THIS_TABLE,
} from '@vexillum/model';
import { HANDS_ON } from '../records/hands.ts';
import type { Snapshot } from '../records/table.ts';

/** Whether this seat leads the turn on: the side's own captain, or the umpire. Where everyone moves everything, or nobody sits there, anybody. */
export const leadsTurn = (snapshot: Snapshot, seat: Seat, side: SideId): boolean =>
  seat.kind === 'umpire' ||
  seat.side === side ||
  houseRule(snapshot, HANDS_ON) === true ||
  !seatedPlayers(snapshot).includes(side);

/** Why this seat may not lead the turn on. */
export const whyNotLeading = (snapshot: Snapshot, seat: Seat): Refusal | undefined => {
  const turn = snapshot.public.turn.get(THIS_TABLE);
  return turn && !leadsTurn(snapshot, seat, turn.side)
    ? refuse('not-your-turn', 'It is the other side’s turn: they hand it over, or an umpire does. You may ask for it.')
    : undefined;
};

/** The same at a moment: whose time is up may be waited for no longer, so the other side's captain begins their own turn. */
export const whyNotBeginning = (snapshot: Snapshot, seat: Seat, at: string): Refusal | undefined =>
  isLate(snapshot, at) ? undefined : whyNotLeading(snapshot, seat);
