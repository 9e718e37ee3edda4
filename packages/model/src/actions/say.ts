import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { onlySeats } from '../may-act.ts';
import { refuse } from '../refusal.ts';
import { refusalOfSilence } from './silence-seat.ts';

export const CHAT_LIMIT = 500;

/** What would turn a line round, hide in it, or break out of it; the joiners of emoji and of Persian are none of them, and a line may end. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text that people write to each other has characters in it that nobody sees. */
export const hasUnseen = (text: string): boolean => UNSEEN.test(text);

export const say = defineAction({
  name: 'say',
  says: 'Says something to the whole table or to your own side.',
  args: Type.Object(
    {
      text: Type.String({ minLength: 1, maxLength: CHAT_LIMIT }),
      to: Type.Union([Type.Literal('table'), Type.Literal('side')]),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('host', 'captain', 'commander', 'umpire'),
  refusesNow: ({ text }) =>
    hasUnseen(text) ? refuse('bad-text', 'A message has no unseen characters in it.', 'text') : undefined,
  run(snapshot, { text, to }, { seat, name, at, chance, seq }) {
    if (text.trim() === '') return refuse('empty-text', 'There is nothing in that message.', 'text');
    const silence = to === 'table' ? refusalOfSilence(snapshot, seat) : undefined;
    if (silence) return silence;
    const line = { seat: seat.id, name, text, at };
    // Not from the action's id, which the speaker chose: it could be one that overwrites another's line.
    const chatId = chance.newId('chat');
    if (to === 'table') {
      const said = seq === undefined ? line : { ...line, seq };
      return { changes: new Edits(snapshot).put('chat', chatId, said).changes() };
    }
    if (seat.side === undefined)
      return refuse('no-side', 'You sit on neither side, so there is no team to talk to.', 'to');
    return {
      changes: new Edits(snapshot).putSecret(seat.side, 'chat', chatId, line).changes(),
      secretOf: seat.side,
      isWhollySecret: true,
      isTalk: true,
    };
  },
});
