import { onlySeats, refuse, THIS_TABLE, Type } from '@vexillum/model';
import { exactly, standIds } from './args.ts';
import { standsInHand } from './stands-in-hand.ts';
import { putHolds } from '../turn/put-slips.ts';
import { defineAction, Edits } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

const markings = ['held', 'routed', 'neither'] as const;
export type Marking = (typeof markings)[number];

const marked = (stand: Stand, as: Marking, turn: number): Stand => {
  const { held: _held, routed: _routed, ...others } = stand;
  return as === 'neither' ? others : { ...others, [as]: turn };
};

/** Both hold for the turn in which they are noted, and for no other. */
export const markRout = defineAction({
  name: 'mark-rout',
  says: 'Notes that demoralized stands were held in place with a command point this turn, or made their rout move, or neither.',
  args: exactly({ stands: standIds, as: Type.Union(markings.map((as) => Type.Literal(as))) }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander'),
  run(snapshot, { stands, as }, { seat }) {
    const turn = snapshot.public.turn.get(THIS_TABLE);
    if (!turn) return refuse('no-turn', 'Nobody routs before the first turn has begun.');
    const refusal = standsInHand(snapshot, seat, stands, (index) => `stands.${index}`);
    if (refusal) return refusal;
    const edits = new Edits(snapshot);
    for (const [index, id] of stands.entries()) {
      const stand = snapshot.public.stand.get(id) as Stand;
      if (stand.place !== 'board') return refuse('not-on-board', 'That stand is not on the board.', `stands.${index}`);
      edits.put('stand', id, marked(stand, as as Marking, turn.number));
    }
    putHolds(edits, snapshot, stands, as === 'held');
    return { changes: edits.changes() };
  },
});
