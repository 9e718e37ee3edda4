import { onlySeats, refuse, Type } from '@vexillum/model';
import { exactly, pieceId, pose, size } from './args.ts';
import { placeCheck } from './place-check.ts';
import { movedIn } from '../turn/moved-in.ts';
import { defineAction, Edits } from '../records/table.ts';

export const moveTerrain = defineAction({
  name: 'move-terrain',
  says: 'Moves, turns or resizes a piece of terrain.',
  args: exactly({ id: pieceId, to: pose, size: Type.Optional(size) }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('host', 'captain', 'commander', 'umpire'),
  run(snapshot, { id, to, size }) {
    const terrain = snapshot.public.terrain.get(id);
    if (!terrain) return refuse('no-such-terrain', 'That piece of terrain is gone.', 'id');
    const misplaced = placeCheck(snapshot)(to, 'to');
    if (misplaced) return misplaced;
    const edits = new Edits(snapshot).put('pose', id, to);
    // What an army brought stays where it was put.
    const moved = terrain.side === undefined ? {} : movedIn(snapshot);
    if (size || moved.moved !== undefined)
      edits.put('terrain', id, { ...terrain, ...(size ? { size } : {}), ...moved });
    return { changes: edits.changes() };
  },
});
