import { defineAction, Edits, onlySeats, refuse, type Stand } from '@vexillum/model';
import { exactly, standIds } from './args.ts';
import { standFacts } from './stand-facts.ts';
import { standsInHand } from './stands-in-hand.ts';

export const loseStands = defineAction({
  name: 'lose-stands',
  says: 'Takes stands out of the battle as lost.',
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
      if (stand.place !== 'board' && stand.place !== 'reserve')
        return refuse('not-in-play', 'That stand is out of the battle already.', `stands.${index}`);
      edits.put('stand', id, { ...stand, place: 'lost' }).put('pose', id, null);
    }
    return { changes: edits.changes(), facts: standFacts(snapshot, stands) };
  },
});
