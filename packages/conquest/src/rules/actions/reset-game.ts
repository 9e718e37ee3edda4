import { rematchWishesIn, signaturesIn, Type } from '@vexillum/model';
import { mayReset } from '../choices/hosting.ts';
import { defineAction, Edits, THIS_STEP } from '../records.ts';
import { SETUP, setupOf } from '../state/setup.ts';

/** What goes with its game; the map and what is agreed about seats outlive it. */
const gone = ['game', 'player', 'territory', 'luck', 'mission', 'fog'] as const;
const goneSecrets = ['luck', 'flag', 'mission', 'game', 'territory', 'fog', 'deed', 'report'] as const;

export const resetGame = defineAction({
  name: mayReset.action,
  says: 'Clears the board for a new game: players may, once the game is over; administrators at any time.',
  args: Type.Object(
    {
      /** The order of play is moved on by one place, so that whoever was second begins. */
      isSwapped: Type.Optional(Type.Literal(true)),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  needsAcceptedUmpire: true,
  mayAct: mayReset.mayAct,
  run(snapshot, { isSwapped }) {
    const edits = new Edits(snapshot).put('step', THIS_STEP, null);
    const table = snapshot;
    for (const kind of gone) for (const id of table.public[kind].keys()) edits.put(kind, id, null);
    for (const [side, layer] of Object.entries(table.sides))
      for (const kind of goneSecrets)
        for (const id of layer?.[kind].keys() ?? []) edits.putSecret(side, kind, id, null);
    for (const id of [...signaturesIn(table), ...rematchWishesIn(table)]) edits.put('consent', id, null);
    const setup = setupOf(snapshot);
    if (isSwapped) edits.put('setup', SETUP, { ...setup, shift: (setup.shift ?? 0) + 1 });
    return { changes: edits.changes() };
  },
});
