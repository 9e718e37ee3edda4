import type { Toasts } from '@vexillum/ui';
import { missPart } from '../about/lost-parts.ts';
import { lateText } from '../about/not-loaded-text.ts';

/** What went with an update will not come back with the connection: of that the strip of the new version tells. */
const tellUnlessGone = async (toasts: Toasts | undefined): Promise<void> => {
  if (!(await missPart())) toasts?.add(lateText(), 'warning');
};

export const tellNotLoaded = (toasts: Toasts | undefined): void => void tellUnlessGone(toasts);

/** Loads what comes only when it is asked for; answers whether it came, and says so where it did not. */
export const loadPart = async (toasts: Toasts | undefined, load: () => Promise<unknown>): Promise<boolean> => {
  try {
    await load();
    return true;
  } catch (error) {
    console.error(error);
    tellNotLoaded(toasts);
    return false;
  }
};
