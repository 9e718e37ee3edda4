import { type Chance, isRefusal, onlySeats, type Json, refuse, type Refusal, Type } from '@vexillum/model';
import { fightersOf, inPublic } from '../combat/fighters.ts';
import { resultOf } from '../combat/result-of.ts';
import { ringOf } from '../combat/ring-at.ts';
import { type RollPurpose, whyOf } from '../dice/roll-purposes.ts';
import { exactly, pieceId } from './args.ts';
import { combatNamed } from './combat-named.ts';
import { defineAction, Edits } from '../records/table.ts';

const SIDES = 6;
const die = Type.Integer({ minimum: 1, maximum: SIDES });

/** Both dice of a combat as people type them, the attacker's first. */
export const combatDice = Type.Tuple([die, die]);

interface Throw {
  readonly values: readonly number[];
  readonly draw: Json;
}

const throwOf = (
  chance: Chance,
  values: readonly number[] | undefined,
  purpose: RollPurpose,
  about: string,
): Throw | Refusal =>
  values
    ? { values, draw: { manual: true, values: [...values] } }
    : chance.roll({ dice: [SIDES, SIDES], why: whyOf({ purpose, about }) });

/** Both dice come from one draw of whoever asks, the attacker's first: whoever is in a hurry throws for both. */
export const fightCombat = defineAction({
  name: 'fight-combat',
  says: 'Throws both dice of a combat, or takes real ones as they are typed, the attacker’s first; and says what they come to.',
  args: exactly({ id: pieceId, values: Type.Optional(combatDice) }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(snapshot, { id, values }, { seat, chance }) {
    const found = combatNamed(snapshot, id);
    if (isRefusal(found)) return found;
    const { combat } = found;
    if (combat.dice) return refuse('already-fought', 'Its dice have been thrown already.', 'id');
    const ring = ringOf(snapshot, combat);
    const fighters = ring && fightersOf(inPublic(ring));
    if (!ring || !fighters) return refuse('not-on-board', 'One of the two is not on the board any more.', 'id');
    const purpose = combat.kind === 'ranged' ? 'shooting' : 'combat';
    const rolled = throwOf(chance, values, purpose, id);
    if (isRefusal(rolled)) return rolled;
    const [mine = 0, theirs = 0] = rolled.values;
    const dice = { [fighters[0].side]: mine, [fighters[1].side]: theirs };
    const result = resultOf(ring, { terms: combat.terms, dice });
    const fought = { ...combat, dice, ...(values ? { diceBy: seat.id } : {}), ...(result ? { result } : {}) };
    return {
      changes: new Edits(snapshot).put('combat', id, fought).changes(),
      result: { values: [...rolled.values] },
      draw: rolled.draw,
    };
  },
});
