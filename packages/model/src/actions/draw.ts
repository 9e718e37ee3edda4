import { words } from '../words.ts';
import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { onlySeats } from '../may-act.ts';
import { drawingShapes } from '../records/drawing.ts';
import { refuse } from '../refusal.ts';

const DRAWINGS_LIMIT = 200;
const coordinate = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });

export const draw = defineAction({
  name: 'draw',
  says: 'Draws a line, an arrow or an area that everyone sees.',
  args: Type.Object(
    {
      shape: Type.Union(drawingShapes.map((shape) => Type.Literal(shape))),
      points: Type.Array(Type.Tuple([coordinate, coordinate]), { minItems: 2, maxItems: 200 }),
    },
    { additionalProperties: false },
  ),
  isUndoable: true,
  isGuessable: false,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(snapshot, { shape, points }, { seat, chance }) {
    if (snapshot.public.drawing.size >= DRAWINGS_LIMIT)
      return refuse('too-many-drawings', words('A table holds {0} drawings; erase some first.', DRAWINGS_LIMIT));
    const id = chance.newId('drawing');
    return {
      changes: new Edits(snapshot).put('drawing', id, { seat: seat.id, shape, points }).changes(),
      result: { id },
    };
  },
});
