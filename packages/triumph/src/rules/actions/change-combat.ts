import { isRefusal, onlySeats, refuse, Type } from '@vexillum/model';
import { judgedAnew } from '../combat/judged-anew.ts';
import { BY_HAND, termNamed, withTerm } from '../combat/with-term.ts';
import { exactly, pieceId, side } from './args.ts';
import { combatNamed } from './combat-named.ts';
import { defineAction, Edits } from '../records/table.ts';

/** Numbers of people's own stay among those that can be. */
const MOST = 20;

export const changeCombat = defineAction({
  name: 'change-combat',
  says: 'Changes a number of a combat’s sum, or puts in one of one’s own (`by-hand`); null takes it away. Everybody sees who did.',
  args: exactly({
    id: pieceId,
    side,
    code: Type.String({ minLength: 1, maxLength: 40 }),
    of: Type.Optional(pieceId),
    value: Type.Union([Type.Integer({ minimum: -MOST, maximum: MOST }), Type.Null()]),
  }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(snapshot, { id, side: of, code, of: stand, value }, { seat }) {
    const found = combatNamed(snapshot, id);
    if (isRefusal(found)) return found;
    const name = { side: of as string, code, of: stand };
    const term = termNamed(found.combat, name);
    if (!Object.hasOwn(found.combat.terms, name.side))
      return refuse('not-your-side', 'That side does not fight in it.', 'side');
    if (!term && (code !== BY_HAND || stand !== undefined))
      return refuse('no-such-term', 'No sum of this combat has that number.', 'code');
    if ((term?.value ?? null) === value) return refuse('already-done', 'It is that number already.', 'value');
    const combat = judgedAnew(snapshot, withTerm(found.combat, name, value, seat.id));
    return { changes: new Edits(snapshot).put('combat', id, combat).changes() };
  },
});
