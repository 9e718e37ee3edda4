import { type Action, type Game, platformActions } from '@vexillum/model';
import { redoAction, undoAction } from './undo-actions.ts';

/** A game that has rules of its own for its clock is asked to change those. */
const isForThis = ({ clock }: Game, { name }: Action): boolean => name !== 'set-clock' || clock?.ruleOf === undefined;

/** All that can be done at a table of this game, by name. */
export const actionsOf = (game: Game): ReadonlyMap<string, Action> => {
  const platform = platformActions.filter((action) => isForThis(game, action));
  return new Map([...platform, undoAction, redoAction, ...game.actions].map((action) => [action.name, action]));
};

export const undoableIn = (game: Game): ((name: string) => boolean) => {
  const actions = actionsOf(game);
  return (name) => actions.get(name)?.isUndoable ?? false;
};
