import { isRefusal, onlySeats, refuse, saysSame } from '@vexillum/model';
import { judgedAnew } from '../combat/judged-anew.ts';
import { sidesOf } from '../combat/sides-of.ts';
import type { Combat } from '../records/combat.ts';
import { defineAction, Edits } from '../records/table.ts';
import { exactly, pieceId } from './args.ts';
import { combatNamed } from './combat-named.ts';
import { combatDice } from './fight-combat.ts';

/** Without marks where the dice are again as they were thrown. */
const withDice = ({ diceBy, thrown, ...combat }: Combat, dice: NonNullable<Combat['dice']>, by: string): Combat => {
  const first = thrown ?? (diceBy === undefined ? combat.dice : undefined);
  return first && saysSame(first, dice)
    ? { ...combat, dice }
    : { ...combat, dice, diceBy: by, ...(first ? { thrown: first } : {}) };
};

/** For a throw that was meant for another combat, or a real die that was typed wrong. What was thrown stays to be seen. */
export const correctCombatDice = defineAction({
  name: 'correct-combat-dice',
  says: 'Puts other dice in the place of those that were thrown in a combat, the attacker’s first. Everybody sees who did, and what was thrown.',
  args: exactly({ id: pieceId, values: combatDice }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(snapshot, { id, values }, { seat }) {
    const found = combatNamed(snapshot, id);
    if (isRefusal(found)) return found;
    const { combat } = found;
    if (!combat.dice) return refuse('not-fought', 'Its dice are not thrown yet.', 'id');
    const [mine, theirs] = sidesOf(snapshot, combat);
    if (mine === undefined || theirs === undefined)
      return refuse('not-on-board', 'One of the two is not on the board any more.', 'id');
    const dice = { [mine]: values[0], [theirs]: values[1] };
    if (saysSame(combat.dice, dice)) return refuse('already-done', 'These are its dice already.', 'values');
    const corrected = judgedAnew(snapshot, withDice(combat, dice, seat.id));
    return { changes: new Edits(snapshot).put('combat', id, corrected).changes() };
  },
});
