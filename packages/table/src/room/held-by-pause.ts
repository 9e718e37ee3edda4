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

/** Of what can be done at every table, this is playing. */
const PLAYING: ReadonlySet<string> = new Set(['roll-dice', 'enter-dice']);

const isPlaying = ({ actions }: Game, action: Action): boolean =>
  actions.includes(action) || isHistoryAction(action) || PLAYING.has(action.name);

/** While the clock stands still, so does the game for those whose time it is. The host and the umpire may set the table right. */
export const heldByPause = (game: Game, action: Action, seat: Seat, snapshot: Snapshot): Refusal | undefined =>
  clockOf(snapshot)?.pausedAt !== undefined && isPlayer(seat) && isPlaying(game, action)
    ? refuse('paused', 'The clock stands still: let it go on first.')
    : undefined;
