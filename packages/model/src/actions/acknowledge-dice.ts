import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { onlySeats } from '../may-act.ts';
import { refuse } from '../refusal.ts';
import { tableEventIn } from '../events/table-events.ts';
import type { Snapshot } from '../snapshot.ts';

export const acknowledgeDice = defineAction({
  name: 'acknowledge-dice',
  says: 'Confirms that you saw the other side’s real dice.',
  args: Type.Object({ seq: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(snapshot, { seq }, { seat }) {
    const line = snapshot.public.log.get(String(seq));
    const event = line && tableEventIn(line);
    if (!line || event?.kind !== 'dice-rolled' || !event.isByHand)
      return refuse('no-such-dice', 'No dice were entered by hand there, or it was long ago.', 'seq');
    const roller = snapshot.public.seat.get(line.seat);
    if (line.seat === seat.id || (seat.side !== undefined && roller?.side === seat.side))
      return refuse('own-dice', 'Your own side’s dice are for the others to confirm.', 'seq');
    if (isAcknowledged(snapshot, seq))
      return refuse('already-acknowledged', 'These dice are confirmed already.', 'seq');
    return { changes: {} };
  },
});

/** Whether somebody has confirmed the dice that were entered by hand in this entry, as far as the table's log reaches back. */
export const isAcknowledged = (snapshot: Snapshot, seq: number): boolean =>
  [...snapshot.public.log.values()].some((line) => {
    const event = tableEventIn(line);
    return event?.kind === 'dice-confirmed' && event.of === seq;
  });
