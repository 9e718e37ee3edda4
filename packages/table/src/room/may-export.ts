import type { MatchView } from '@vexillum/ledger';
import { type Game, refuse, type Refusal, type Seat, type Snapshot } from '@vexillum/model';

/** Whether a seat may have the match file with this much in it. */
export const mayExport = (
  seat: Seat,
  view: MatchView,
  snapshot: Snapshot,
  game: Pick<Game, 'mayTellAll'>,
): Refusal | undefined => {
  if (view === 'side' && seat.side === undefined)
    return refuse('not-your-side', 'Only a side’s own seats may take the file with that side’s secrets.', 'view');
  if (view === 'side' && snapshot.public.seat.get(seat.id)?.notice)
    return refuse('seat-on-notice', 'This seat is about to get a new link and reads no secrets until then.', 'view');
  if (view === 'full' && !game.mayTellAll?.(snapshot))
    return refuse('not-ended', 'The file with everybody’s secrets is there when the game has ended.', 'view');
  return undefined;
};
