import type { Actions } from './actions.ts';

/**
 * For buttons and keys that may be quicker than the line: what is pressed is done in the order in which it was pressed, each when the one before
 * it has been answered, and the same pressed again before its answer is done once. Resolves when it has been answered.
 */
export const createPresses = (act: Actions['act']): ((...pressed: Parameters<Actions['act']>) => Promise<void>) => {
  let last: { readonly pressed: string; readonly answered: Promise<unknown> } | undefined;
  return async (name, args) => {
    const pressed = JSON.stringify([name, args]);
    if (last?.pressed !== pressed) {
      const work = () => act(name, args);
      last = { pressed, answered: last ? last.answered.then(work, work) : work() };
    }
    const mine = last;
    try {
      await mine.answered;
    } finally {
      if (last === mine) last = undefined;
    }
  };
};
