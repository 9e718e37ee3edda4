import { defineAction, Edits, onlySeats, refuse } from '@vexillum/model';
import { Type } from '@sinclair/typebox';
import { STANDS_LIMIT } from '../armies/army-file.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { exactly, pieceId, pose } from './args.ts';
import { farthestCorner } from './farthest-corner.ts';
import { placeCheck } from './place-check.ts';
import { standFacts } from './stand-facts.ts';
import { standsInHand } from './stands-in-hand.ts';

const small = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });

/** One part of a move (an advance, a wheel, …) as the tool made it: kept in the ledger for replays, not looked into here. */
const leg = Type.Object(
  {},
  {
    additionalProperties: Type.Union([
      small,
      Type.Boolean(),
      Type.String({ maxLength: 40 }),
      Type.Array(small, { maxItems: 8 }),
    ]),
    maxProperties: 8,
  },
);

export const moveStands = defineAction({
  name: 'move-stands',
  says: 'Moves stands on the board, all of them or none.',
  args: exactly({
    moves: Type.Array(exactly({ id: pieceId, to: pose, legs: Type.Optional(Type.Array(leg, { maxItems: 8 })) }), {
      minItems: 1,
      maxItems: STANDS_LIMIT,
    }),
  }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander'),
  run(snapshot, { moves }, { seat }) {
    const ids = moves.map((move) => move.id);
    const refusal = standsInHand(snapshot, seat, ids, (index) => `moves.${index}.id`);
    if (refusal) return refusal;
    const checkPlace = placeCheck(snapshot);
    const baseWidth = profileAt(snapshot).baseWidthMu.value;
    const edits = new Edits(snapshot);
    let far = 0;
    for (const [index, { id, to }] of moves.entries()) {
      const from = snapshot.public.pose.get(id);
      if (snapshot.public.stand.get(id)?.place !== 'board' || !from)
        return refuse('not-on-board', 'That stand is not on the board.', `moves.${index}.id`);
      const misplaced = checkPlace(to, `moves.${index}.to`);
      if (misplaced) return misplaced;
      far = Math.max(far, farthestCorner(from, to, baseWidth));
      edits.put('pose', id, to);
    }
    return { changes: edits.changes(), facts: { ...standFacts(snapshot, ids), far } };
  },
});
