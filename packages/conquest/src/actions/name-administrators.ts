import { Type } from '@sinclair/typebox';
import { defineAction, Edits, onlySeats, refuse } from '@vexillum/model';
import { SETUP, setupOf } from '../state/setup.ts';
import { playerIds } from '../state/sides.ts';

export const nameAdministrators = defineAction({
  name: 'name-administrators',
  says: 'Names the players who may do what the host may, but for what is his alone.',
  args: Type.Object(
    { seats: Type.Array(Type.String({ maxLength: 16 }), { maxItems: playerIds.length, uniqueItems: true }) },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: true,
  mayAct: onlySeats('host'),
  run(snapshot, { seats }) {
    if (seats.some((seat) => !playerIds.includes(seat)))
      return refuse('no-such-seat', 'There is no such player’s seat.', 'seats');
    const edits = new Edits(snapshot).put('part', SETUP, { ...setupOf(snapshot), administrators: seats });
    return { changes: edits.changes(), facts: { seats } };
  },
});
