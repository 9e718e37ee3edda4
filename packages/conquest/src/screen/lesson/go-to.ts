import { type ApiProblem, isApiProblem } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import type { Router } from '@vexillum/frame/router';
import { tellNotLoaded } from '@vexillum/frame/table/load-part';
import type { Toasts } from '@vexillum/ui';

/** Opens a table for the reader alone and goes there; what goes wrong is told in a toast. */
export const goTo = async (
  open: () => Promise<string | ApiProblem>,
  go: Router['go'],
  toasts: Toasts | undefined,
): Promise<void> => {
  try {
    const path = await open();
    if (isApiProblem(path)) toasts?.add(problemText(path), 'warning');
    else go(path);
  } catch (error) {
    console.error(error);
    tellNotLoaded(toasts);
  }
};
