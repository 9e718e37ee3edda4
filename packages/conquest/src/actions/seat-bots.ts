import { Type } from '@sinclair/typebox';
import { defineAction, Edits, refuse } from '@vexillum/model';
import { gameOf } from '../state/read.ts';
import { SETUP, setupOf } from '../state/setup.ts';
import { playerIds } from '../state/sides.ts';
import { onlyAdministrators } from './may-act.ts';

export const seatBots = defineAction({
  name: 'seat-bots',
  says: 'Says which empty seats the machine plays: at random, by the rules.',
  args: Type.Object(
    { seats: Type.Array(Type.String({ maxLength: 16 }), { maxItems: playerIds.length - 1, uniqueItems: true }) },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: true,
  mayAct: (seat, snapshot) =>
    onlyAdministrators(seat, snapshot) ??
    (gameOf(snapshot) ? refuse('game-is-on', 'Seats are given before the game starts.') : undefined),
  run(snapshot, { seats }) {
    if (seats.some((seat) => !playerIds.includes(seat)))
      return refuse('no-such-seat', 'There is no such player’s seat.', 'seats');
    if (seats.some((seat) => snapshot.public.seat.get(seat)?.name !== undefined))
      return refuse('seat-taken', 'Somebody sits there already.', 'seats');
    const edits = new Edits(snapshot).put('part', SETUP, { ...setupOf(snapshot), bots: seats });
    return { changes: edits.changes(), facts: { seats } };
  },
});
