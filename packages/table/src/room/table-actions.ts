import { type Action, type Game, platformActions } from '@vexillum/model';
import { redoAction, undoAction } from './undo-actions.ts';

/** All that can be done at a table of this game, by name. */
export const actionsOf = (game: Game): ReadonlyMap<string, Action> =>
  new Map([...platformActions, undoAction, redoAction, ...game.actions].map((action) => [action.name, action]));

export const undoableIn = (game: Game): ((name: string) => boolean) => {
  const actions = actionsOf(game);
  return (name) => actions.get(name)?.isUndoable ?? false;
};
