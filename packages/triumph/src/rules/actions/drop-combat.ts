import { isRefusal, onlySeats, refuse } from '@vexillum/model';
import { exactly, pieceId } from './args.ts';
import { combatNamed } from './combat-named.ts';
import { defineAction, Edits } from '../records/table.ts';

export const dropCombat = defineAction({
  name: 'drop-combat',
  says: 'Puts away a combat that was taken up by mistake, as long as its dice are not thrown.',
  args: exactly({ id: pieceId }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(snapshot, { id }) {
    const found = combatNamed(snapshot, id);
    if (isRefusal(found)) return found;
    if (found.combat.dice) return refuse('already-fought', 'Its dice have been thrown already.', 'id');
    return { changes: new Edits(snapshot).put('combat', id, null).changes() };
  },
});
