import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { onlySeats } from '../may-act.ts';
import { Type } from '../schema.ts';
import { CHAT_LIMIT } from './say.ts';

/** Somebody who leads the table from elsewhere speaks to all of it: said among the talk, and told to those who look at the board. */
export const announce = defineAction({
  name: 'announce',
  says: 'The server tells the table what somebody says who leads it from elsewhere.',
  args: Type.Object(
    {
      from: Type.String({ minLength: 1, maxLength: 60 }),
      text: Type.String({ minLength: 1, maxLength: CHAT_LIMIT }),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  isServersOwn: true,
  mayAct: onlySeats('host', 'umpire'),
  run(snapshot, { from, text }, { seat, at, chance, seq }) {
    const line = { seat: seat.id, name: from, text, at, ...(seq === undefined ? {} : { seq }) };
    return { changes: new Edits(snapshot).put('chat', chance.newId('chat'), line).changes() };
  },
});
