import { Type } from '@sinclair/typebox';
import { defineAction, Edits, THIS_STEP } from '@vexillum/model';
import { OWN_MAP } from '../board/board-of.ts';
import { mayReset } from '../choices/hosting.ts';
import { SETUP } from '../state/setup.ts';

/** What outlives a game at its table. */
const LASTING = new Set([SETUP, OWN_MAP]);

export const resetGame = defineAction({
  name: mayReset.action,
  says: 'Clears the board for a new game: players may, once the game is over; administrators at any time.',
  args: Type.Object({}, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: mayReset.mayAct,
  run(snapshot) {
    const edits = new Edits(snapshot).put('step', THIS_STEP, null);
    for (const id of snapshot.public.part.keys()) if (!LASTING.has(id)) edits.put('part', id, null);
    for (const [side, layer] of Object.entries(snapshot.sides))
      for (const id of layer?.part.keys() ?? []) edits.putSecret(side, 'part', id, null);
    return { changes: edits.changes() };
  },
});
