import type { MatchView } from '@vexillum/ledger';
import { LAST_STEP, refuse, type Refusal, type Seat, type Snapshot, stepOf } from '@vexillum/model';

/** Whether a seat may have the match file with this much in it. */
export const mayExport = (seat: Seat, view: MatchView, snapshot: Snapshot): Refusal | undefined => {
  if (view === 'side' && seat.side === undefined)
    return refuse('not-your-side', 'Only a side’s own seats may take the file with that side’s secrets.', 'view');
  if (view === 'full' && stepOf(snapshot)?.number !== LAST_STEP)
    return refuse('not-ended', 'The file with everybody’s secrets is there when the game has ended.', 'view');
  return undefined;
};
