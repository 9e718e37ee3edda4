import {
  type Action,
  clockOf,
  type Game,
  isPlayer,
  type Refusal,
  refuse,
  type Seat,
  type Snapshot,
} from '@vexillum/model';
import { isHistoryAction } from './undo-actions.ts';

/** While the clock stands still, so does the game for those whose time it is. The host and the umpire may set the table right. */
export const heldByPause = ({ actions }: Game, action: Action, seat: Seat, snapshot: Snapshot): Refusal | undefined =>
  clockOf(snapshot)?.pausedAt !== undefined && isPlayer(seat) && (actions.includes(action) || isHistoryAction(action))
    ? refuse('paused', 'The clock stands still: let it go on first.')
    : undefined;
