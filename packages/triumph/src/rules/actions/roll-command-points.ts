import { isRefusal, onlySeats, refuse, type Refusal, THIS_TABLE, Type, words } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { isShut, modifierOf, rosterOf } from '../deployment/sealed.ts';
import { openSlots } from '../deployment/open-slots.ts';
import { orderSlot } from '../deployment/slots.ts';
import { pointsFrom } from '../dice/command-points.ts';
import { whyOf } from '../dice/roll-purposes.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { phaseAfter, phaseAt, phasesOf } from '../turn/phase-at.ts';
import { commandsWithDice, pointsAt, pointsId } from '../turn/points-of.ts';
import { exactly } from './args.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';

/** With its points a command has what the phase asks for, and moves: the phase is over when nobody is left to roll. */
const leadOn = (edits: Edits, snapshot: Snapshot): void => {
  const turn = snapshot.public.turn.get(THIS_TABLE);
  const profile = profileAt(snapshot);
  const placeOf = (code: string | undefined) => phasesOf(profile).findIndex(({ phase }) => phase === code);
  const next = phaseAfter(profile, 'command');
  if (turn && next && phaseAt(snapshot) !== undefined && placeOf(turn.phase) <= placeOf('command'))
    edits.put('turn', THIS_TABLE, { ...turn, phase: next });
};

/** Why dice that were typed are not those of the commands that roll. */
const whyNotThese = (typed: readonly number[], dice: readonly number[]): Refusal | undefined => {
  if (typed.length !== dice.length)
    return refuse('bad-values', words('Commands that roll: {0}. One value for each.', dice.length), 'values');
  const wrong = typed.findIndex((value, index) => value > (dice[index] ?? 0));
  return wrong < 0
    ? undefined
    : refuse('bad-values', words('A die of {0} does not show {1}.', dice[wrong], typed[wrong]), `values.${wrong}`);
};

/** One throw for all commands of the side; what changes a die and was sealed opens with its first roll. */
export const rollCommandPoints = defineAction({
  name: 'roll-command-points',
  says: 'Rolls for the command points of all commands of the side whose turn it is that have not rolled in it, in one throw, or takes real dice as they are typed, one for each command in their order. Then they move.',
  args: exactly({
    values: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 100 }), { minItems: 1, maxItems: 3 })),
  }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(snapshot, { values: typed }, { seat, chance }) {
    const turn = snapshot.public.turn.get(THIS_TABLE);
    if (!turn) return refuse('no-turn', 'The first turn has not begun.');
    const { side, number } = turn;
    const profile = profileAt(snapshot);
    if (seat.kind !== 'umpire' && seat.side !== side)
      return refuse('not-your-turn', 'The side whose turn it is rolls for its command points, or an umpire does.');
    const all = commandsWithDice(snapshot, profile, side);
    if (all.length === 0) return refuse('no-commands', 'No command of the side whose turn it is stands on the board.');
    const commands = all.filter((command) => !pointsAt(snapshot, side, command));
    if (commands.length === 0) return refuse('already-done', 'Every command has rolled for this turn.');
    const dice = commands.map(() => profile.commandDie.value.sides);
    const wrong = typed && whyNotThese(typed, dice);
    if (wrong) return wrong;
    const rolled = typed
      ? { values: typed, draw: { manual: true, values: [...typed] } }
      : chance.roll({ dice, why: whyOf({ purpose: 'command-points', side }) });
    if (isRefusal(rolled)) return rolled;
    const edits = new Edits(snapshot);
    const shut = commands.map((command) => orderSlot(command, 'cp')).filter((slot) => isShut(snapshot, side, slot));
    const openings = openSlots(edits, snapshot, side, shut);
    for (const [index, command] of commands.entries()) {
      const points = pointsFrom(profile, rolled.values[index] ?? 1, orderOf(snapshot, side, command));
      const by = typed ? { dieBy: seat.id } : {};
      edits.put('points', pointsId(side, command), { turn: number, ...points, ...by });
    }
    leadOn(edits, snapshot);
    return {
      changes: edits.changes(),
      draw: rolled.draw,
      result: { values: [...rolled.values] },
      ...(shut.length > 0 ? { openings } : {}),
    };
  },
});

/** What its orders say of a command's die. */
export const orderOf = (snapshot: Snapshot, side: string, command: CommandNumber) => ({
  mod: modifierOf(snapshot, side, command) ?? 0,
  isAlly: rosterOf(snapshot, side, command)?.ally === true,
});
