import { onlySeats, refuse } from '@vexillum/model';
import { exactly, pieceId } from './args.ts';
import { defineAction, Edits } from '../records/table.ts';

export const removeTerrain = defineAction({
  name: 'remove-terrain',
  says: 'Takes a piece of terrain off the board.',
  args: exactly({ id: pieceId }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('host', 'captain', 'commander', 'umpire'),
  run(snapshot, { id }) {
    const terrain = snapshot.public.terrain.get(id);
    if (!terrain) return refuse('no-such-terrain', 'That piece of terrain is gone already.', 'id');
    return { changes: new Edits(snapshot).put('terrain', id, null).put('pose', id, null).changes() };
  },
});
