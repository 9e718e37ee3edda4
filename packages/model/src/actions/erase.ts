import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { onlySeats } from '../may-act.ts';
import { refuse } from '../refusal.ts';

export const erase = defineAction({
  name: 'erase',
  says: 'Erases drawings; the umpire may erase anybody’s.',
  args: Type.Object(
    { drawings: Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 200, uniqueItems: true }) },
    { additionalProperties: false },
  ),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(snapshot, { drawings }, { seat }) {
    const edits = new Edits(snapshot);
    for (const id of drawings) {
      const drawing = snapshot.public.drawing.get(id);
      if (!drawing) return refuse('no-such-drawing', 'That drawing is gone already.', 'drawings');
      const owner = snapshot.public.seat.get(drawing.seat);
      const isOurs = drawing.seat === seat.id || (seat.side !== undefined && owner?.side === seat.side);
      if (!isOurs && seat.kind !== 'umpire') return refuse('not-your-drawing', 'The other side drew that.', 'drawings');
      edits.put('drawing', id, null);
    }
    return { changes: edits.changes() };
  },
});
