import { mayOfferDraw, playerOf, gameOf, type Snapshot } from '../../rules/index.ts';
import type { Seat, SideId } from '@vexillum/model';

/** Who offers this player a draw that they could still agree to, in the order of play; nobody where there is nothing to answer. */
export const drawOffers = (snapshot: Snapshot, seat: Seat): readonly SideId[] => {
  const { side } = seat;
  if (side === undefined || mayOfferDraw.mayAct(seat, snapshot)) return [];
  const wants = (one: SideId) => playerOf(snapshot, one)?.wantsDraw === true;
  return wants(side) ? [] : (gameOf(snapshot)?.order ?? []).filter((one) => one !== side && wants(one));
};
