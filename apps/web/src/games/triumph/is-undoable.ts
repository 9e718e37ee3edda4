import { platformActions } from '@vexillum/model';
import { games } from '@vexillum/triumph';

const names = new Set(
  [...platformActions, ...games.flatMap((game) => game.actions)].flatMap(({ name, isUndoable }) =>
    isUndoable ? [name] : [],
  ),
);

/** Whether an action of this name can be taken back. */
export const isUndoable = (name: string): boolean => names.has(name);
