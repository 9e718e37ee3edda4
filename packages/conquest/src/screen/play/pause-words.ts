import { msg } from '@vexillum/ui/words';
import { clockOf, sidesOfClock, type SideId, type Snapshot } from '@vexillum/model';

/** How a game goes on that stands still, for whoever sits at this side. */
export const pauseWords = (snapshot: Snapshot, side: SideId | undefined): string => {
  const { pausedBy, asks = {} } = clockOf(snapshot) ?? {};
  if (pausedBy === 'umpire') return msg('The umpire lets it go on.');
  if (side === undefined || !sidesOfClock(snapshot).includes(side)) return msg('You are watching.');
  return asks[side] ? msg('It goes on when the others want it too.') : msg('“Go on” is in the clock’s menu.');
};
