import { defineAction, Edits, onlySeats, refuse, type Stand } from '@vexillum/model';
import { exactly, standIds } from './args.ts';
import { standFacts } from './stand-facts.ts';
import { standsInHand } from './stands-in-hand.ts';

export const returnStands = defineAction({
  name: 'return-stands',
  says: 'Takes lost stands, or stands on the board, back into reserve.',
  args: exactly({ stands: standIds }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander'),
  run(snapshot, { stands }, { seat }) {
    const refusal = standsInHand(snapshot, seat, stands, (index) => `stands.${index}`);
    if (refusal) return refusal;
    const edits = new Edits(snapshot);
    for (const [index, id] of stands.entries()) {
      const stand = snapshot.public.stand.get(id) as Stand;
      if (stand.place !== 'lost' && stand.place !== 'board')
        return refuse('not-in-play', 'That stand is neither lost nor on the board.', `stands.${index}`);
      // Command and general stay public where they were: what everyone has seen cannot be hidden again.
      edits.put('stand', id, { ...stand, place: 'reserve' }).put('pose', id, null);
    }
    return { changes: edits.changes(), facts: standFacts(snapshot, stands) };
  },
});
