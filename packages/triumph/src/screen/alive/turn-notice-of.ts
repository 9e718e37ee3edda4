import { msg, str } from '@vexillum/ui/words';
import { isPlayer, type Seat, THIS_TABLE } from '@vexillum/model';
import type { BannerNotice } from '@vexillum/frame/alive/turn-banner';
import { sideTitle } from '@vexillum/frame/seat-title';
import { isOver, type Snapshot } from '../../rules/index.ts';

const turnIn = (snapshot: Snapshot) => (isOver(snapshot) ? undefined : snapshot.public.turn.get(THIS_TABLE));

/** Whether the turn that is on is that of the seat's side. */
export const isOwnTurn = (snapshot: Snapshot, seat: Seat): boolean =>
  isPlayer(seat) && seat.side !== undefined && turnIn(snapshot)?.side === seat.side;

/** What the banner says where the turn has passed between two moments, also where it was taken back. */
export const turnNoticeOf = (snapshot: Snapshot, before: Snapshot, seat: Seat): BannerNotice | undefined => {
  const [now, then] = [turnIn(snapshot), turnIn(before)];
  if (!now || (now.side === then?.side && now.number === then.number)) return undefined;
  const { side } = now;
  const more = msg(str`Turn ${now.number}`);
  return isOwnTurn(snapshot, seat)
    ? { text: msg('Your turn'), more, side, isOwn: true }
    : { text: msg(str`${sideTitle(side)}’s turn`), more, side };
};
